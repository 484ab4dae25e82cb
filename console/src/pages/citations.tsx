import type { PageProps } from '../app';
import type { Schema } from '../api/client';
import { answersWithin, latestAnswers } from '../api/answers';
import { everyRow } from '../api/pages';
import { aggregates, comparison, type MetricQuery, type Scope } from '../api/metrics';
import { t, tn, word } from '../i18n';
import { useData } from '../lib/data';
import { answersHref } from '../lib/answers-href';
import { metricQuery, metricScope, readFilters, type Filters } from '../lib/filters';
import { count, percent, points, range } from '../lib/format';
import { findGaps, type Gap } from '../lib/gaps';
import { safeUrl } from '../lib/highlight';
import { href, setQuery, usePlace, withQuery } from '../lib/location';
import { orderOf, sorted } from '../lib/order';
import { VerdictBadge } from '../ui/badges';
import { Breakable } from '../ui/breakable';
import { FilterBar } from '../ui/filter-bar';
import { Select, Tabs } from '../ui/fields';
import { How } from '../ui/how';
import { Icon } from '../ui/icons';
import { CountedUntil, NoAnswers, PageHead, Section } from '../ui/page';
import { isPast, Pager, pageOf, PastEnd } from '../ui/pager';
import { Empty, Loaded } from '../ui/states';
import { Table } from '../ui/table';
import { ViewStatus } from '../ui/view-status';

const TABS = ['domains', 'pages', 'gaps'] as const;
const SAMPLE = 500;
/** Rows that a file takes. */
const MOST = 5000;

interface PartProps {
  brand: Schema['Brand'];
  scope: Scope;
  asked: MetricQuery;
  filters: Filters;
}

export default function Citations({ brand }: PageProps) {
  const { path, query } = usePlace();
  const filters = readFilters(query);
  const scope = metricScope(brand.id, filters);
  const tab = TABS.find((one) => one === query.get('by')) ?? 'domains';
  const source = query.get('source');
  const domain = query.get('domain');
  const asked = { ...metricQuery(filters), sourceType: source ?? undefined, domain: tab === 'pages' ? (domain ?? undefined) : undefined };
  const part = { brand, scope, asked, filters };
  return (
    <>
      <PageHead title={t('page.citations')} lead={t('citations.lead')} />
      <FilterBar brand={brand.id} filters={filters} />
      <Tabs
        label={t('page.citations')}
        tabs={TABS.map((one) => ({
          href: href(path, withQuery(query, { by: one === 'domains' ? null : one, page: null, domain: null, sort: null, order: null })),
          label: t(`citations.${one}`),
          current: one === tab,
        }))}
      />
      {tab !== 'gaps' && (
        <div class="filters">
          <Select
            label={t('citations.source')}
            value={source ?? ''}
            options={[['', t('citations.any')], ...(['owned', 'competitor', 'third_party'] as const).map((one): [string, string] => [one, t(`source.${one}`)])]}
            onChange={(value) => setQuery({ source: value, page: null })}
          />
          {domain && tab === 'pages' && (
            <button type="button" class="button" onClick={() => setQuery({ domain: null, page: null })}>
              {domain} <Icon name="close" />
              <span class="sr-only">{t('clear')}</span>
            </button>
          )}
        </div>
      )}
      {tab === 'domains' && <Domains {...part} />}
      {tab === 'pages' && <Pages {...part} />}
      {tab === 'gaps' && <Gaps brand={brand} filters={filters} />}
    </>
  );
}

