/**
 * What runs first, long before there is a screen: it asks for the code of the page in the address and for the data of its first
 * chart, so that both come beside the rest of the code and not after it. It is a script of its own, because a module waits
 * for all that it imports.
 */
import { readBrands, readSeries } from './api/first';
import { begin } from './lib/ahead';
import { metricQuery, metricScope, readFilters } from './lib/filters';
import { route } from './routes';

const found = route(window.location.pathname);
begin('brands', readBrands);
if (found?.page === 'overview' && found.brand) {
  const query = new URLSearchParams(window.location.search);
  const filters = readFilters(query);
  const series = readSeries(metricScope(found.brand, filters), query.get('metric'), metricQuery(filters));
  begin(series.key, series.read);
}
// A failure shows where the page is to be shown.
void found?.load().catch(() => undefined);
