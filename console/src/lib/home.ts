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

/** Forgets a brand that is not there any more, so that no way leads to it. */
export function forgetBrand(id: string): void {
  try {
    if (localStorage.getItem(LAST) === id) localStorage.removeItem(LAST);
  } catch {
    // What can not be stored need not be forgotten.
  }
}

export const overviewOf = (brand: string) => `/brands/${brand}/overview`;

/** `more` says that there are brands after these: the last one may be among them. */
export function homePath(brands: { id: string }[], more: boolean): string {
  const last = lastBrand();
  const found = brands.find((one) => one.id === last)?.id ?? (more ? last : null) ?? brands[0]?.id;
  return found ? overviewOf(found) : '/start';
}
