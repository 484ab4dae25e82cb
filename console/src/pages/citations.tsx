import type { PageProps } from '../app';
import type { Schema } from '../api/client';
import { latestAnswers } from '../api/answers';
import { aggregates, comparison, type MetricQuery, type Scope } from '../api/metrics';
import { t, tn, word } from '../i18n';
import { useData } from '../lib/data';
import { metricQuery, metricScope, readFilters } from '../lib/filters';
import { count, percent, points, range } from '../lib/format';
import { findGaps, type Gap } from '../lib/gaps';
import { safeUrl } from '../lib/highlight';
import { href, setQuery, usePlace, withQuery } from '../lib/location';
import { VerdictBadge } from '../ui/badges';
import { Breakable } from '../ui/breakable';
import { FilterBar } from '../ui/filter-bar';
import { Select, Tabs } from '../ui/fields';
import { How } from '../ui/how';
import { Icon } from '../ui/icons';
import { CountedUntil, NoAnswers, PageHead, Section } from '../ui/page';
import { Pager, pageOf } from '../ui/pager';
import { Empty, Loaded } from '../ui/states';
import { Table } from '../ui/table';

const TABS = ['domains', 'pages', 'gaps'] as const;
const SAMPLE = 500;

interface PartProps {
  brand: Schema['Brand'];
  scope: Scope;
  asked: MetricQuery;
}

export default function Citations({ brand }: PageProps) {
  const { path, query } = usePlace();
  const filters = readFilters(query);
  const scope = metricScope(brand.id, filters);
  const tab = TABS.find((one) => one === query.get('by')) ?? 'domains';
  const source = query.get('source');
  const domain = query.get('domain');
  const asked = { ...metricQuery(filters), sourceType: source ?? undefined, domain: tab === 'pages' ? (domain ?? undefined) : undefined };
  const part = { brand, scope, asked };
  return (
    <>
      <PageHead title={t('page.citations')} lead={t('citations.lead')} />
      <FilterBar brand={brand.id} filters={filters} prompts={tab !== 'gaps'} />
      <Tabs
        label={t('page.citations')}
        tabs={TABS.map((one) => ({
          href: href(path, withQuery(query, { by: one === 'domains' ? null : one, page: null, domain: null })),
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
      {tab === 'gaps' && <Gaps brand={brand} asked={metricQuery(filters)} />}
    </>
  );
}

function answersHref(brand: string, asked: MetricQuery, patch: Record<string, string>): string {
  return href(`/brands/${brand}/answers`, { from: asked.startDate, to: asked.endDate, engine: asked.engine, type: asked.promptType, ...patch });
}

function Domains({ brand, scope, asked }: PartProps) {
  const { query } = usePlace();
  const page = pageOf(query);
  const data = useData(`citation domains ${JSON.stringify([scope, asked, page])}`, (signal) => comparison(scope, 'citations', { ...asked, page, pageSize: 50 }, signal));
  return (
    <Loaded data={data} lines={10}>
      {(value) =>
        value.data.comparison.length === 0 ? (
          <Empty title={t('citations.none')}>
            <p>{t('citations.noneText')}</p>
          </Empty>
        ) : (
          <>
            <Table
              caption={t('citations.domains')}
              file={`${brand.name}-citation-domains`}
              rows={[...value.data.comparison].sort((a, b) => b.currentCount - a.currentCount)}
              rowKey={(row) => row.domain}
              highlight={(row) => row.relationship === 'owned'}
              columns={[
                {
                  key: 'domain',
                  label: t('column.domain'),
                  value: (row) => row.domain,
                  render: (row) => <a href={href(`/brands/${brand.id}/citations`, withQuery(query, { by: 'pages', domain: row.domain, page: null }))}><Breakable text={row.domain} /></a>,
                },
                { key: 'source', label: t('citations.source'), wide: true, value: (row) => row.relationship, render: (row) => word('source', row.relationship) },
                {
                  key: 'citations',
                  label: t('metric.citations'),
                  number: true,
                  how: 'citations',
                  value: (row) => row.currentCount,
                  render: (row) => (
                    <a href={answersHref(brand.id, asked, { cites: row.domain })} title={t('card.answers')}>
                      {count(row.currentCount)}
                    </a>
                  ),
                },
                { key: 'share', label: t('column.share'), number: true, wide: true, value: (row) => row.current, render: (row) => percent(row.current) },
                { key: 'previous', label: t('column.previous'), number: true, wide: true, value: (row) => row.previous, render: (row) => (row.previousTotal ? percent(row.previous) : '–') },
                {
                  key: 'change',
                  label: t('column.changePoints'),
                  how: 'verdict',
                  value: (row) => row.change,
                  render: (row) =>
                    row.previousTotal === 0 ? (
                      <VerdictBadge verdict="too_little_data" />
                    ) : (
                      <span class="change-cell">
                        <span class="number">{points(row.change)}</span>
                        <VerdictBadge verdict={row.verdict} />
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

function Pages({ brand, scope, asked }: PartProps) {
  const { query } = usePlace();
  const page = pageOf(query);
  const data = useData(`citation pages ${JSON.stringify([scope, asked, page])}`, (signal) => aggregates(scope, 'citations', { ...asked, page, pageSize: 50 }, signal));
  return (
    <Loaded data={data} lines={10}>
      {(value) =>
        value.data.aggregates.length === 0 ? (
          <Empty title={t('citations.none')}>
            <p>{t('citations.noneText')}</p>
          </Empty>
        ) : (
          <>
            <Table
              caption={t('citations.pages')}
              file={`${brand.name}-citation-pages`}
              rows={value.data.aggregates}
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
                  how: 'citations',
                  value: (row) => row.totalCitations,
                  render: (row) => (
                    <a href={answersHref(brand.id, asked, { cites: row.domain })} title={t('card.answers')}>
                      {count(row.totalCitations)}
                    </a>
                  ),
                },
                { key: 'share', label: t('column.share'), number: true, value: (row) => row.shareOfVoice, render: (row) => percent(row.shareOfVoice) },
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
function Gaps({ brand, asked }: { brand: Schema['Brand']; asked: MetricQuery }) {
  const { promptType, startDate, endDate, engine } = asked;
  const data = useData(`gaps ${JSON.stringify([brand.id, asked])}`, async (signal) => {
    const read = await latestAnswers(brand.id, { startDate, endDate, engine, type: promptType }, SAMPLE, signal);
    return { gaps: findGaps(read.answers), read: read.answers.length, complete: read.complete };
  });
  return (
    <Section title={t('gaps.title', { brand: brand.name })} how="gaps" note={data.value && !data.value.complete ? tn('gaps.sample', data.value.read) : undefined}>
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
                { key: 'domain', label: t('column.domain'), value: (row) => row.domain, render: (row) => <a href={answersHref(brand.id, asked, { cites: row.domain })}><Breakable text={row.domain} /></a> },
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
                        <a key={name} class="tag" href={answersHref(brand.id, asked, { cites: row.domain, mentions: name })}>
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
