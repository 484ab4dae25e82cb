import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { arrived, take } from './ahead';

/** What was read, kept for a minute, so that going back to a page shows it at once. */
const kept = new Map<string, { value: unknown; at: number }>();
const KEEP_MS = 60_000;
const FORGOTTEN = 'answerscope:forgotten';

function fresh(key: string) {
  const found = kept.get(key);
  return found && Date.now() - found.at < KEEP_MS ? found : undefined;
}

/** What can be shown at once: what was read lately, or was begun early and has come. */
function here<T>(key: string | null): { key: string | null; value?: T } {
  if (key === null) return { key };
  if (!kept.has(key) && arrived(key) !== undefined) {
    kept.set(key, { value: take(key)?.value, at: Date.now() });
  }
  const found = fresh(key);
  return found ? { key, value: found.value as T } : { key: null };
}

export interface Data<T> {
  value: T | undefined;
  error: Error | undefined;
  loading: boolean;
  reload: () => void;
}

/** Forgets what was read, after something was changed; what is shown is read anew. */
export function forget(): void {
  kept.clear();
  window.dispatchEvent(new Event(FORGOTTEN));
}

/**
 * Reads something for a key, again when the key changes; `null` reads nothing. While a new value is on its way the
 * last one stays, so that figures do not jump away when a filter changes.
 */
export function useData<T>(key: string | null, read: (signal: AbortSignal) => Promise<T>): Data<T> {
  const [state, setState] = useState<{ key: string | null; value?: T; error?: Error }>(() => here<T>(key));
  const [turn, setTurn] = useState(0);
  const latest = useRef(read);
  latest.current = read;

  useEffect(() => {
    if (key === null) return;
    const found = fresh(key);
    if (found) {
      if (state.key !== key || state.value !== found.value) setState({ key, value: found.value as T });
      return;
    }
    const control = new AbortController();
    const begun = take(key)?.promise as Promise<T> | undefined;
    (begun?.catch(() => latest.current(control.signal)) ?? latest.current(control.signal)).then(
      (value) => {
        if (control.signal.aborted) return;
        kept.set(key, { value, at: Date.now() });
        setState({ key, value });
      },
      (error: Error) => {
        if (!control.signal.aborted) setState({ key, error });
      },
    );
    return () => control.abort();
  }, [key, turn]);

  useEffect(() => {
    const again = () => setTurn((n) => n + 1);
    window.addEventListener(FORGOTTEN, again);
    return () => window.removeEventListener(FORGOTTEN, again);
  }, []);

  const reload = useCallback(() => {
    if (key !== null) kept.delete(key);
    setTurn((n) => n + 1);
  }, [key]);
  const loading = key !== null && (state.key !== key || (state.value === undefined && state.error === undefined));
  return { value: state.value, error: state.key === key ? state.error : undefined, loading, reload };
}

/** Runs something that changes the service's state, and says whether it is under way and how it failed. */
export function useAction<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | undefined>();
  const start = async (...args: A) => {
    setBusy(true);
    setError(undefined);
    try {
      await run(...args);
    } catch (cause) {
      setError(cause as Error);
    } finally {
      setBusy(false);
    }
  };
  return { start, busy, error, clear: () => setError(undefined) };
}

/** Works on items, a few at a time, in order of the result. */
export async function inTurns<T, R>(items: T[], work: (item: T) => Promise<R>, width = 4): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
