import type { Schema } from '../api/client';

type Row = Schema['DomainComparison'];

/** A brand's own citations: those of its domain and of its subdomains together. */
export interface OwnCitations extends Omit<Row, 'interval'> {
  /** Left out where several domains are summed: each has an interval and a verdict of its own. */
  interval: Row['interval'] | null;
}

/**
 * Sums the rows of a brand's own domains, each of which counts among the same totals. The verdict is that of the brand's
 * domain itself.
 */
export function ownCitations(rows: Row[], domain: string): OwnCitations | undefined {
  const main = rows.find((row) => row.domain === domain) ?? rows[0];
  if (!main || rows.length === 1) return main;
  const currentCount = rows.reduce((sum, row) => sum + row.currentCount, 0);
  const previousCount = rows.reduce((sum, row) => sum + row.previousCount, 0);
  const current = main.currentTotal === 0 ? 0 : currentCount / main.currentTotal;
  const previous = main.previousTotal === 0 ? 0 : previousCount / main.previousTotal;
  return { ...main, currentCount, previousCount, current, previous, change: current - previous, interval: null };
}
