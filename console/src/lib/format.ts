import { locale } from '../i18n';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames>();

function keep<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames>(key: string, make: () => T): T {
  const name = `${locale()}:${key}`;
  const found = (cache.get(name) as T | undefined) ?? make();
  cache.set(name, found);
  return found;
}

const number = (key: string, options: Intl.NumberFormatOptions) =>
  keep(key, () => new Intl.NumberFormat(locale(), options));

export function count(n: number): string {
  return number('count', { maximumFractionDigits: 0 }).format(n);
}

export function decimal(n: number | null | undefined, digits = 1): string {
  if (n === null || n === undefined) return '–';
  return number(`decimal${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(n);
}

/** A fraction as a percentage; one digit where that says more. */
export function percent(fraction: number | null | undefined, digits?: number): string {
  if (fraction === null || fraction === undefined || Number.isNaN(fraction)) return '–';
  const shown = digits ?? (fraction !== 0 && Math.abs(fraction) < 0.0995 ? 1 : 0);
  return number(`percent${shown}`, {
    style: 'percent',
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(fraction);
}

/** A change of a fraction in percentage points, with its sign. */
export function points(change: number): string {
  const value = change * 100;
  const digits = Math.abs(value) < 10 ? 1 : 0;
  const written = number(`points${digits}`, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  // A minus as wide as the plus, so that columns of changes stand straight.
  return written.replace('-', '\u2212');
}

export function money(dollars: number): string {
  return number('money', { style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(
    dollars,
  );
}

export function bytes(n: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = Math.min(3, n > 0 ? Math.floor(Math.log10(n) / 3) : 0);
  return number(`bytes${step}`, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(n / 1000 ** step);
}

const date = (key: string, options: Intl.DateTimeFormatOptions) =>
  keep(key, () => new Intl.DateTimeFormat(locale(), options));

/** A day of the service (UTC). */
export function day(text: string): string {
  return date('day', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(text));
}

export function shortDay(text: string): string {
  return date('short', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(text));
}

export function range(start: string, end: string): string {
  return date('day', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(start),
    new Date(end),
  );
}

/** A moment, in the reader's own time zone, which is named: days are those of UTC. */
export function moment(text: string): string {
  return date('moment', { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(new Date(text));
}

export function country(code: string): string {
  return keep('region', () => new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' })).of(code) ?? code;
}

export function language(code: string): string {
  return keep('language', () => new Intl.DisplayNames(locale(), { type: 'language', fallback: 'code' })).of(code) ?? code;
}

export { engine, ENGINE_IDS } from './engines';
