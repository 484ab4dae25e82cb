import { address, request, type Schema } from './client';

export type Metric = 'visibility' | 'share-of-voice' | 'citations' | 'sentiment';
export type Verdict = 'up' | 'down' | 'within_noise' | 'too_little_data' | 'model_changed';

/** What a metric is asked of: a brand, the prompts of a view, or one prompt. */
export interface Scope {
  kind: 'brand' | 'view' | 'prompt';
  id: string;
}

export interface MetricQuery {
  startDate: string;
  endDate: string;
  compareStartDate?: string | undefined;
  compareEndDate?: string | undefined;
  engine?: string | undefined;
  promptType?: string | undefined;
  sourceType?: string | undefined;
  domain?: string | undefined;
  brand?: string | undefined;
  feature?: string | undefined;
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

interface Rows {
  visibility: Schema['VisibilityRow'];
  'share-of-voice': Schema['VoiceRow'];
  citations: Schema['CitationRow'];
  sentiment: Schema['SentimentRow'];
}

interface Points {
  visibility: Schema['VisibilityPoint'];
  'share-of-voice': Schema['VoicePoint'];
  citations: Schema['CitationPoint'];
  sentiment: Schema['SentimentPoint'];
}

interface Comparisons {
  visibility: Schema['BrandComparison'];
  'share-of-voice': Schema['BrandComparison'];
  citations: Schema['DomainComparison'];
  sentiment: Schema['FeatureComparison'];
}

export interface Page {
  page: number;
  pageSize: number;
  totalItems: number;
}

export interface AggregateReply<M extends Metric> {
  data: { aggregates: Rows[M][]; countedUntil: string | null; noAnswerCount: number; answersRead?: number; answersNotRead?: number };
  pagination: Page;
}

export interface SeriesReply<M extends Metric> {
  data: {
    timeseries: Points[M][];
    methodVersions: number[];
    modelChanges: Schema['ModelChange'][];
    countedUntil: string | null;
    noAnswerCount: number;
  };
}

export interface ComparisonReply<M extends Metric> {
  data: {
    comparison: Comparisons[M][];
    compareStartDate: string;
    compareEndDate: string;
    enginesLeftOut: string[];
    countedUntil: string | null;
    noAnswerCount: number;
    previousNoAnswerCount: number;
  };
  pagination: Page;
}

function url(scope: Scope, metric: Metric, form: string, query: MetricQuery): string {
  // The type of a prompt is asked of brands alone: a view carries it in its filters, and a prompt has one.
  const { promptType, ...rest } = query;
  const asked = scope.kind === 'brand' ? query : rest;
  return address(`/api/v1/${scope.kind}s/{id}/${metric}/${form}`, { path: { id: scope.id }, query: asked });
}

export function aggregates<M extends Metric>(scope: Scope, metric: M, query: MetricQuery, signal?: AbortSignal) {
  const { compareStartDate, compareEndDate, ...rest } = query;
  return request('GET', url(scope, metric, 'aggregates', rest), undefined, signal) as Promise<AggregateReply<M>>;
}

export function series<M extends Metric>(scope: Scope, metric: M, query: MetricQuery, signal?: AbortSignal) {
  const { startDate, endDate, engine, promptType } = query;
  const asked = { startDate, endDate, engine, promptType };
  return request('GET', url(scope, metric, 'timeseries', asked), undefined, signal) as Promise<SeriesReply<M>>;
}

export function comparison<M extends Metric>(scope: Scope, metric: M, query: MetricQuery, signal?: AbortSignal) {
  return request('GET', url(scope, metric, 'comparison', query), undefined, signal) as Promise<ComparisonReply<M>>;
}

/** The comparison of all tracked brands: a brand and its hundred competitors are two pages. */
export async function comparedBrands<M extends 'visibility' | 'share-of-voice'>(scope: Scope, metric: M, query: MetricQuery, signal?: AbortSignal): Promise<ComparisonReply<M>> {
  const first = await comparison(scope, metric, { ...query, page: 1, pageSize: 100 }, signal);
  if (first.pagination.totalItems > 100) {
    const rest = await comparison(scope, metric, { ...query, page: 2, pageSize: 100 }, signal);
    first.data.comparison.push(...rest.data.comparison);
  }
  return first;
}

/** Every page of an aggregate's rows, at most `limit` pages of 100. */
export async function allAggregates<M extends Metric>(
  scope: Scope,
  metric: M,
  query: MetricQuery,
  signal?: AbortSignal,
  limit = 10,
): Promise<AggregateReply<M>> {
  const first = await aggregates(scope, metric, { ...query, page: 1, pageSize: 100 }, signal);
  const pages = Math.min(limit, Math.ceil(first.pagination.totalItems / 100));
  for (let page = 2; page <= pages; page += 1) {
    const next = await aggregates(scope, metric, { ...query, page, pageSize: 100 }, signal);
    first.data.aggregates.push(...next.data.aggregates);
  }
  return first;
}
