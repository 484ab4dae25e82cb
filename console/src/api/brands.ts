import { api, type Schema } from './client';
import { everyPage } from './pages';

/** A brand that the first page of the list does not have. */
export async function readBrand(brand: string, signal: AbortSignal): Promise<Schema['Brand']> {
  return (await api.get('/api/v1/brands/{brand}', { path: { brand }, signal })).data;
}

/** All brands, to choose from. */
export async function allBrands(signal: AbortSignal): Promise<Schema['Brand'][]> {
  const replies = await everyPage((page) => api.get('/api/v1/brands', { query: { page, pageSize: 100 }, signal }));
  return replies.flatMap((reply) => reply.data.brands);
}
