import type { Plugin } from 'vite';
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

/**
 * Puts `src/early.ts` into the page before everything else, as a script of its own: Vite makes one of all that stand in the page.
 */
function early(): Plugin {
  return {
    name: 'early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.isEntry && one.name === 'early');
        if (!chunk || chunk.type !== 'chunk') return [{ tag: 'script', attrs: { type: 'module', src: '/src/early.ts' }, injectTo: 'head-prepend' }];
        const needed = chunk.imports.filter((name) => !html.includes(name));
        const tags = [
          `<script type="module" crossorigin src="/${chunk.fileName}"></script>`,
          ...needed.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
        ];
        return html.replace('    <script type="module"', `    ${tags.join('\n    ')}\n    <script type="module"`);
      },
    },
  };
}

export default defineConfig({
  plugins: [early()],
  build: {
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts' },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // What every page needs, parts of most pages, and charts are a file each, not twenty that wait for a connection.
          groups: [
            { name: 'first', priority: 3, test: /vite\/preload-helper|src\/(lib\/(ahead|engines|filters|dates|home)|api\/(client|metrics|first|pages)|session|routes)\.ts/ },
            { name: 'base', priority: 2, test: /node_modules\/preact\/|src\/(i18n\/(en|index)|ui\/(icons|page|how|states)\.|lib\/(data|format|location|who)\.|api\/account\.)/ },
            { name: 'parts', priority: 1, test: /src\/(lib\/(csv|highlight|inline|order|views|answers-href|inventor)|api\/answers|ui\/(table|badges|fields|filter-bar|engine-table|pager|save-csv|invented|view-status))\./ },
            { name: 'figures', priority: 1, test: /node_modules\/(d3-|internmap)|src\/(charts\/|pages\/overview\/series|lib\/points)/ },
          ],
        },
      },
    },
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
