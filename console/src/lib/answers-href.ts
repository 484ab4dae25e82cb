import type { Filters } from './filters';
import { href } from './location';

type Patch = Record<string, string | null | undefined>;

/** The answers behind a figure: those of its days, engine, prompts and view, narrowed by `patch`. */
export function answersHref(brand: string, filters: Filters, patch: Patch = {}): string {
  const { startDate, endDate, days, custom, problem, engine, type, view } = filters;
  const dates = custom && !problem ? { from: startDate, to: endDate } : { days: String(days) };
  return href(`/brands/${brand}/answers`, { ...dates, engine, type, view, ...patch });
}
