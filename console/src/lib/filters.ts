import type { MetricQuery, Scope } from '../api/metrics';
import { isDay, period, problemOf, type Period } from './dates';
import { ENGINE_IDS } from './engines';

export const RANGES = [7, 14, 30, 90] as const;
const TYPES = ['branded', 'non-branded'];

/** What an address may say, else nothing: the service would refuse the whole page for a word that it does not know. */
const known = (words: string[], word: string | null) => words.find((one) => one === word) ?? null;

/** What the filters of a page say, read out of the address. */
export interface Filters extends Period {
  days: number;
  /** Whether two days are asked for, and which; the period is another one where they are none. */
  custom: boolean;
  asked: { from: string; to: string };
  problem: 'reversed' | 'long' | null;
  engine: string | null;
  type: string | null;
  view: string | null;
}

export function readFilters(query: URLSearchParams, now?: Date): Filters {
  const asked = Number(query.get('days'));
  const days = Number.isInteger(asked) && asked >= 1 && asked <= 366 ? asked : 30;
  const [from, to] = [query.get('from'), query.get('to')];
  const custom = isDay(from) && isDay(to);
  const dates = period(days, from, to, now);
  return {
    ...dates,
    days,
    custom,
    asked: custom ? { from: from as string, to: to as string } : { from: dates.startDate, to: dates.endDate },
    problem: custom ? problemOf(from as string, to as string) : null,
    engine: known(ENGINE_IDS, query.get('engine')),
    type: known(TYPES, query.get('type')),
    view: query.get('view'),
  };
}

/** The parameters of a metric for these filters. */
export function metricQuery(filters: Filters): MetricQuery {
  return {
    startDate: filters.startDate,
    endDate: filters.endDate,
    engine: filters.engine ?? undefined,
    promptType: filters.type ?? undefined,
  };
}

/** What metrics are asked of: the chosen view, else the brand. */
export function metricScope(brand: string, filters: Filters): Scope {
  return filters.view ? { kind: 'view', id: filters.view } : { kind: 'brand', id: brand };
}
