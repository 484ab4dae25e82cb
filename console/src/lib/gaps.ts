import type { Schema } from '../api/client';

export interface Gap {
  domain: string;
  /** Answers that cite it and name a competitor, but not the brand. */
  without: number;
  /** Answers that cite it and name the brand. */
  withBrand: number;
  competitors: string[];
  pages: { url: string; title: string | null }[];
}

type Answer = Pick<Schema['Answer'], 'citations' | 'mentions'>;

/**
 * Sources that answers cite which name competitors and not the brand, those first that never come with the brand's name.
 * A brand's own pages, and those of its competitors, are no gap: nobody else can be named there.
 */
export function findGaps(answers: Answer[]): Gap[] {
  const found = new Map<string, Gap>();
  for (const answer of answers) {
    const own = answer.mentions.some((mention) => mention.relationship === 'owned');
    const others = answer.mentions.filter((mention) => mention.relationship === 'competitor').map((mention) => mention.brand);
    if (!own && others.length === 0) continue;
    const domains = new Set<string>();
    for (const citation of answer.citations) {
      if (citation.type !== 'third_party') continue;
      const gap = found.get(citation.domain) ?? { domain: citation.domain, without: 0, withBrand: 0, competitors: [], pages: [] };
      found.set(citation.domain, gap);
      if (!own && !gap.pages.some((page) => page.url === citation.url)) gap.pages.push({ url: citation.url, title: citation.title ?? null });
      if (domains.has(citation.domain)) continue;
      domains.add(citation.domain);
      if (own) gap.withBrand += 1;
      else {
        gap.without += 1;
        gap.competitors = [...new Set([...gap.competitors, ...others])];
      }
    }
  }
  const share = (gap: Gap) => gap.without / (gap.without + gap.withBrand);
  return [...found.values()].filter((gap) => gap.without > 0).sort((a, b) => share(b) - share(a) || b.without - a.without);
}
