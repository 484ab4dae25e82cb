import type { PageProps } from '../app';
import type { Schema } from '../api/client';
import { allAggregates, comparedBrands, type ComparisonReply, series, type MetricQuery, type Scope } from '../api/metrics';
import { LineChart } from '../charts/line';
import { t } from '../i18n';
import { useData } from '../lib/data';
import { answersHref } from '../lib/answers-href';
import { metricQuery, metricScope, readFilters, type Filters } from '../lib/filters';
import { count, decimal, percent, points, range } from '../lib/format';
import { usePlace } from '../lib/location';
import { linesOf, voicePoint } from '../lib/points';
import { IntervalBar, range95, VerdictBadge } from '../ui/badges';
import { FilterBar } from '../ui/filter-bar';
import { How } from '../ui/how';
import { NoAnswers, PageHead, Section } from '../ui/page';
import { Empty, Loaded } from '../ui/states';
import { Table, type Column } from '../ui/table';

interface Row {
  visibility: Schema['VisibilityRow'];
  voice: Schema['VoiceRow'] | undefined;
  visibilityChange: Schema['BrandComparison'] | undefined;
  voiceChange: Schema['BrandComparison'] | undefined;
}

interface Found {
  rows: Row[];
  compared: ComparisonReply<'share-of-voice'>['data'];
}

async function read(scope: Scope, query: MetricQuery, signal: AbortSignal): Promise<Found> {
  const [visibility, voice, visibilityChange, voiceChange] = await Promise.all([
    allAggregates(scope, 'visibility', query, signal),
    allAggregates(scope, 'share-of-voice', query, signal),
    comparedBrands(scope, 'visibility', query, signal),
    comparedBrands(scope, 'share-of-voice', query, signal),
  ]);
  const same = <R extends { brand: string; domain: string }>(rows: R[], row: { brand: string; domain: string }) =>
    rows.find((other) => other.brand === row.brand && other.domain === row.domain);
  const rows = visibility.data.aggregates.map((row) => ({
    visibility: row,
    voice: same(voice.data.aggregates, row),
    visibilityChange: same(visibilityChange.data.comparison, row),
    voiceChange: same(voiceChange.data.comparison, row),
  }));
  rows.sort((a, b) => (b.voice?.shareOfVoice ?? 0) - (a.voice?.shareOfVoice ?? 0));
  return { rows, compared: voiceChange.data };
}

export default function Competitors({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const scope = metricScope(brand.id, filters);
  const asked = metricQuery(filters);
  const key = JSON.stringify([scope, asked]);
  const data = useData(`competitors ${key}`, (signal) => read(scope, asked, signal));
  const voice = useData(`series ${JSON.stringify(['share-of-voice', scope, asked])}`, (signal) => series(scope, 'share-of-voice', asked, signal));

  return (
    <>
      <PageHead
        title={t('page.competitors')}
        lead={t('competitors.lead', { brand: brand.name })}
        actions={
          <a class="button" href={`/brands/${brand.id}/brand`}>
            {t('competitors.edit')}
          </a>
        }
      />
      <FilterBar brand={brand.id} filters={filters} />
      {brand.competitors.length === 0 && (
        <Empty title={t('competitors.none')}>
          <p>{t('competitors.noneText')}</p>
        </Empty>
      )}
      <Section title={t('competitors.table')} how="share-of-voice">
        <Loaded data={data}>
          {(found) => (
            <>
              <Table
                caption={t('competitors.table')}
                file={`${brand.name}-competitors`}
                rows={found.rows}
                rowKey={(row) => row.visibility.brand}
                highlight={(row) => row.visibility.relationship === 'owned'}
                columns={columns(brand.id, filters)}
              />
              <p class="muted compared">
                {t('compared', { period: range(found.compared.compareStartDate, found.compared.compareEndDate) })} <How topic="verdict" />
              </p>
              <NoAnswers {...found.compared} />
            </>
          )}
        </Loaded>
      </Section>
      <Section title={t('series.share-of-voice')} how="share-of-voice">
        <Loaded data={voice} lines={8}>
          {({ data: found }) => (
            <LineChart title={t('series.share-of-voice')} lines={linesOf(found.timeseries, voicePoint)} changes={found.modelChanges} file={`${brand.name}-share-of-voice`} />
          )}
        </Loaded>
      </Section>
    </>
  );
}

function change(row: Schema['BrandComparison'] | undefined) {
  if (!row || row.previousTotal === 0) return <VerdictBadge verdict="too_little_data" />;
  return (
    <span class="change-cell stacked">
      <span class="number">{points(row.change)}</span>
      <VerdictBadge verdict={row.verdict} change={row.change} />
    </span>
  );
}

function columns(brand: string, filters: Filters): Column<Row>[] {
  return [
    {
      key: 'brand',
      label: t('column.brand'),
      value: (row) => row.visibility.brand,
      render: ({ visibility: row }) => (
        <>
          <a href={answersHref(brand, filters, { mentions: row.brand })}>{row.brand}</a>
          <small class="muted block domain">{row.domain}</small>
        </>
      ),
    },
    { key: 'domain', label: t('column.domain'), fileOnly: true, value: (row) => row.visibility.domain },
    {
      key: 'shareOfVoice',
      label: t('metric.share-of-voice'),
      number: true,
      how: 'share-of-voice',
      value: (row) => row.voice?.shareOfVoice,
      render: (row) => (
        <>
          {percent(row.voice?.shareOfVoice)} <small class="muted">{t('rank', { n: row.voice?.rank ?? '–' })}</small>
        </>
      ),
    },
    { key: 'shareOfVoiceChange', label: t('column.changePoints'), value: (row) => row.voiceChange?.change, render: (row) => change(row.voiceChange), how: 'verdict' },
    { key: 'shareOfVoiceVerdict', label: t('column.verdict'), fileOnly: true, value: (row) => row.voiceChange?.verdict },
    {
      key: 'visibility',
      label: t('metric.visibility'),
      number: true,
      how: 'visibility',
      value: (row) => row.visibility.visibility,
      render: ({ visibility: row }) => (
        <span class="with-bar">
          {percent(row.visibility)}
          <IntervalBar value={row.visibility} {...row.confidenceInterval} owned={row.relationship === 'owned'} />
          <small class="muted">{range95(row.confidenceInterval)}</small>
        </span>
      ),
    },
    { key: 'visibilityLow', label: t('column.low'), fileOnly: true, value: (row) => row.visibility.confidenceInterval.low },
    { key: 'visibilityHigh', label: t('column.high'), fileOnly: true, value: (row) => row.visibility.confidenceInterval.high },
    { key: 'visibilityChange', label: t('column.changePoints'), wide: true, value: (row) => row.visibilityChange?.change, render: (row) => change(row.visibilityChange) },
    { key: 'visibilityVerdict', label: t('column.verdict'), fileOnly: true, value: (row) => row.visibilityChange?.verdict },
    { key: 'averagePosition', label: t('column.position'), number: true, wide: true, how: 'position', value: (row) => row.visibility.averagePosition, render: (row) => decimal(row.visibility.averagePosition) },
    { key: 'firstMentionShare', label: t('column.first'), number: true, wide: true, value: (row) => row.visibility.firstMentionShare, render: (row) => percent(row.visibility.firstMentionShare) },
    { key: 'mentionCount', label: t('column.mentions'), number: true, wide: true, value: (row) => row.voice?.mentionCount, render: (row) => count(row.voice?.mentionCount ?? 0) },
  ];
}