function Domains({ brand, scope, asked, filters }: PartProps) {
  const { query } = usePlace();
  const page = pageOf(query);
  const order = orderOf(query, ['currentCount', 'current', 'previous', 'change']);
  const question = { ...asked, ...sorted(order) };
  const data = useData(`citation domains ${JSON.stringify([scope, question, page])}`, (signal) => comparison(scope, 'citations', { ...question, page, pageSize: 50 }, signal));
  const all = async (step: (read: number) => void) =>
    everyRow(async (number) => {
      const { data: found, pagination } = await comparison(scope, 'citations', { ...question, page: number, pageSize: 100 });
      return { rows: found.comparison, total: pagination.totalItems };
    }, MOST, step);
  return (
    <Loaded data={data} lines={10}>
      {(value) =>
        isPast(value.pagination) ? (
          <PastEnd page={page} />
        ) : value.data.comparison.length === 0 ? (
          <Empty title={t('citations.none')}>
            <p>{t('citations.noneText')}</p>
          </Empty>
        ) : (
          <>
            <Table
              caption={t('citations.domains')}
              file={`${brand.name}-citation-domains`}
              rows={value.data.comparison}
              part={{ total: value.pagination.totalItems, most: MOST, all }}
              order={order}
              rowKey={(row) => row.domain}
              highlight={(row) => row.relationship === 'owned'}
              columns={[
                {
                  key: 'domain',
                  label: t('column.domain'),
                  value: (row) => row.domain,
                  render: (row) => <a href={href(`/brands/${brand.id}/citations`, withQuery(query, { by: 'pages', domain: row.domain, page: null, sort: null, order: null }))}><Breakable text={row.domain} /></a>,
                },
                { key: 'source', label: t('citations.source'), wide: true, value: (row) => row.relationship, render: (row) => word('source', row.relationship) },
                {
                  key: 'citations',
                  label: t('metric.citations'),
                  number: true,
                  sortBy: 'currentCount',
                  how: 'citations',
                  value: (row) => row.currentCount,
                  render: (row) => (
                    <a href={answersHref(brand.id, filters, { cites: row.domain })} title={t('card.answers')}>
                      {count(row.currentCount)}
                    </a>
                  ),
                },
                { key: 'share', label: t('column.share'), number: true, wide: true, sortBy: 'current', value: (row) => row.current, render: (row) => percent(row.current) },
                { key: 'previous', label: t('column.previous'), number: true, wide: true, sortBy: 'previous', value: (row) => row.previous, render: (row) => (row.previousTotal ? percent(row.previous) : '–') },
                {
                  key: 'change',
                  label: t('column.changePoints'),
                  how: 'verdict',
                  sortBy: 'change',
                  value: (row) => row.change,
                  render: (row) =>
                    row.previousTotal === 0 ? (
                      <VerdictBadge verdict="too_little_data" />
                    ) : (
                      <span class="change-cell">
                        <span class="number">{points(row.change)}</span>
                        <VerdictBadge verdict={row.verdict} change={row.change} />
                      </span>
                    ),
                },
                { key: 'verdict', label: t('column.verdict'), fileOnly: true, value: (row) => row.verdict },
              ]}
            />
            <p class="muted compared">
              {t('compared', { period: range(value.data.compareStartDate, value.data.compareEndDate) })} <How topic="verdict" />
            </p>
            <Pager {...value.pagination} />
            <NoAnswers {...value.data} />
            <CountedUntil at={value.data.countedUntil} />
          </>
        )
      }
    </Loaded>
  );
}

