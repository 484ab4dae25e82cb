import type { Schema } from '../../api/client';
import type { ComparisonReply, SeriesReply } from '../../api/metrics';
import { t, tn } from '../../i18n';
import { answersHref } from '../../lib/answers-href';
import type { Filters } from '../../lib/filters';
import { addDays, length, today } from '../../lib/dates';
import { count, percent, points, range } from '../../lib/format';
import { href, usePlace, withQuery } from '../../lib/location';
import type { CitationFigures } from '../../lib/own-citations';
import { feelings } from '../../lib/points';
import { Change, PolarityBar, VerdictBadge } from '../../ui/badges';
import { How, type Topic } from '../../ui/how';

export interface Figures {
  visibility: ComparisonReply<'visibility'>;
  voice: ComparisonReply<'share-of-voice'>;
  /** The brand's own citations among all; nothing where no answer of either period cites anything. */
  citations: CitationFigures | undefined;
  sentiment: ComparisonReply<'sentiment'>;
  now: SeriesReply<'sentiment'>;
  then: SeriesReply<'sentiment'>;
}

interface Props {
  brand: Schema['Brand'];
  figures: Figures;
  filters: Filters;
  metric: string;
}

/** The four metrics of the brand with what changed and whether that is more than chance. */
export function Cards({ brand, figures, filters, metric }: Props) {
  const { query } = usePlace();
  const own = (row: { relationship: string }) => row.relationship === 'owned';
  const visibility = figures.visibility.data.comparison.find(own);
  const voice = figures.voice.data.comparison.find(own);
  const { compareStartDate, compareEndDate, enginesLeftOut } = figures.visibility.data;
  const answers = (patch: Record<string, string>) => answersHref(brand.id, filters, patch);
  const cited = (figures.citations?.currentTotal ?? 0) > 0;
  const select = (value: string) => href(`/brands/${brand.id}/overview`, withQuery(query, { metric: value }));
  const card = { select, metric };
  return (
    <>
      <div class="cards">
        <Card {...card} topic="visibility" title={t('metric.visibility')} row={visibility} unit={(row) => t('card.visibility', counts(row))} answers={answers({ mentions: brand.name })} />
        <Card {...card} topic="share-of-voice" title={t('metric.share-of-voice')} row={voice} unit={(row) => t('card.voice', counts(row))} answers={answers({ mentions: brand.name })} />
        <Card {...card} topic="citations" title={t('metric.citations')} row={cited ? figures.citations : undefined} unit={(row) => t('card.citations', counts(row))} nothing={visibility?.currentTotal ? t('card.noCitations') : undefined} answers={answers({ cites: brand.domain })} />
        <Sentiment {...card} figures={figures} brand={brand} />
      </div>
      <p class="muted compared">
        {t('compared', { period: range(compareStartDate, compareEndDate) })}
        {enginesLeftOut.length > 0 && <> {t('compared.without', { engines: enginesLeftOut.join(', ') })}</>} <How topic="verdict" />
        {visibility?.previousTotal === 0 && shorterHelps(filters, figures) && (
          <>
            {' '}
            {t('compared.nothing')} <a href={href(`/brands/${brand.id}/overview`, withQuery(query, { days: String(SHORTER), from: null, to: null }))}>{tn('compared.shorter', SHORTER)}</a>
          </>
        )}
      </p>
    </>
  );
}

const SHORTER = 14;

/** Whether the latest days could be compared with as many before them: those before must have findings, and the period end today. */
function shorterHelps({ startDate, endDate }: Filters, figures: Figures): boolean {
  if (endDate !== today() || length(startDate, endDate) <= SHORTER) return false;
  const [from, to] = [addDays(endDate, 1 - 2 * SHORTER), addDays(endDate, -SHORTER)];
  return figures.now.data.timeseries.some((day) => day.date >= from && day.date <= to && day.endorsedMentions + day.neutralMentions + day.underminedMentions > 0);
}

interface Row {
  current: number;
  currentCount: number;
  currentTotal: number;
  previousTotal: number;
  change: number;
  interval: { low: number; high: number } | null;
  verdict: string;
}

function counts(row: Row) {
  return { n: count(row.currentCount), total: count(row.currentTotal) };
}

interface CardProps {
  topic: Topic;
  title: string;
  row: Row | undefined;
  unit: (row: Row) => string;
  answers: string;
  /** What is said in place of figures; that there are no answers, where it is left out. */
  nothing?: string | undefined;
  select: (value: string) => string;
  metric: string;
}

function Card({ topic, title, row, unit, answers, nothing, select, metric }: CardProps) {
  return (
    <article class={metric === topic ? 'card card-chosen' : 'card'}>
      <h2>
        <a href={select(topic)} aria-current={metric === topic ? 'true' : undefined} class="card-link">
          {title}
        </a>
        <How topic={topic} />
      </h2>
      {row ? (
        <>
          <p class="figure">
            <a href={answers} title={t('card.answers')}>
              {percent(row.current)}
            </a>
          </p>
          <p class="muted card-unit">{unit(row)}</p>
          <Change {...row} />
        </>
      ) : (
        <>
          <p class="figure">–</p>
          <p class="muted card-unit">{nothing ?? t('card.nothing')}</p>
        </>
      )}
    </article>
  );
}

/** What is said where no feature of the brand moved: what the verdicts of its features do, and not that nothing happened. */
function unmoved(rows: { verdict: string }[]): string {
  const said = ['within_noise', 'model_changed'].find((verdict) => rows.some((row) => row.verdict === verdict));
  return said ?? 'too_little_data';
}

function Sentiment({ figures, brand, select, metric }: { figures: Figures; brand: Schema['Brand']; select: (value: string) => string; metric: string }) {
  const { query } = usePlace();
  const now = feelings(figures.now.data.timeseries);
  const then = feelings(figures.then.data.timeseries);
  const rows = figures.sentiment.data.comparison.filter((row) => row.relationship === 'owned');
  const up = rows.filter((row) => row.verdict === 'up').length;
  const down = rows.filter((row) => row.verdict === 'down').length;
  const change = now.favourable !== null && then.favourable !== null ? now.favourable - then.favourable : null;
  return (
    <article class={metric === 'sentiment' ? 'card card-chosen' : 'card'}>
      <h2>
        <a href={select('sentiment')} aria-current={metric === 'sentiment' ? 'true' : undefined} class="card-link">
          {t('metric.sentiment')}
        </a>
        <How topic="sentiment" />
      </h2>
      <p class="figure">
        <a href={href(`/brands/${brand.id}/sentiment`, withQuery(query, { metric: null }))} title={t('card.findings')}>
          {percent(now.favourable)}
        </a>
      </p>
      <p class="muted card-unit">
        {t('card.sentiment', { n: count(now.endorsed), total: count(now.endorsed + now.undermined) })}
      </p>
      <PolarityBar {...now} />
      <span class="change">
        {change !== null && <span class="number">{t('points', { n: points(change) })}</span>}
        {up + down === 0 ? (
          <VerdictBadge verdict={then.favourable === null ? 'too_little_data' : unmoved(rows)} />
        ) : (
          <>
            {up > 0 && <span class="badge verdict-up">{tn('card.featuresUp', up)}</span>}
            {down > 0 && <span class="badge verdict-down">{tn('card.featuresDown', down)}</span>}
          </>
        )}
      </span>
    </article>
  );
}
