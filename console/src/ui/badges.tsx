import { t, word } from '../i18n';
import type { Verdict } from '../api/metrics';
import { percent, points } from '../lib/format';
import { Icon } from './icons';

const ICONS: Record<Verdict, 'up' | 'down' | 'flat' | 'help'> = {
  up: 'up',
  down: 'down',
  within_noise: 'flat',
  too_little_data: 'help',
  model_changed: 'help',
};

/** Answers are tested: where every prompt names a brand already, the figure shows nothing of a change, and it is said where it is. */
const IN_ANSWERS: Record<string, string> = { up: 'upInAnswers', down: 'downInAnswers' };

/** What a comparison came to: whether a change is more than chance. */
export function VerdictBadge({ verdict, change }: { verdict: string; change?: number }) {
  // Less than what `points` shows.
  const said = change !== undefined && Math.abs(change) < 0.0005 ? (IN_ANSWERS[verdict] ?? verdict) : verdict;
  return (
    <span class={`badge verdict-${verdict}`}>
      <Icon name={ICONS[verdict as Verdict] ?? 'help'} />
      {word('verdict', said)}
    </span>
  );
}

interface ChangeProps {
  change: number;
  interval: { low: number; high: number } | null;
  verdict: string;
  previousTotal: number;
}

/** A change in points with its interval and verdict; no figure where the period before has no data. */
export function Change({ change, interval, verdict, previousTotal }: ChangeProps) {
  if (previousTotal === 0) return <VerdictBadge verdict="too_little_data" />;
  return (
    <span class="change">
      <span class="number">{t('points', { n: points(change) })}</span>
      <VerdictBadge verdict={verdict} change={change} />
      {interval && <small class="muted number">{t('interval', { low: points(interval.low), high: points(interval.high) })}</small>}
    </span>
  );
}

export function Badge({ group, value }: { group: string; value: string }) {
  return <span class={`badge ${group}-${value}`}>{word(group, value)}</span>;
}

/** A fraction between the ends of its interval, as a picture beside the number. */
export function IntervalBar({ value, low, high, owned }: { value: number; low: number; high: number; owned: boolean }) {
  const x = (fraction: number) => 2 + 96 * Math.max(0, Math.min(1, fraction));
  return (
    <svg class={owned ? 'interval owned' : 'interval'} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <line class="interval-track" x1="2" x2="98" y1="6" y2="6" />
      <rect class="interval-band" x={x(low)} y="3" width={Math.max(1, x(high) - x(low))} height="6" rx="1" />
      <rect class="interval-point" x={x(value) - 1} y="1" width="2" height="10" />
    </svg>
  );
}

/** Findings for, neutral and against, as parts of one bar. */
export function PolarityBar({ endorsed, neutral, undermined }: { endorsed: number; neutral: number; undermined: number }) {
  const total = endorsed + neutral + undermined || 1;
  const a = (100 * endorsed) / total;
  const b = (100 * neutral) / total;
  return (
    <svg class="polarity" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="endorsed" x="0" width={a} y="0" height="8" />
      <rect class="neutral" x={a} width={b} y="0" height="8" />
      <rect class="undermined" x={a + b} width={100 - a - b} y="0" height="8" />
    </svg>
  );
}

export function range95(interval: { low: number; high: number }): string {
  return `${percent(interval.low, 0)}–${percent(interval.high, 0)}`;
}
