/** Where `/` leads: to the brand that was looked at last, else to the first one; somebody who has none begins. */
const LAST = 'brand';

export function rememberBrand(id: string): void {
  try {
    localStorage.setItem(LAST, id);
  } catch {
    // Storage can be forbidden; the first brand of the list is the way back then.
  }
}

export function lastBrand(): string | null {
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

/** The brand that was looked at last, if it is still there. */
export function known<B extends { id: string }>(brands: B[]): B | undefined {
  const last = lastBrand();
  return brands.find((one) => one.id === last);
}

export const overviewOf = (brand: string) => `/brands/${brand}/overview`;

export function homePath(brands: { id: string }[]): string {
  const brand = known(brands) ?? brands[0];
  return brand ? overviewOf(brand.id) : '/start';
}
