/**
 * What was begun before the page that needs it was there. Whoever reads the same takes it instead of asking again; a failure
 * is not kept, so that the page asks by itself and shows what comes of it.
 */
interface Begun {
  promise: Promise<unknown>;
  /** Where it has come already. */
  value?: unknown;
  at: number;
}

const begun = new Map<string, Begun>();
const expected: Promise<unknown>[] = [];
const SOON_MS = 10_000;

/** Begins to read something under the key by which a page will ask for it. */
export function begin<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const promise = read(new AbortController().signal);
  const entry: Begun = { promise, at: Date.now() };
  begun.set(key, entry);
  expect(
    promise.then(
      (value) => {
        entry.value = value;
      },
      () => begun.delete(key),
    ),
  );
  return promise;
}

/** Has the first screen wait for something too. A failure shows where it is needed. */
export function expect(promise: Promise<unknown>): void {
  expected.push(promise.catch(() => undefined));
}

/** Resolves when all that was begun is there or has failed, at the latest after `limit` milliseconds. */
export function here(limit: number): Promise<void> {
  // One may begin another, which is waited for too.
  const all = async () => {
    for (const promise of expected) await promise;
  };
  return Promise.race([all(), new Promise<void>((resolve) => setTimeout(resolve, limit))]);
}

/** Takes what was begun under a key, once; undefined where nothing was, or long ago. */
export function take(key: string): Begun | undefined {
  const found = begun.get(key);
  begun.delete(key);
  return found && Date.now() - found.at < SOON_MS ? found : undefined;
}

/** The value of what was begun, if it is there already. */
export function arrived(key: string): unknown {
  return begun.get(key)?.value;
}
