/**
 * What runs first, long before there is a screen: it asks for the code of the page in the address and for the data of its first
 * chart, so that both come beside the rest of the code and not after it. It is a script of its own, because a module waits
 * for all that it imports.
 */
import { readBrands, readSeries } from './api/first';
import { begin, expect } from './lib/ahead';
import { metricQuery, metricScope, readFilters } from './lib/filters';
import { homePath, lastBrand, overviewOf } from './lib/home';
import { route, type Route } from './routes';

const brands = begin('brands', readBrands);
if (window.location.pathname === '/') home();
else open(route(window.location.pathname));

/** The first address leads to a brand; which one, the brands say. The one that was looked at last is asked for beside them. */
function home(): void {
  const last = lastBrand();
  const guess = overviewOf(last ?? 'any');
  const overview = route(guess);
  if (last) open(overview);
  else if (overview) expect(overview.load());
  expect(
    brands.then(({ data, links }) => {
      const path = homePath(data.brands, links.next !== undefined);
      if (path !== guess) open(route(path));
    }),
  );
}

function open(found: Route | null): void {
  if (!found) return;
  expect(found.load());
  if (found.page !== 'overview' || !found.brand) return;
  const query = new URLSearchParams(window.location.search);
  const filters = readFilters(query);
  const series = readSeries(metricScope(found.brand, filters), query.get('metric'), metricQuery(filters));
  void begin(series.key, series.read);
}
