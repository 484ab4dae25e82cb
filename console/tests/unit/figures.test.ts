import { afterEach, describe, expect, it } from 'vitest';
import { moved, nearest, ticks } from '../../src/charts/frame';
import { inventor } from '../../src/lib/inventor';
import { isPast } from '../../src/ui/pager';
import { alone, axisFormat, ceiling, tone, type Line } from '../../src/charts/line';
import { competitorsFromText, competitorsToText, lineWithoutDomain } from '../../src/lib/brand-form';
import { bytes, country, day, moment, money, percent, points } from '../../src/lib/format';
import { findGaps } from '../../src/lib/gaps';
import { noneOwn, ownCitations } from '../../src/lib/own-citations';
import { plain } from '../../src/lib/plain';
import { feelings, linesOf, visibilityPoint, voicePoint } from '../../src/lib/points';
import { useCatalogOf } from '../../src/i18n';

const page = { documentElement: { lang: '' } };
Object.assign(globalThis, { document: page, window: new EventTarget() });
afterEach(() => useCatalogOf('en'));

describe('formats', () => {
  it('writes figures as the language does', async () => {
    expect(percent(0.9166)).toBe('92%');
    expect(percent(0.0717)).toBe('7.2%');
    expect(percent(0)).toBe('0%');
    expect(percent(null)).toBe('–');
    expect(points(-0.0182)).toBe('\u22121.8');
    expect(points(0.57)).toBe('+57');
    expect(points(0)).toBe('0.0');
    await useCatalogOf('es');
    expect(percent(0.0717)).toMatch(/^7,2\s%$/);
    expect(day('2026-11-09')).toBe('9 nov 2026');
    expect(country('DE')).toBe('Alemania');
    expect(page.documentElement.lang).toBe('es');
  });

  it('keeps days where they are, whatever the time zone', () => {
    expect(day('2026-11-09')).toBe('Nov 9, 2026');
    expect(moment('2026-11-09T02:30:00Z')).toMatch(/^Nov 8, 2026, 6:30\sPM PST$/);
    expect(money(0.0004)).toBe('$0.0004');
    expect(bytes(1536)).toBe('1.5 kB');
    expect(bytes(0)).toBe('0 byte');
  });
});

describe('series', () => {
  const point = (date: string, brand: string, relationship: 'owned' | 'competitor', totalMentions: number) => ({
    date, brand, relationship, domain: `${brand}.example`, mentionCount: 1, totalMentions, shareOfVoice: 0.5,
  });

  it('puts the owned brand first and leaves gaps on days without answers', () => {
    const lines = linesOf([point('2026-01-01', 'ferrin', 'competitor', 2), point('2026-01-01', 'hollin', 'owned', 2), point('2026-01-02', 'ferrin', 'competitor', 0), point('2026-01-02', 'hollin', 'owned', 0)], voicePoint);
    expect(lines.map((line) => [line.name, line.points.map((one) => one.value)])).toEqual([['hollin', [0.5, null]], ['ferrin', [0.5, null]]]);
    expect(lines.map((line) => tone(lines, line))).toEqual([0, 1]);
    const many = Array.from({ length: 9 }, (_, i): Line => ({ id: String(i), name: String(i), owned: i === 0, points: [{ date: '2026-01-01', value: i === 1 ? 9 : i }] }));
    expect(many.map((line) => tone(many, line))).toEqual([0, 1, 7, 7, 2, 3, 4, 5, 6]);
    expect(tone(many, many[2] as Line, many[2])).toBe(8);
  });

  it('reads a prompt’s answers where a brand has prompts', () => {
    const row = { date: '', brand: '', domain: '', relationship: 'owned' as const, mentionCount: 0, averagePosition: null, firstMentionShare: 0, visibility: 0, confidenceInterval: { low: 0, high: 1 } };
    expect(visibilityPoint({ ...row, answerCount: 0 })).toEqual({ value: null });
    expect(visibilityPoint({ ...row, promptCount: 3 })).toEqual({ value: 0, low: 0, high: 1 });
  });

  it('sums findings before it divides', () => {
    expect(feelings([{ endorsedMentions: 3, neutralMentions: 5, underminedMentions: 0 }, { endorsedMentions: 0, neutralMentions: 0, underminedMentions: 1 }]).favourable).toBe(0.75);
    expect(feelings([]).favourable).toBeNull();
  });

  it('finds the points that no line goes through', () => {
    const points = [1, null, 2, 3, null, null, 0].map((value, n) => ({ date: `2026-01-0${n + 1}`, value }));
    expect(alone(points)).toEqual([0, 6]);
    expect(alone([])).toEqual([]);
  });

  it('ends the axis above the highest value, and at 1 for fractions', () => {
    const line = (value: number, high: number): Line => ({ id: 'a', name: 'a', owned: true, points: [{ date: '2026-01-01', value, low: 0, high }] });
    expect(ceiling([line(0.92, 0.99)], true)).toBe(1);
    expect(ceiling([line(0.04, 0.07)], true)).toBeCloseTo(0.08);
    expect(ceiling([line(230, 230)], false)).toBe(250);
    expect(ceiling([], true)).toBe(1);
  });
});

describe('steps through points', () => {
  it('moves by keys within the ends', () => {
    expect(moved('ArrowRight', 3, 5)).toBe(4);
    expect(moved('ArrowRight', 4, 5)).toBe(4);
    expect(moved('PageDown', 3, 5)).toBe(0);
    expect(moved('End', 0, 5)).toBe(4);
    expect(moved('a', 0, 5)).toBeNull();
  });

  it('finds the nearest point, and as many labels as fit', () => {
    expect(nearest(26, 4, (step) => step * 10)).toBe(3);
    expect(ticks(30, 390)).toContain(29);
    expect(ticks(30, 390).length).toBeLessThanOrEqual(4);
    expect(ticks(1, 390)).toEqual([0]);
    expect(ticks(0, 390)).toEqual([]);
  });
});

