import { useEffect, useState } from 'preact/hooks';
import { en } from './en';

export type Key = keyof typeof en;
export type Catalog = Record<Key, string>;
export type Locale = 'en' | 'es';
export const LOCALES: Locale[] = ['en', 'es'];

const CHANGED = 'answerscope:locale';
let current: Locale = 'en';
let catalog: Catalog = en;

/** The locale in use: what was chosen, else the browser's first language that there is a catalog for. */
export function preferred(chosen: string | null, languages: readonly string[]): Locale {
  const wanted = [chosen ?? '', ...languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return (wanted.find((tag) => LOCALES.includes(tag as Locale)) as Locale | undefined) ?? 'en';
}

export async function useCatalogOf(locale: Locale): Promise<void> {
  catalog = locale === 'es' ? (await import('./es')).es : en;
  current = locale;
  document.documentElement.lang = locale;
  window.dispatchEvent(new Event(CHANGED));
}

export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  await useCatalogOf(locale);
}

export function locale(): Locale {
  return current;
}

/** Renders anew when the language changes. */
export function useLocale(): Locale {
  const [value, setValue] = useState(current);
  useEffect(() => {
    const changed = () => setValue(current);
    window.addEventListener(CHANGED, changed);
    return () => window.removeEventListener(CHANGED, changed);
  }, []);
  return value;
}

/** Fills `{name}` in a text. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export function t(key: Key, values?: Record<string, string | number>): string {
  return fill(catalog[key], values);
}

type Counted = Key extends infer K ? (K extends `${infer Base}.one` ? Base : never) : never;

/** A number as both languages write it; below a thousand without the browser's formats, which take milliseconds to be made. */
const whole = (n: number) => (n >= 0 && n < 1000 ? String(n) : new Intl.NumberFormat(current).format(n));

/** A text for a whole number: `key.one` or `key.other`, which is all that English and Spanish tell apart here. */
export function tn(base: Counted, n: number, values: Record<string, string | number> = {}): string {
  return t(`${base}.${n === 1 ? 'one' : 'other'}` as Key, { n: whole(n), ...values });
}

/** A text for a word of the service, such as a status; the word itself where there is none. */
export function word(group: string, value: string): string {
  return catalog[`${group}.${value}` as Key] ?? value;
}