function Pages({ brand, scope, asked, filters }: PartProps) {
  const { query } = usePlace();
  const page = pageOf(query);
  const order = orderOf(query, ['totalCitations', 'shareOfVoice']);
  const question = { ...asked, ...sorted(order) };
  const data = useData(`citation pages ${JSON.stringify([scope, question, page])}`, (signal) => aggregates(scope, 'citations', { ...question, page, pageSize: 50 }, signal));
  const all = async (step: (read: number) => void) =>
    everyRow(async (number) => {
      const { data: found, pagination } = await aggregates(scope, 'citations', { ...question, page: number, pageSize: 100 });
      return { rows: found.aggregates, total: pagination.totalItems };
    }, MOST, step);
  return (
    <Loaded data={data} lines={10}>
      {(value) =>
        isPast(value.pagination) ? (
          <PastEnd page={page} />
        ) : value.data.aggregates.length === 0 ? (
          <Empty title={t('citations.none')}>
            <p>{t('citations.noneText')}</p>
          </Empty>
        ) : (
          <>
            <Table
              caption={t('citations.pages')}
              file={`${brand.name}-citation-pages`}
              rows={value.data.aggregates}
              part={{ total: value.pagination.totalItems, most: MOST, all }}
              order={order}
              rowKey={(row) => row.url}
              highlight={(row) => row.type === 'owned'}
              columns={[
                { key: 'title', label: t('column.page'), value: (row) => row.title, render: (row) => <PageLink url={row.url} title={row.title} /> },
                { key: 'url', label: 'URL', fileOnly: true, value: (row) => row.url },
                { key: 'domain', label: t('column.domain'), wide: true, value: (row) => row.domain },
                { key: 'source', label: t('citations.source'), wide: true, value: (row) => row.type, render: (row) => word('source', row.type) },
                {
                  key: 'citations',
                  label: t('metric.citations'),
                  number: true,
                  sortBy: 'totalCitations',
                  how: 'citations',
                  value: (row) => row.totalCitations,
                  render: (row) => (
                    <a href={answersHref(brand.id, filters, { cites: row.domain, cited: row.url })} title={t('card.answers')}>
                      {count(row.totalCitations)}
                    </a>
                  ),
                },
                { key: 'share', label: t('column.share'), number: true, sortBy: 'shareOfVoice', value: (row) => row.shareOfVoice, render: (row) => percent(row.shareOfVoice) },
              ]}
            />
            <Pager {...value.pagination} />
            <NoAnswers {...value.data} />
            <CountedUntil at={value.data.countedUntil} />
          </>
        )
      }
    </Loaded>
  );
}

function PageLink({ url, title }: { url: string; title: string | null | undefined }) {
  const safe = safeUrl(url);
  return (
    <span class="page-link">
      {safe ? (
        <a href={safe} target="_blank" rel="noopener noreferrer nofollow">
          {title || url}
        </a>
      ) : (
        title || url
      )}
      <small class="muted block">{url}</small>
    </span>
  );
}

/** Sources behind answers that name competitors and not the brand, read out of the latest answers. */
function Gaps({ brand, filters }: { brand: Schema['Brand']; filters: Filters }) {
  const data = useData(`gaps ${JSON.stringify([brand.id, filters])}`, async (signal) => {
    const read = await latestAnswers(brand.id, await answersWithin(filters, signal), SAMPLE, signal);
    return { gaps: findGaps(read.answers), read: read.answers.length, complete: read.complete };
  });
  return (
    <Section title={t('gaps.title', { brand: brand.name })} how="gaps" note={data.value && !data.value.complete ? tn('gaps.sample', data.value.read) : undefined}>
      <ViewStatus view={filters.view} />
      <Loaded data={data} lines={10}>
        {(value) =>
          value.gaps.length === 0 ? (
            <Empty title={t('gaps.none')}>
              <p>{t('gaps.noneText')}</p>
            </Empty>
          ) : (
            <Table<Gap>
              caption={t('gaps.title', { brand: brand.name })}
              file={`${brand.name}-gaps`}
              rows={value.gaps}
              rowKey={(row) => row.domain}
              columns={[
                { key: 'domain', label: t('column.domain'), value: (row) => row.domain, render: (row) => <a href={answersHref(brand.id, filters, { cites: row.domain })}><Breakable text={row.domain} /></a> },
                { key: 'without', label: t('gaps.without'), number: true, value: (row) => row.without, render: (row) => count(row.without) },
                { key: 'withBrand', label: t('gaps.with', { brand: brand.name }), number: true, wide: true, value: (row) => row.withBrand, render: (row) => count(row.withBrand) },
                { key: 'share', label: t('gaps.share'), number: true, wide: true, value: (row) => row.without / (row.without + row.withBrand), render: (row) => percent(row.without / (row.without + row.withBrand)) },
                {
                  key: 'competitors',
                  label: t('gaps.competitors'),
                  value: (row) => row.competitors.join(';'),
                  render: (row) => (
                    <span class="tags">
                      {row.competitors.map((name) => (
                        <a key={name} class="tag" href={answersHref(brand.id, filters, { cites: row.domain, mentions: name })}>
                          {name}
                        </a>
                      ))}
                    </span>
                  ),
                },
                { key: 'pages', label: t('citations.pages'), wide: true, value: (row) => row.pages.map((page) => page.url).join(' '), render: (row) => row.pages[0] && <PageLink {...row.pages[0]} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
