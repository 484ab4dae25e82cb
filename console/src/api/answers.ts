import { address, request, type Schema } from './client';

export interface AnswerQuery {
  startDate: string;
  endDate: string;
  engine?: string | undefined;
  type?: string | undefined;
  mentions?: string | undefined;
  cites?: string | undefined;
}

interface Reply {
  data: { answers: Schema['Answer'][] };
  pagination: { totalItems: number };
  links: { next?: string };
}

/** The latest answers, at most `most` of them, by following the service's links. */
export async function latestAnswers(brand: string, query: AnswerQuery, most: number, signal?: AbortSignal) {
  const answers: Schema['Answer'][] = [];
  const path = `/api/v1/brands/${brand}/answers`;
  let url: string | null = address(path, { query: { ...query, pageSize: 100 } });
  let total = 0;
  while (url !== null && answers.length < most) {
    const reply = (await request('GET', url, undefined, signal)) as Reply;
    answers.push(...reply.data.answers);
    total = Math.max(total, reply.pagination.totalItems);
    // A link is absolute; we stay on our own origin whatever it says.
    url = reply.links.next ? `${path}${new URL(reply.links.next).search}` : null;
  }
  return { answers, total, complete: url === null };
}
