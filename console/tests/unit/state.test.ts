import { describe, expect, it } from 'vitest';
import { address } from '../../src/api/client';
import { answerQuery } from '../../src/api/answers';
import { everyPage, everyRow } from '../../src/api/pages';
import { answersHref } from '../../src/lib/answers-href';
import { before, isDay, length, period } from '../../src/lib/dates';
import { metricQuery, metricScope, readFilters } from '../../src/lib/filters';
import { carried, href, isOurs, sameFilters, withQuery } from '../../src/lib/location';
import { orderOf, sorted } from '../../src/lib/order';
import { route } from '../../src/routes';

const now = new Date('2026-03-02T23:30:00Z');

describe('dates', () => {
  it('counts the last day too, in UTC', () => {
    expect(period(30, null, null, now)).toEqual({ startDate: '2026-02-01', endDate: '2026-03-02' });
    expect(before({ startDate: '2026-02-01', endDate: '2026-03-02' })).toEqual({ startDate: '2026-01-02', endDate: '2026-01-31' });
    expect(length('2026-03-02', '2026-03-02')).toBe(1);
  });

  it('falls back where an address names no period', () => {
    const thirty = period(30, null, null, now);
    expect(period(30, '2026-03-02', '2026-03-01', now)).toEqual(thirty);
    expect(period(30, '2020-01-01', '2026-03-01', now)).toEqual(thirty);
    expect(period(30, '2026-13-40', '2026-03-01', now)).toEqual(thirty);
    expect(isDay('2026-1-1')).toBe(false);
    expect(isDay('2026-02-31')).toBe(false);
    expect(isDay('2024-02-29')).toBe(true);
  });
});

describe('the address', () => {
  it('says what a page shows, and survives nonsense', () => {
    const filters = readFilters(new URLSearchParams('days=7&engine=openai&type=branded'), now);
    expect(filters).toMatchObject({ startDate: '2026-02-24', endDate: '2026-03-02', days: 7, custom: false });
    expect(metricQuery(filters)).toMatchObject({ engine: 'openai', promptType: 'branded' });
    expect(readFilters(new URLSearchParams('days=-4'), now).days).toBe(30);
    expect(readFilters(new URLSearchParams('engine=bing&type=odd'), now)).toMatchObject({ engine: null, type: null });
    expect(readFilters(new URLSearchParams('from=2026-01-05&to=2026-01-01'), now)).toMatchObject({ custom: true, problem: 'reversed', startDate: '2026-02-01', asked: { from: '2026-01-05' } });
    expect(readFilters(new URLSearchParams('from=2024-01-05&to=2026-01-01'), now).problem).toBe('long');
    expect(readFilters(new URLSearchParams('from=2026-02-31&to=2026-03-01'), now)).toMatchObject({ custom: false, problem: null });
    expect(readFilters(new URLSearchParams('from=2026-01-01&to=2026-01-05'), now)).toMatchObject({ custom: true, startDate: '2026-01-01' });
  });

  it('asks the view where one is chosen', () => {
    expect(metricScope('brand_a', readFilters(new URLSearchParams('view=view_b'), now))).toEqual({ kind: 'view', id: 'view_b' });
    expect(metricScope('brand_a', readFilters(new URLSearchParams(), now))).toEqual({ kind: 'brand', id: 'brand_a' });
  });

  it('carries filters from page to page, and nothing else', () => {
    expect(carried(new URLSearchParams('days=7&page=3&open=x&engine=gemini'))).toEqual({ days: '7', engine: 'gemini' });
    expect(withQuery(new URLSearchParams('a=1&b=2'), { a: null, c: 'x y' }).toString()).toBe('b=2&c=x+y');
    expect(href('/start', { step: undefined, brand: '' })).toBe('/start');
  });

  it('leads to the answers behind a figure with all that the figure is of', () => {
    const of = (query: string) => answersHref('b', readFilters(new URLSearchParams(query), now), { mentions: 'Hollin' });
    expect(of('days=7&engine=openai&view=view_a')).toBe('/brands/b/answers?days=7&engine=openai&view=view_a&mentions=Hollin');
    expect(of('from=2026-01-01&to=2026-01-05&type=branded')).toBe('/brands/b/answers?from=2026-01-01&to=2026-01-05&type=branded&mentions=Hollin');
  });

  it('keeps the period and the engine for another brand, not the view', () => {
    expect(sameFilters(new URLSearchParams('days=7&engine=openai&view=view_a&page=2'))).toEqual({ days: '7', engine: 'openai' });
  });

  it('puts lists in an order that they can be asked for', () => {
    expect(orderOf(new URLSearchParams('sort=change&order=asc'), ['current', 'change'])).toEqual({ by: 'change', descending: false });
    expect(sorted(orderOf(new URLSearchParams('sort=nothing'), ['current', 'change']))).toEqual({ sortBy: 'current', sortDirection: 'desc' });
  });

  it('knows its own pages from those of the service', () => {
    expect(['/', '/brands/b/overview', '/start', '/methodology'].every(isOurs)).toBe(true);
    expect(['/docs', '/api/v1/brands', '/downloads/x', '/startle', '/login'].some(isOurs)).toBe(false);
  });

  it('leads to pages and nowhere else', () => {
    expect(route('/brands/b/answers/answer_1')).toMatchObject({ page: 'answers/one', brand: 'b', id: 'answer_1' });
    expect(route('/brands/b/overview')).toMatchObject({ page: 'overview', brand: 'b', id: '' });
    for (const path of ['/brands/b', '/brands/b/nothing', '/brands/b/overview/x', '/start/x', '/else', '/brands/b/answers/1/2']) {
      expect(route(path), path).toBeNull();
    }
  });

  it('escapes what stands in an operation’s path, and joins lists', () => {
    expect(address('/api/v1/brands/{brand}', { path: { brand: 'a/b?c' }, query: { engine: ['openai', 'gemini'], q: '', page: 2 } })).toBe('/api/v1/brands/a%2Fb%3Fc?engine=openai%2Cgemini&page=2');
  });
});

describe('lists', () => {
  it('are read until the service names no next page, or as far as they are wanted', async () => {
    const read = async (page: number) => ({ page, links: page < 3 ? { next: 'more' } : {} });
    expect((await everyPage(read)).map((reply) => reply.page)).toEqual([1, 2, 3]);
    expect(await everyPage(read, 2)).toHaveLength(2);
    const steps: number[] = [];
    const rows = await everyRow(async (page) => ({ rows: [page, page], total: 6 }), 5, (n) => steps.push(n));
    expect(rows).toEqual([1, 1, 2, 2, 3]);
    expect(steps).toEqual([2, 4, 5]);
  });

  it('of answers are asked with what a view says of prompts', () => {
    const filters = readFilters(new URLSearchParams('view=view_a&engine=gemini'), now);
    expect(answerQuery(filters, { type: 'branded', countries: ['DE'], tags: ['shoes'], status: 'active' })).toMatchObject({
      engine: 'gemini', type: 'branded', countries: ['DE'], tags: ['shoes'],
    });
  });
});
