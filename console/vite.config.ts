import { defineConfig } from 'vitest/config';

// In development the service stands behind this server. It must say that it is served here, or it takes the forms of signing
// in for another site's: `answerscope serve --base-url http://127.0.0.1:5173`.
const target = process.env.ANSWERSCOPE_URL ?? 'http://127.0.0.1:8080';
const SERVED = ['/api', '/downloads', '/docs', '/openapi.json', '/login', '/logout', '/reset', '/verify', '/oauth', '/mcp', '/.well-known'];
const proxy = Object.fromEntries(SERVED.map((path) => [path, { target }]));

/** What the service sends with the console's files; the preview sends it too, so that a violation shows early. */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

export default defineConfig({
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy },
  preview: { proxy, headers: securityHeaders },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
