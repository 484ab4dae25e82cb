/** Days are `YYYY-MM-DD` in UTC, as the service counts them. */
const DAY = 86_400_000;

export function isDay(text: string | null | undefined): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  // A day that no month has, such as 31 February, is taken for one of the next month by some browsers.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

export function today(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** The number of days from the first to the last, both counted. */
export function length(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
}

export interface Period {
  startDate: string;
  endDate: string;
}

const LONGEST = 366;

/** Why the service would not take two days for a period; null where it would. */
export function problemOf(from: string, to: string): 'reversed' | 'long' | null {
  if (from > to) return 'reversed';
  return length(from, to) > LONGEST ? 'long' : null;
}

/** The period that is asked for: one of a number of days that ends today, or one between two days. */
export function period(days: number, from?: string | null, to?: string | null, now?: Date): Period {
  const last = today(now);
  if (isDay(from) && isDay(to) && !problemOf(from, to)) return { startDate: from, endDate: to };
  return { startDate: addDays(last, 1 - days), endDate: last };
}

/** As many days right before. */
export function before({ startDate, endDate }: Period): Period {
  const end = addDays(startDate, -1);
  return { startDate: addDays(end, 1 - length(startDate, endDate)), endDate: end };
}
