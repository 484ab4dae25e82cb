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
const SOON_MS = 10_000;

/** Begins to read something under the key by which a page will ask for it. */
export function begin<T>(key: string, read: (signal: AbortSignal) => Promise<T>): void {
  const entry: Begun = { promise: read(new AbortController().signal), at: Date.now() };
  begun.set(key, entry);
  entry.promise.then(
    (value) => {
      entry.value = value;
    },
    () => begun.delete(key),
  );
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
