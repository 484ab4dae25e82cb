import type { Schema } from '../../api/client';
import { aggregates, type MetricQuery, type Scope } from '../../api/metrics';
import { t, tn } from '../../i18n';
import { inTurns, useData } from '../../lib/data';
import { count, decimal, engine, ENGINE_IDS, percent } from '../../lib/format';
import { answersHref } from '../../lib/answers-href';
import type { Filters } from '../../lib/filters';
import { IntervalBar, range95 } from '../../ui/badges';
import { Section } from '../../ui/page';
import { Empty, Loaded } from '../../ui/states';
import { Table } from '../../ui/table';

interface Row {
  engine: string;
  visibility: Schema['VisibilityRow'];
  noAnswers: number;
  voice: Schema['VoiceRow'] | undefined;
}

/** Figures come for all engines together, so each engine is asked for by itself. */
async function read(scope: Scope, asked: MetricQuery, signal: AbortSignal): Promise<Row[]> {
  const wanted = asked.engine ? [asked.engine] : ENGINE_IDS;
  const rows = await inTurns(wanted, async (id) => {
    const query = { ...asked, engine: id };
    const own = <R extends { relationship: string }>(list: R[]) => list.find((row) => row.relationship === 'owned');
    const { data: shown } = await aggregates(scope, 'visibility', query, signal);
    const visibility = own(shown.aggregates);
    // An engine that never showed an answer is told with how often it was asked.
    if (!visibility || (!visibility.promptCount && shown.noAnswerCount === 0)) return null;
    const voice = own((await aggregates(scope, 'share-of-voice', query, signal)).data.aggregates);
    return { engine: id, visibility, noAnswers: shown.noAnswerCount, voice };
  });
  return rows.filter((row) => row !== null);
}

export function Engines({ brand, scope, asked, filters }: { brand: Schema['Brand']; scope: Scope; asked: MetricQuery; filters: Filters }) {
  const data = useData(`engines ${JSON.stringify([scope, asked])}`, (signal) => read(scope, asked, signal));
  return (
    <Section title={t('overview.engines')} how="engines">
      <Loaded data={data}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t('overview.noEngines')} />
          ) : (
            <Table
              caption={t('overview.engines')}
              file={`${brand.name}-engines`}
              rows={rows}
              rowKey={(row) => row.engine}
              columns={[
                {
                  key: 'engine',
                  label: t('column.engine'),
                  value: (row) => row.engine,
                  render: (row) => (
                    <a href={answersHref(brand.id, filters, { engine: row.engine, mentions: brand.name })}>
                      {engine(row.engine)}
                    </a>
                  ),
                },
                {
                  key: 'visibility',
                  label: t('metric.visibility'),
                  number: true,
                  value: (row) => (row.visibility.promptCount ? row.visibility.visibility : null),
                  render: ({ visibility: row }) => !row.promptCount ? '–' : (
                    <span class="with-bar">
                      {percent(row.visibility)}
                      <IntervalBar value={row.visibility} {...row.confidenceInterval} owned />
                      <small class="muted">{range95(row.confidenceInterval)}</small>
                    </span>
                  ),
                },
                {
                  key: 'shareOfVoice',
                  label: t('metric.share-of-voice'),
                  number: true,
                  value: (row) => row.voice?.shareOfVoice,
                  render: (row) => !row.visibility.promptCount ? '–' : (
                    <>
                      {percent(row.voice?.shareOfVoice)} <small class="muted">{t('rank', { n: row.voice?.rank ?? '–' })}</small>
                    </>
                  ),
                },
                {
                  key: 'averagePosition',
                  label: t('column.position'),
                  number: true,
                  wide: true,
                  how: 'position',
                  value: (row) => row.visibility.averagePosition,
                  render: (row) => decimal(row.visibility.averagePosition),
                },
                {
                  key: 'promptCount',
                  label: t('column.prompts'),
                  number: true,
                  wide: true,
                  value: (row) => row.visibility.promptCount,
                  render: (row) => (
                    <>
                      {count(row.visibility.promptCount ?? 0)}
                      {row.noAnswers > 0 && <small class="muted block">{tn('engines.noAnswers', row.noAnswers)}</small>}
                    </>
                  ),
                },
                {
                  key: 'noAnswerCount',
                  label: t('column.noAnswers'),
                  fileOnly: true,
                  value: (row) => row.noAnswers,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
