import type { PageProps } from '../app';
import { api } from '../api/client';
import { comparedBrands, comparison, series, type Scope, type MetricQuery } from '../api/metrics';
import { t, word } from '../i18n';
import { useData } from '../lib/data';
import { metricQuery, metricScope, readFilters } from '../lib/filters';
import { carried, href, usePlace } from '../lib/location';
import { Cards, type Figures } from './overview/cards';
import { Engines } from './overview/engines';
import { MetricSeries } from './overview/series';
import { Badge } from '../ui/badges';
import { FilterBar } from '../ui/filter-bar';
import { CountedUntil, NoAnswers, PageHead, Section } from '../ui/page';
import { Empty, Failure, Loaded, Loading } from '../ui/states';
import { before } from '../lib/dates';
import { noneOwn, ownCitations } from '../lib/own-citations';
import { day } from '../lib/format';

/** Everything that the cards say, read together. */
async function figures(scope: Scope, query: MetricQuery, { name, domain }: { name: string; domain: string }, signal: AbortSignal): Promise<Figures> {
  const earlier = before(query);
  const [visibility, voice, own, sentiment, now, then] = await Promise.all([
    comparedBrands(scope, 'visibility', query, signal),
    comparedBrands(scope, 'share-of-voice', query, signal),
    comparison(scope, 'citations', { ...query, sourceType: 'owned', pageSize: 100 }, signal),
    comparison(scope, 'sentiment', { ...query, brand: name, pageSize: 100 }, signal),
    series(scope, 'sentiment', query, signal),
    series(scope, 'sentiment', { ...query, ...earlier }, signal),
  ]);
  // Where no citation is the brand's own, how many there are is told by any other row.
  const citations = ownCitations(own.data.comparison, domain) ?? noneOwn((await comparison(scope, 'citations', { ...query, pageSize: 5 }, signal)).data.comparison);
  return { visibility, voice, citations, sentiment, now, then };
}

export default function Overview({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const scope = metricScope(brand.id, filters);
  const asked = metricQuery(filters);
  const key = JSON.stringify([scope, asked]);
  const data = useData(`figures ${key}`, (signal) => figures(scope, asked, brand, signal));
  const none = data.value?.visibility.data.countedUntil === null;
  const metric = query.get('metric') ?? 'visibility';

  return (
    <>
      <PageHead title={brand.name} lead={<>{brand.domain}</>} />
      <FilterBar brand={brand.id} filters={filters} />
      {data.error ? (
        <Failure error={data.error} retry={data.reload} />
      ) : !data.value ? (
        <Loading lines={5} />
      ) : none ? (
        <FirstNumbers brand={brand.id} />
      ) : (
        <div class={data.loading ? 'stale' : undefined}>
          <Cards brand={brand} figures={data.value} filters={filters} metric={metric} />
          <NoAnswers {...data.value.visibility.data} />
          <CountedUntil at={data.value.visibility.data.countedUntil} />
        </div>
      )}
      {!none && (
        <>
          <MetricSeries scope={scope} asked={asked} metric={metric} brand={brand} />
          {(data.value ?? data.error) && (
            <div class="columns">
              <Engines brand={brand} scope={scope} asked={asked} filters={filters} />
              <Today brand={brand.id} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** A brand that has no figures yet is led to them. */
function FirstNumbers({ brand }: { brand: string }) {
  return (
    <Empty title={t('overview.none')}>
      <p>{t('overview.noneText')}</p>
      <p class="actions">
        <a class="button primary" href={href('/start', { step: 'prompts', brand })}>
          {t('overview.continue')}
        </a>
      </p>
    </Empty>
  );
}

function Today({ brand }: { brand: string }) {
  const { query } = usePlace();
  const data = useData(`insights first ${brand}`, (signal) =>
    api.get('/api/v1/brands/{brand}/insights', { path: { brand }, query: { pageSize: 20 }, signal }),
  );
  return (
    <Section title={t('overview.today')} how="insights">
      <Loaded data={data}>
        {(value) => {
          const open = value.data.insights.filter((one) => one.status === 'new' || one.status === 'in_progress').slice(0, 5);
          if (open.length === 0) {
            return (
              <Empty title={t('overview.noInsights')}>
                <a class="button" href={href(`/brands/${brand}/insights`)}>
                  {t('overview.toInsights')}
                </a>
              </Empty>
            );
          }
          return (
            <>
              <ul class="insight-list">
                {open.map((one) => (
                  <li key={one.id}>
                    <a href={href(`/brands/${brand}/insights`, { ...carried(query), open: one.id })}>{one.title}</a>
                    <span class="insight-meta">
                      <Badge group="priority" value={one.priority} />
                      <span class="muted">
                        {word('category', one.category)} · {day(one.createdAt)}
                      </span>
                    </span>
                    <small class="muted block">{one.query}</small>
                  </li>
                ))}
              </ul>
              <a href={`/brands/${brand}/insights`}>{t('overview.allInsights')}</a>
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
