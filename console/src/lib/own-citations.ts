import type { Schema } from '../api/client';

type Row = Schema['DomainComparison'];

/** How many of all citations are of some kind, now and before. */
export interface CitationFigures extends Omit<Row, 'interval' | 'brand' | 'domain' | 'relationship' | 'adjustedPValue'> {
  /** Left out where several domains are summed: each has an interval and a verdict of its own. */
  interval: Row['interval'] | null;
}

/**
 * A brand's own citations: those of its domain and of its subdomains together, each of which counts among the same totals. The
 * verdict is that of the brand's domain itself, and `within_noise` where all together moved the other way.
 */
export function ownCitations(rows: Row[], domain: string): CitationFigures | undefined {
  const main = rows.find((row) => row.domain === domain) ?? rows[0];
  if (!main || rows.length === 1) return main;
  const currentCount = rows.reduce((sum, row) => sum + row.currentCount, 0);
  const previousCount = rows.reduce((sum, row) => sum + row.previousCount, 0);
  const current = main.currentTotal === 0 ? 0 : currentCount / main.currentTotal;
  const previous = main.previousTotal === 0 ? 0 : previousCount / main.previousTotal;
  const change = current - previous;
  const verdict = contradicts(main.verdict, change) ? 'within_noise' : main.verdict;
  return { ...main, currentCount, previousCount, current, previous, change, interval: null, verdict };
}

const contradicts = (verdict: string, change: number) => (verdict === 'up' && change <= 0) || (verdict === 'down' && change >= 0);

/** None of the citations is the brand's own: a page of others says how many there are. None in both periods is no change. */
export function noneOwn(others: Row[]): CitationFigures | undefined {
  const [any] = others;
  if (!any) return undefined;
  const { currentTotal, previousTotal } = any;
  const verdict = currentTotal > 0 && previousTotal > 0 ? 'within_noise' : 'too_little_data';
  return { currentCount: 0, previousCount: 0, current: 0, previous: 0, change: 0, interval: null, currentTotal, previousTotal, verdict };
}
