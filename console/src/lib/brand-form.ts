export interface NamedDomain {
  name: string;
  domain: string;
  alternativeNames?: string[];
}

/** Competitors out of lines such as `Ferrin, ferrin.example, Ferrin Home`: name, domain, other names. */
export function competitorsFromText(text: string): NamedDomain[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(',').map((part) => part.trim()))
    .filter((parts) => parts[0])
    .map(([name = '', domain = '', ...others]) => {
      const alternativeNames = others.filter(Boolean);
      return { name, domain, ...(alternativeNames.length > 0 ? { alternativeNames } : {}) };
    });
}

export function competitorsToText(competitors: { name: string; domain: string; alternativeNames: string[] }[]): string {
  return competitors.map((one) => [one.name, one.domain, ...one.alternativeNames].join(', ')).join('\n');
}

/** The first competitor line that names no domain, counted from 1. */
export function lineWithoutDomain(competitors: NamedDomain[]): number | null {
  const found = competitors.findIndex((one) => one.domain === '');
  return found < 0 ? null : found + 1;
}
