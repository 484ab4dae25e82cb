import { ApiError } from './client';

const MOST_PAGES = 50;

/**
 * The pages of a list that are asked for by number, until the service names no next one. Lists that people choose from are read
 * whole by this; `most` pages are enough for any that a person can use.
 */
export async function everyPage<R extends { links: { next?: string } }>(read: (page: number) => Promise<R>, most = MOST_PAGES): Promise<R[]> {
  const replies: R[] = [];
  for (let page = 1; page <= most; page += 1) {
    const reply = await patiently(() => read(page));
    replies.push(reply);
    if (!reply.links.next) break;
  }
  return replies;
}

const WAITS = 5;

/** Reads what is one request of many: where the service says that they are too many, it is asked again after the time it names. */
export async function patiently<R>(read: () => Promise<R>): Promise<R> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await read();
    } catch (cause) {
      const wait = cause instanceof ApiError && cause.code === 1007 ? (cause.retryAfter ?? 1) : null;
      if (wait === null || turn === WAITS) throw cause;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }
}

/** The rows of all pages of a list, at most `most`; `step` is told how many there are. */
export async function everyRow<T>(read: (page: number) => Promise<{ rows: T[]; total: number }>, most: number, step: (read: number) => void): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await patiently(() => read(page));
    found.push(...rows);
    step(Math.min(found.length, most));
    if (rows.length === 0 || found.length >= Math.min(total, most)) return found.slice(0, most);
  }
}
