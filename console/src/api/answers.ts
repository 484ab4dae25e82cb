import type { Filters } from '../lib/filters';
import { address, api, request, type Schema } from './client';
import { patiently } from './pages';

export interface AnswerQuery {
  startDate: string;
  endDate: string;
  engine?: string | undefined;
  type?: string | undefined;
  countries?: string[] | undefined;
  tags?: string[] | undefined;
  promptId?: string | undefined;
  q?: string | undefined;
  mentions?: string | undefined;
  cites?: string | undefined;
}

/** How answers are asked for that the filters of a page speak of; of a view, what it says about prompts. */
export function answerQuery(filters: Filters, view: Schema['View']['filters'] = {}): AnswerQuery {
  const { startDate, endDate, engine, type } = filters;
  return { startDate, endDate, engine: engine ?? undefined, type: view.type ?? type ?? undefined, countries: view.countries, tags: view.tags };
}

/** The same, with the view that the filters name read first. */
export async function answersWithin(filters: Filters, signal: AbortSignal): Promise<AnswerQuery> {
  if (!filters.view) return answerQuery(filters);
  const { data } = await api.get('/api/v1/views/{view}', { path: { view: filters.view }, signal });
  return answerQuery(filters, data.filters);
}

interface Reply {
  data: { answers: Schema['Answer'][] };
  pagination: { totalItems: number };
  links: { next?: string };
}

/** The latest answers, at most `most` of them, by following the service's links; `step` is told how many there are. */
export async function latestAnswers(brand: string, query: AnswerQuery, most: number, signal?: AbortSignal, step?: (read: number) => void) {
  const answers: Schema['Answer'][] = [];
  const path = `/api/v1/brands/${brand}/answers`;
  let url: string | null = address(path, { query: { ...query, pageSize: 100 } });
  let total = 0;
  while (url !== null && answers.length < most) {
    const next: string = url;
    const reply = (await patiently(() => request('GET', next, undefined, signal))) as Reply;
    answers.push(...reply.data.answers);
    total = Math.max(total, reply.pagination.totalItems);
    step?.(answers.length);
    // A link is absolute; we stay on our own origin whatever it says.
    url = reply.links.next ? `${path}${new URL(reply.links.next).search}` : null;
  }
  return { answers, total, complete: url === null };
}
