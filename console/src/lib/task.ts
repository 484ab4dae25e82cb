import { useEffect, useRef, useState } from 'preact/hooks';

export interface Task {
  id: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
}

export const isOpen = (status: string) => status === 'pending' || status === 'processing';

const SECOND = 1000;

/** Asks for a task until it is over; `null` asks for nothing. The service names a second as its pace. */
export function useTask<T extends Task>(id: string | null, read: (id: string, signal: AbortSignal) => Promise<T>, onEnd?: (task: T) => void) {
  const [task, setTask] = useState<T | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef({ read, onEnd });
  latest.current = { read, onEnd };
  useEffect(() => {
    setTask(null);
    setError(null);
    if (id === null) return;
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const found = await latest.current.read(id, control.signal);
        setTask(found);
        if (isOpen(found.status)) timer = setTimeout(ask, SECOND);
        else latest.current.onEnd?.(found);
      } catch (cause) {
        if (!control.signal.aborted) setError(cause as Error);
      }
    };
    void ask();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [id]);
  return { task, error };
}
