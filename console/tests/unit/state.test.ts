import { describe, expect, it } from 'vitest';
import { address } from '../../src/api/client';
import { before, isDay, length, period } from '../../src/lib/dates';
import { metricQuery, metricScope, readFilters } from '../../src/lib/filters';
import { carried, href, isOurs, withQuery } from '../../src/lib/location';
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
  });
});

describe('the address', () => {
  it('says what a page shows, and survives nonsense', () => {
    const filters = readFilters(new URLSearchParams('days=7&engine=openai&type=branded'), now);
    expect(filters).toMatchObject({ startDate: '2026-02-24', endDate: '2026-03-02', days: 7, custom: false });
    expect(metricQuery(filters)).toMatchObject({ engine: 'openai', promptType: 'branded' });
    expect(readFilters(new URLSearchParams('days=-4'), now).days).toBe(30);
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
