import type { PageProps } from '../app';
import type { Schema } from '../api/client';
import { answersWithin, latestAnswers } from '../api/answers';
import { allAggregates, comparison, type MetricQuery, type Scope } from '../api/metrics';
import { t, tn } from '../i18n';
import { useData } from '../lib/data';
import { metricQuery, metricScope, readFilters, type Filters } from '../lib/filters';
import { count, engine, percent, points, range, shortDay } from '../lib/format';
import { href, setQuery, usePlace } from '../lib/location';
import { plain } from '../lib/plain';
import { feelings } from '../lib/points';
import { Badge, PolarityBar, VerdictBadge } from '../ui/badges';
import { Dialog } from '../ui/dialog';
import { FilterBar } from '../ui/filter-bar';
import { Select } from '../ui/fields';
import { How } from '../ui/how';
import { NoAnswers, PageHead, Section } from '../ui/page';
import { Empty, Loaded } from '../ui/states';
import { Table } from '../ui/table';
import { ViewStatus } from '../ui/view-status';
import { MetricSeries } from './overview/series';

const SAMPLE = 300;

interface Row {
  row: Schema['SentimentRow'];
  change: Schema['FeatureComparison'] | undefined;
}

async function read(scope: Scope, query: MetricQuery, name: string, signal: AbortSignal) {
  const [rows, changes] = await Promise.all([
    allAggregates(scope, 'sentiment', { ...query, brand: name }, signal),
    comparison(scope, 'sentiment', { ...query, brand: name, pageSize: 100 }, signal),
  ]);
  const found = rows.data.aggregates.map((row): Row => ({ row, change: changes.data.comparison.find((other) => other.featureName === row.featureName) }));
  return { rows: found, notRead: rows.data.answersNotRead ?? 0, compared: changes.data };
}

export default function Sentiment({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const scope = metricScope(brand.id, filters);
  const asked = metricQuery(filters);
  const name = query.get('brand') ?? brand.name;
  const feature = query.get('feature');
  const data = useData(`sentiment ${JSON.stringify([scope, asked, name])}`, (signal) => read(scope, asked, name, signal));
  const names = [brand.name, ...brand.competitors.map((one) => one.name)];

  return (
    <>
      <PageHead title={t('page.sentiment')} lead={t('sentiment.lead')} />
      <FilterBar brand={brand.id} filters={filters} />
      <MetricSeries brand={brand} scope={scope} asked={asked} metric="sentiment" />
      <Section
        title={t('sentiment.features', { brand: name })}
        how="sentiment"
        actions={<Select label={t('column.brand')} hideLabel value={name} options={names.map((one): [string, string] => [one, one])} onChange={(value) => setQuery({ brand: value === brand.name ? null : value })} />}
      >
        <Loaded data={data} lines={10}>
          {(value) =>
            value.rows.length === 0 ? (
              <Empty title={t('sentiment.none', { brand: name })}>
                <p>{t('sentiment.noneText')}</p>
              </Empty>
            ) : (
              <>
                {value.notRead > 0 && <p class="notice">{tn('sentiment.notRead', value.notRead)}</p>}
                <Features rows={value.rows} brand={brand} name={name} />
                <p class="muted compared">
                  {t('compared', { period: range(value.compared.compareStartDate, value.compared.compareEndDate) })} <How topic="verdict" />
                </p>
                <NoAnswers {...value.compared} />
              </>
            )
          }
        </Loaded>
      </Section>
      <Dialog title={feature ? `${name}: ${feature}` : ''} place="right" open={feature !== null} onClose={() => setQuery({ feature: null })}>
        {feature && <Quotes brand={brand} name={name} feature={feature} filters={filters} />}
      </Dialog>
    </>
  );
}

function Features({ rows, brand, name }: { rows: Row[]; brand: Schema['Brand']; name: string }) {
  return (
    <Table
      caption={t('sentiment.features', { brand: name })}
      file={`${brand.name}-sentiment`}
      rows={rows}
      rowKey={({ row }) => row.featureName}
      columns={[
        {
          key: 'featureName',
          label: t('column.feature'),
          value: ({ row }) => row.featureName,
          render: ({ row }) => (
            <button type="button" class="link" title={row.featureDescription ?? undefined} onClick={() => setQuery({ feature: row.featureName })}>
              {row.featureName}
            </button>
          ),
        },
        {
          key: 'favourable',
          label: t('column.favourable'),
          number: true,
          value: ({ row }) => feelings([row]).favourable,
          render: ({ row }) => {
            const sum = feelings([row]);
            return (
              <span class="with-bar">
                {percent(sum.favourable)}
                <PolarityBar {...sum} />
              </span>
            );
          },
        },
        { key: 'endorsedMentions', label: t('polarity.endorsed'), number: true, wide: true, value: ({ row }) => row.endorsedMentions, render: ({ row }) => count(row.endorsedMentions) },
        { key: 'neutralMentions', label: t('polarity.neutral'), number: true, wide: true, value: ({ row }) => row.neutralMentions, render: ({ row }) => count(row.neutralMentions) },
        { key: 'underminedMentions', label: t('polarity.undermined'), number: true, wide: true, value: ({ row }) => row.underminedMentions, render: ({ row }) => count(row.underminedMentions) },
        {
          key: 'change',
          label: t('column.changePoints'),
          how: 'verdict',
          value: ({ change }) => change?.change,
          render: ({ change }) =>
            !change || change.previousTotal === 0 ? (
              <VerdictBadge verdict="too_little_data" />
            ) : (
              <span class="change-cell">
                <span class="number">{points(change.change)}</span>
                <VerdictBadge verdict={change.verdict} change={change.change} />
              </span>
            ),
        },
        { key: 'verdict', label: t('column.verdict'), fileOnly: true, value: ({ change }) => change?.verdict },
      ]}
    />
  );
}

/** What answers say of a feature, in their words: out of the latest that name the brand. */
function Quotes({ brand, name, feature, filters }: { brand: Schema['Brand']; name: string; feature: string; filters: Filters }) {
  const data = useData(`quotes ${JSON.stringify([brand.id, name, filters])}`, async (signal) =>
    latestAnswers(brand.id, { ...(await answersWithin(filters, signal)), mentions: name }, SAMPLE, signal),
  );
  return (
    <Loaded data={data} lines={8}>
      {({ answers, complete }) => {
        const quotes = answers.flatMap((answer) =>
          (answer.sentiment ?? []).filter((finding) => finding.brand === name && finding.featureName === feature).map((finding) => ({ answer, finding })),
        );
        return (
          <>
            <ViewStatus view={filters.view} />
            <p class="muted">{complete ? tn('quotes.count', quotes.length) : tn('quotes.sample', quotes.length, { answers: count(answers.length) })}</p>
            <ul class="quotes">
              {quotes.slice(0, 100).map(({ answer, finding }, i) => (
                <li key={i} class={`quote-${finding.polarity}`}>
                  <q>{plain(finding.quote)}</q>
                  <span class="muted">
                    <Badge group="polarity" value={finding.polarity} /> {engine(answer.engine)}, {shortDay(answer.date)} ·{' '}
                    <a href={href(`/brands/${brand.id}/answers/${answer.id}`)}>{t('quotes.answer')}</a>
                  </span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
