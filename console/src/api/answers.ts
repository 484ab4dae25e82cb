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
  links: { prev?: string; next?: string };
}

/** Pages in a row that may hold nothing, before the reader is asked whether to go on. */
const EMPTY = 10;

type PageQuery = AnswerQuery & { page?: string | undefined; after?: string | undefined };

/** A page of answers. The service reads so many for a page and no more: one that holds nothing may have others behind it. */
export async function pageOfAnswers(brand: string, query: PageQuery, signal: AbortSignal): Promise<Reply> {
  const path = `/api/v1/brands/${brand}/answers`;
  let reply = await read(address(path, { query: { ...query, pageSize: 20 } }), signal);
  for (let empty = 1; reply.data.answers.length === 0 && reply.links.next && empty < EMPTY; empty += 1) {
    reply = await read(onward(path, reply.links.next), signal);
  }
  return reply;
}

const read = (url: string, signal?: AbortSignal) => request('GET', url, undefined, signal) as Promise<Reply>;

/** A link is absolute; we stay on our own origin whatever it says. */
const onward = (path: string, link: string) => `${path}${new URL(link).search}`;

/** How many answers a list has, as far as it tells: with other filters than days and engine the total is an upper bound. */
export function counted(query: AnswerQuery, { data, pagination, links }: Reply): number | undefined {
  if (!links.prev && !links.next) return data.answers.length;
  const { startDate: _start, endDate: _end, engine: _engine, ...narrower } = query;
  return Object.values(narrower).every((one) => one === undefined) ? pagination.totalItems : undefined;
}

/** The latest answers, at most `most` of them, by following the service's links; `step` is told how many there are. */
export async function latestAnswers(brand: string, query: AnswerQuery, most: number, signal?: AbortSignal, step?: (read: number) => void) {
  const answers: Schema['Answer'][] = [];
  const path = `/api/v1/brands/${brand}/answers`;
  let url: string | null = address(path, { query: { ...query, pageSize: 100 } });
  while (url !== null && answers.length < most) {
    const next: string = url;
    const reply = await patiently(() => read(next, signal));
    answers.push(...reply.data.answers);
    step?.(answers.length);
    url = reply.links.next ? onward(path, reply.links.next) : null;
  }
  return { answers, complete: url === null };
}
