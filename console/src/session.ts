/**
 * Who is asking. The console talks to its own origin with the session's cookie; whatever changes something also
 * carries the session's secret in a header, which a form on another site can not send.
 */
const CSRF_COOKIE = /(?:^|;\s*)(?:__Host-)?csrf=([^;]+)/;
const SAFE = new Set(['GET', 'HEAD']);

/** The headers that a request of this method needs. */
export function sessionHeaders(method: string): Record<string, string> {
  if (SAFE.has(method)) return {};
  const secret = csrfToken();
  return secret ? { 'X-CSRF-Token': secret } : {};
}

/** What shows that a page of the session sent something; null without a session. */
export function csrfToken(): string | null {
  const secret = CSRF_COOKIE.exec(document.cookie)?.[1];
  return secret ? decodeURIComponent(secret) : null;
}

/** Where somebody without a session signs in, to come back to this page. */
export function signInUrl(here: string): string {
  return `/login?next=${encodeURIComponent(here)}`;
}
