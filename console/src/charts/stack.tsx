import { scaleBand, scaleLinear } from 'd3-scale';
import { t } from '../i18n';
import { count, day, shortDay } from '../lib/format';
import { Frame, MARGIN, ticks, type Size } from './frame';

export interface PolarityDay {
  date: string;
  endorsedMentions: number;
  underminedMentions: number;
  neutralMentions: number;
}

const HEIGHT = 240;

/** Findings of days: those for the brand above the line, those against it below. */
export function PolarityChart({ title, days, file }: { title: string; days: PolarityDay[]; file: string }) {
  const highest = Math.max(1, ...days.map((point) => point.endorsedMentions + point.neutralMentions));
  const lowest = Math.max(0, ...days.map((point) => point.underminedMentions));
  const band = ({ width }: Size) =>
    scaleBand(days.map((point) => point.date), [MARGIN.left, width - MARGIN.right]).paddingInner(0.25);
  const at = (step: number, size: Size) => (band(size)(days[step]?.date ?? '') ?? 0) + band(size).bandwidth() / 2;
  const words = (point: PolarityDay) =>
    t('chart.polarity', {
      endorsed: count(point.endorsedMentions),
      neutral: count(point.neutralMentions),
      undermined: count(point.underminedMentions),
    });
  const say = (step: number) => `${day(days[step]?.date ?? '')}: ${words(days[step] as PolarityDay)}`;

  const draw = (size: Size, step: number | null) => {
    const x = band(size);
    const y = scaleLinear([-lowest, highest], [size.height - MARGIN.bottom, MARGIN.top]).nice(4);
    const part = (kind: string, date: string, from: number, to: number) => (
      <rect class={kind} x={x(date)} width={x.bandwidth()} y={Math.min(y(from), y(to))} height={Math.abs(y(from) - y(to))} />
    );
    return (
      <>
        {y.ticks(4).filter(Number.isInteger).map((value) => (
          <g key={value} class="axis">
            <line x1={MARGIN.left} x2={size.width - MARGIN.right} y1={y(value)} y2={y(value)} />
            <text x={MARGIN.left - 8} y={y(value)} dy="0.32em" text-anchor="end">
              {count(Math.abs(value))}
            </text>
          </g>
        ))}
        {ticks(days.length, size.width).map((n) => (
          <text key={n} class="axis-day" x={at(n, size)} y={size.height - 6} text-anchor={n === days.length - 1 ? 'end' : 'middle'}>
            {shortDay(days[n]?.date ?? '')}
          </text>
        ))}
        {days.map((point, n) => (
          <g key={point.date} class={step === n ? 'stack looked' : 'stack'}>
            {part('endorsed', point.date, 0, point.endorsedMentions)}
            {part('neutral', point.date, point.endorsedMentions, point.endorsedMentions + point.neutralMentions)}
            {part('undermined', point.date, 0, -point.underminedMentions)}
          </g>
        ))}
        <line class="zero" x1={MARGIN.left} x2={size.width - MARGIN.right} y1={y(0)} y2={y(0)} />
      </>
    );
  };

  return (
    <Frame<PolarityDay>
      title={title}
      description={days.length > 0 ? t('chart.stackDescription', { start: say(0), end: say(days.length - 1) }) : t('chart.nothing')}
      height={HEIGHT}
      steps={days.length}
      say={say}
      at={at}
      draw={draw}
      readout={(step) => (
        <>
          <strong>{day(days[step]?.date ?? '')}</strong>
          <span class="readout-row">{words(days[step] as PolarityDay)}</span>
        </>
      )}
      legend={
        <div class="legend legend-static">
          {(['endorsed', 'neutral', 'undermined'] as const).map((kind) => (
            <span key={kind}>
              <i class={`swatch ${kind}`} /> {t(`polarity.${kind}`)}
            </span>
          ))}
        </div>
      }
      table={{
        rows: days,
        rowKey: (row) => row.date,
        file,
        columns: [
          { key: 'date', label: t('column.date'), value: (row) => row.date, render: (row) => day(row.date) },
          { key: 'endorsedMentions', label: t('polarity.endorsed'), value: (row) => row.endorsedMentions, number: true },
          { key: 'neutralMentions', label: t('polarity.neutral'), value: (row) => row.neutralMentions, number: true },
          { key: 'underminedMentions', label: t('polarity.undermined'), value: (row) => row.underminedMentions, number: true },
        ],
      }}
    />
  );
}
