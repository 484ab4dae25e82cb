/** By what the service puts the rows of a list in order, as the address says it. */
export interface Order {
  by: string;
  descending: boolean;
}

/** The order of an address: one of those that the list can be asked for, from the highest where it does not say otherwise. */
export function orderOf(query: URLSearchParams, known: string[]): Order {
  const by = known.find((one) => one === query.get('sort')) ?? (known[0] as string);
  return { by, descending: query.get('order') !== 'asc' };
}

/** What the service is asked for it. */
export function sorted({ by, descending }: Order): { sortBy: string; sortDirection: 'asc' | 'desc' } {
  return { sortBy: by, sortDirection: descending ? 'desc' : 'asc' };
}
