import { api } from './client';
import { series, type Metric, type MetricQuery, type Scope } from './metrics';

/** The first hundred brands of the organization: enough to begin with, and for most all that there are. */
export const readBrands = (signal: AbortSignal) => api.get('/api/v1/brands', { query: { pageSize: 100 }, signal });

/** The metric that the overview's chart shows. */
export function chosenMetric(metric: string | null): Metric {
  return (['visibility', 'share-of-voice', 'citations', 'sentiment'] as const).find((one) => one === metric) ?? 'visibility';
}

/** The series of the overview's chart, and the key that it is kept under. */
export function readSeries(scope: Scope, metric: string | null, asked: MetricQuery) {
  const chosen = chosenMetric(metric);
  return {
    key: `series ${JSON.stringify([chosen, scope, asked])}`,
    read: (signal: AbortSignal) => series(scope, chosen, asked, signal),
  };
}
