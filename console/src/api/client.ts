import { sessionHeaders } from '../session';
import type { components, paths } from './schema';

export type Schema = components['schemas'];

/** A failed call: the service's code and text, or status 0 where no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number | null,
    readonly description: string,
    readonly retryAfter: number | null = null,
  ) {
    super(description);
  }
}

type Methods = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation<T, P extends keyof T, M extends Methods> = M extends keyof T[P] ? NonNullable<T[P][M]> : never;
type Parameters<O> = O extends { parameters: infer X } ? X : never;
type PathOf<O> = Parameters<O> extends { path: infer X } ? { path: X } : { path?: undefined };
type QueryOf<O> = Parameters<O> extends { query?: infer X } ? { query?: X } : { query?: undefined };
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } }
  ? { body?: B }
  : { body?: undefined };
type Content<R> = R extends { content: { 'application/json': infer C } } ? C : undefined;
type ReplyOf<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202)]> : never;
type Input<O> = PathOf<O> & QueryOf<O> & BodyOf<O> & { signal?: AbortSignal };

type WithMethod<T, M extends Methods> = {
  [P in keyof T & string]: M extends keyof T[P] ? (T[P][M] extends undefined ? never : P) : never;
}[keyof T & string];

/** The address of an operation; lists are joined by commas, and what is empty is left out. */
export function address(path: string, input: { path?: unknown; query?: unknown } = {}): string {
  const names = (input.path ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined || value === null ? '' : String(value);
    if (text !== '') query.set(name, text);
  }
  const search = query.toString();
  return search ? `${filled}?${search}` : filled;
}

/** Asks an address of our own origin. @throws ApiError for everything but success. */
export async function request(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers: { ...sessionHeaders(method), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, null, '');
  }
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (!response.ok) throw failure(response, text);
  return JSON.parse(text) as unknown;
}

function failure(response: Response, text: string): ApiError {
  const retryAfter = Number(response.headers.get('Retry-After')) || null;
  try {
    const { error } = JSON.parse(text) as { error: { code: number; description: string } };
    return new ApiError(response.status, error.code, error.description, retryAfter);
  } catch {
    return new ApiError(response.status, null, response.statusText, retryAfter);
  }
}

function call<T, M extends Methods>(method: M) {
  return <P extends WithMethod<T, M>>(path: P, input: Input<Operation<T, P, M>>): Promise<ReplyOf<Operation<T, P, M>>> =>
    request(method.toUpperCase(), address(path, input), (input as { body?: unknown }).body, input.signal) as Promise<
      ReplyOf<Operation<T, P, M>>
    >;
}

/** The operations of a document, typed by it. */
export function client<T>() {
  return {
    get: call<T, 'get'>('get'),
    post: call<T, 'post'>('post'),
    put: call<T, 'put'>('put'),
    patch: call<T, 'patch'>('patch'),
    delete: call<T, 'delete'>('delete'),
  };
}

/** The operations of the public document. */
export const api = client<paths>();
