import { api, type Schema } from '../api/client';
import { everyPage } from '../api/pages';
import { useData } from './data';

export type View = Schema['View'];

/** All views of a brand. */
export function useViews(brand: string) {
  return useData(`views ${brand}`, async (signal) => {
    const replies = await everyPage((page) => api.get('/api/v1/brands/{brand}/views', { path: { brand }, query: { page, pageSize: 100 }, signal }));
    return replies.flatMap((reply) => reply.data.views);
  });
}

/** One view; nothing where none is chosen. */
export function useView(id: string | null) {
  return useData(id && `view ${id}`, async (signal) => (await api.get('/api/v1/views/{view}', { path: { view: id as string }, signal })).data);
}