describe('gaps', () => {
  const mention = (brand: string, relationship: 'owned' | 'competitor') => ({ brand, domain: '', relationship, mentionCount: 1, rank: 1, spans: [] });
  const cite = (domain: string, type: 'owned' | 'competitor' | 'third_party' = 'third_party') => ({ url: `https://${domain}/`, title: '', domain, type, position: 1 });

  it('counts answers, once for each source, and leaves the brands’ own pages out', () => {
    const gaps = findGaps([
      { mentions: [mention('Ferrin', 'competitor')], citations: [cite('a.example'), cite('a.example'), cite('ferrin.example', 'competitor')] },
      { mentions: [mention('Hollin', 'owned'), mention('Ferrin', 'competitor')], citations: [cite('a.example'), cite('b.example')] },
      { mentions: [], citations: [cite('c.example')] },
    ]);
    expect(gaps).toEqual([{ domain: 'a.example', without: 1, withBrand: 1, competitors: ['Ferrin'], pages: [{ url: 'https://a.example/', title: '' }] }]);
  });
});

describe('a brand’s own citations', () => {
  const row = (domain: string, currentCount: number, previousCount: number) => ({
    brand: 'Hollin', domain, relationship: 'owned' as const, current: currentCount / 10, previous: previousCount / 20, change: 0,
    interval: { low: 0, high: 1 }, adjustedPValue: 1, verdict: 'up' as const, currentCount, currentTotal: 10, previousCount, previousTotal: 20,
  });

  it('are those of all its domains, with the verdict of the first', () => {
    expect(ownCitations([row('blog.hollin.example', 2, 0), row('hollin.example', 3, 4)], 'hollin.example')).toMatchObject({
      domain: 'hollin.example', currentCount: 5, current: 0.5, previous: 0.2, change: 0.3, interval: null,
    });
    // Together they rose: what the domain's own verdict says is no fall of them all.
    const fell = { ...row('hollin.example', 1, 4), verdict: 'down' as const };
    expect(ownCitations([fell, row('blog.hollin.example', 4, 0)], 'hollin.example')?.verdict).toBe('within_noise');
    expect(ownCitations([fell, row('blog.hollin.example', 0, 0)], 'hollin.example')?.verdict).toBe('down');
    expect(ownCitations([row('hollin.example', 3, 4)], 'hollin.example')?.interval).toEqual({ low: 0, high: 1 });
    expect(ownCitations([], 'hollin.example')).toBeUndefined();
  });
});

describe('what a page says of itself', () => {
  it('writes the numbers of an axis in one way', () => {
    expect([0, 0.05, 0.1].map(axisFormat([0, 0.05, 0.1]))).toEqual(['0%', '5%', '10%']);
    expect([0, 0.025, 0.1].map(axisFormat([0, 0.025, 0.1]))).toEqual(['0.0%', '2.5%', '10.0%']);
  });

  it('knows answers that nobody gave, and pages that a list does not have', () => {
    expect(inventor([{ model: 'simulated' }, { model: 'simulated' }])).toBe('demo');
    expect(inventor([{ model: 'gpt' }, { model: 'simulated' }])).toBe('some');
    expect(inventor([{ model: 'answerscope-builtin-1' }])).toBe('engine');
    expect(inventor([{ model: null }, {}])).toBeUndefined();
    expect(isPast({ page: 99, pageSize: 25, totalItems: 30 })).toBe(true);
    expect(isPast({ page: 2, pageSize: 25, totalItems: 30 }) || isPast({ page: 1, pageSize: 25, totalItems: 0 })).toBe(false);
  });
});

describe('a brand that nobody cites', () => {
  it('has none of the citations that there are', () => {
    const rows = [{ domain: 'a.example', currentCount: 4, currentTotal: 7, previousCount: 1, previousTotal: 5 }] as Parameters<typeof noneOwn>[0];
    expect(noneOwn(rows)).toMatchObject({ current: 0, currentCount: 0, currentTotal: 7, change: 0, verdict: 'within_noise' });
    expect(noneOwn([])).toBeUndefined();
  });
});

describe('a brand’s form', () => {
  it('reads competitors a line each, and writes them back', () => {
    const found = competitorsFromText('Ferrin, ferrin.example, Ferrin Home\n\nOrvane\n');
    expect(found).toEqual([{ name: 'Ferrin', domain: 'ferrin.example', alternativeNames: ['Ferrin Home'] }, { name: 'Orvane', domain: '' }]);
    expect(lineWithoutDomain(found)).toBe(2);
    expect(competitorsToText([{ name: 'Ferrin', domain: 'ferrin.example', alternativeNames: ['Ferrin Home'] }])).toBe('Ferrin, ferrin.example, Ferrin Home');
  });

  it('shows the beginning of an answer without its markup', () => {
    expect(plain('Intro.\n\n## Best\n\n1. **Hollin** – see [it](https://a.example "T")')).toBe('Intro. Best: 1. Hollin – see it');
    expect(plain('| | Hollin |\n|---|:-:|\n| Price | **good** |\n')).toBe('· Hollin / Price · good');
    expect(plain('> *So* `it` is, [a](https://a.example/b_(c)). 2 * 3, <https://b.example>')).toBe('So it is, a. 2 * 3, https://b.example');
    expect(plain('| Price | good |')).toBe('Price · good');
    expect(plain('Top:\n| A | B |\n|---|---|\n| C | cut')).toBe('Top: A · B / C · cut');
  });
});
