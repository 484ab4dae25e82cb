import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../i18n';
import { day, engine, percent, shortDay } from '../lib/format';
import { Frame, MARGIN, ticks, type Size } from './frame';

export interface Point {
  date: string;
  value: number | null;
  low?: number;
  high?: number;
}

export interface Line {
  id: string;
  name: string;
  owned: boolean;
  points: Point[];
}

export interface ModelChange {
  date: string;
  engine: string;
  from: string;
  to: string;
}

interface Props {
  title: string;
  lines: Line[];
  changes: ModelChange[];
  file: string;
  /** How a value is written, and whether it is a fraction of 1. */
  format?: (value: number | null) => string;
  fraction?: boolean;
}

interface Row {
  date: string;
  name: string;
  value: number | null;
  low: number | null;
  high: number | null;
}

const HEIGHT = 280;

/** Lines of brands over days, with the interval of the one that is looked at, and the days on which models changed. */
export function LineChart({ title, lines, changes, file, format = percent, fraction = true }: Props) {
  const days = useMemo(() => lines[0]?.points.map((point) => point.date) ?? [], [lines]);
  const [looked, setLooked] = useState<string | null>(null);
  const focus = lines.find((one) => one.id === looked) ?? lines.find((one) => one.owned) ?? lines[0];
  const top = useMemo(() => ceiling(lines, fraction), [lines, fraction]);
  const x = (step: number, { width }: Size) =>
    scaleLinear([0, Math.max(1, days.length - 1)], [MARGIN.left, width - MARGIN.right])(days.length === 1 ? 0.5 : step);
  const rows: Row[] = lines.flatMap((one) =>
    one.points.map((point) => ({ date: point.date, name: one.name, value: point.value, low: point.low ?? null, high: point.high ?? null })),
  );
  const say = (step: number) => {
    const texts = lines.map((one) => `${one.name} ${format(one.points[step]?.value ?? null)}`);
    const models = changes.filter((change) => change.date === days[step]).map(changeText);
    return [`${day(days[step] as string)}: ${texts.join(', ')}`, ...models].join('. ');
  };
  const [first, last] = [days[0], days[days.length - 1]];
  const description =
    first && last
      ? t('chart.description', { lines: lines.map((one) => one.name).join(', '), start: say(0), end: say(days.length - 1) })
      : t('chart.nothing');

  return (
    <Frame<Row>
      title={title}
      description={description}
      height={HEIGHT}
      steps={days.length}
      say={say}
      at={x}
      draw={(size, step) => (
        <Drawing size={size} step={step} lines={lines} focus={focus} days={days} top={top} x={x} changes={changes} format={format} fraction={fraction} />
      )}
      readout={(step) => <Readout step={step} lines={lines} days={days} changes={changes} format={format} focus={focus} />}
      legend={<Legend lines={lines} focus={focus} onLook={setLooked} />}
      table={{
        rows,
        rowKey: (row) => `${row.date} ${row.name}`,
        file,
        columns: [
          { key: 'date', label: t('column.date'), value: (row) => row.date, render: (row) => day(row.date) },
          { key: 'brand', label: t('column.brand'), value: (row) => row.name },
          { key: 'value', label: t('column.value'), value: (row) => row.value, render: (row) => format(row.value), number: true },
          { key: 'low', label: t('column.low'), value: (row) => row.low, render: (row) => format(row.low), number: true },
          { key: 'high', label: t('column.high'), value: (row) => row.high, render: (row) => format(row.high), number: true },
        ],
      }}
    />
  );
}

/** The upper end of the axis: a little above the highest point, at most 1 for fractions. */
export function ceiling(lines: Line[], fraction: boolean): number {
  const highest = Math.max(0, ...lines.flatMap((one) => one.points.map((point) => Math.max(point.value ?? 0, one.owned ? (point.high ?? 0) : 0))));
  if (highest === 0) return 1;
  const nice = scaleLinear([0, highest], [0, 1]).nice(4).domain()[1] ?? highest;
  return fraction ? Math.min(1, nice) : nice;
}

function changeText(change: ModelChange): string {
  return t('chart.modelChange', { engine: engine(change.engine), from: change.from, to: change.to });
}

interface DrawingProps {
  size: Size;
  step: number | null;
  lines: Line[];
  focus: Line | undefined;
  days: string[];
  top: number;
  x: (step: number, size: Size) => number;
  changes: ModelChange[];
  format: (value: number | null) => string;
  fraction: boolean;
}

function Drawing({ size, step, lines, focus, days, top, x, changes, format, fraction }: DrawingProps) {
  const y = scaleLinear([0, top], [size.height - MARGIN.bottom, MARGIN.top]);
  const steps = y.ticks(4).filter((value) => fraction || Number.isInteger(value));
  const axis = fraction ? axisFormat(steps) : format;
  const path = line<Point>((_, i) => x(i, size), (point) => y(point.value ?? 0)).defined((point) => point.value !== null);
  const band = area<Point>((_, i) => x(i, size), (point) => y(point.low ?? 0), (point) => y(point.high ?? 0)).defined(
    (point) => point.value !== null && point.low !== undefined,
  );
  const order = [...lines].sort((a, b) => Number(a === focus) - Number(b === focus));
  return (
    <>
      {steps.map((value) => (
        <g key={value} class="axis">
          <line x1={MARGIN.left} x2={size.width - MARGIN.right} y1={y(value)} y2={y(value)} />
          <text x={MARGIN.left - 8} y={y(value)} dy="0.32em" text-anchor="end">
            {axis(value)}
          </text>
        </g>
      ))}
      {ticks(days.length, size.width).map((at) => (
        <text key={at} class="axis-day" x={x(at, size)} y={size.height - 6} text-anchor={at === days.length - 1 ? 'end' : 'middle'}>
          {shortDay(days[at] as string)}
        </text>
      ))}
      {changes.map((change) => (
        <line key={`${change.date} ${change.engine}`} class="model-change" x1={x(days.indexOf(change.date), size)} x2={x(days.indexOf(change.date), size)} y1={MARGIN.top} y2={size.height - MARGIN.bottom} />
      ))}
      {focus && <path class={`band tone-${tone(lines, focus, focus)}`} d={band(focus.points) ?? ''} />}
      {order.map((one) => (
        <path key={one.id} class={`line tone-${tone(lines, one, focus)}${one === focus ? ' line-focus' : ''}`} d={path(one.points) ?? ''} />
      ))}
      {order.flatMap((one) =>
        alone(one.points).map((at) => (
          <Alone key={`${one.id} ${at}`} point={one.points[at] as Point} at={x(at, size)} y={y} tone={tone(lines, one, focus)} focus={one === focus} />
        )),
      )}
      {step !== null && <line class="cursor" x1={x(step, size)} x2={x(step, size)} y1={MARGIN.top} y2={size.height - MARGIN.bottom} />}
      {lines.map((one) => {
        const value = step === null ? null : (one.points[step]?.value ?? null);
        return value === null ? null : <circle key={one.id} class={`dot tone-${tone(lines, one, focus)}`} cx={x(step as number, size)} cy={y(value)} r="4" />;
      })}
    </>
  );
}

/** One way of writing all numbers of an axis: with a digit after the point where any of them needs it. */
export function axisFormat(steps: number[]): (value: number) => string {
  const whole = steps.every((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
  return (value) => percent(value, whole ? 0 : 1);
}

/** Points with a gap on both sides, through which no line goes. */
export function alone(points: Point[]): number[] {
  const has = (step: number) => (points[step]?.value ?? null) !== null;
  return points.flatMap((_, step) => (has(step) && !has(step - 1) && !has(step + 1) ? [step] : []));
}

/** A point that stands alone, with its interval where it is the one looked at. */
function Alone({ point, at, y, tone: n, focus }: { point: Point; at: number; y: (value: number) => number; tone: number; focus: boolean }) {
  return (
    <g class={`tone-${n}`}>
      {focus && point.low !== undefined && point.high !== undefined && <line class="whisker" x1={at} x2={at} y1={y(point.low)} y2={y(point.high)} />}
      <circle class="dot alone" cx={at} cy={y(point.value ?? 0)} r="4" />
    </g>
  );
}

const COLOURS = 6;
const GREY = 7;
/** A grey line that was chosen. */
const CHOSEN = 8;
const largest = new WeakMap<Line[], Line[]>();

/** The largest of the other brands, in the order in which they are listed: as many as there are colours that can be told apart. */
function coloured(lines: Line[]): Line[] {
  const known = largest.get(lines);
  if (known) return known;
  const size = (one: Line) => one.points.reduce((sum, point) => sum + (point.value ?? 0), 0);
  const others = lines.filter((one) => !one.owned);
  const top = new Set([...others].sort((a, b) => size(b) - size(a)).slice(0, COLOURS));
  const found = others.filter((one) => top.has(one));
  largest.set(lines, found);
  return found;
}

/** The owned brand has the accent, the largest others a colour each; the rest is grey until it is chosen. */
export function tone(lines: Line[], one: Line, focus?: Line): number {
  if (one.owned) return 0;
  const place = coloured(lines).indexOf(one);
  return place >= 0 ? place + 1 : one === focus ? CHOSEN : GREY;
}

function Legend({ lines, focus, onLook }: { lines: Line[]; focus: Line | undefined; onLook: (id: string) => void }) {
  return (
    <div class="legend" role="group" aria-label={t('chart.legend')}>
      {lines.map((one) => (
        <button key={one.id} type="button" aria-pressed={one === focus} onClick={() => onLook(one.id)}>
          <svg class={`key tone-${tone(lines, one, focus)}`} viewBox="0 0 16 8" aria-hidden="true">
            <line x1="0" x2="16" y1="4" y2="4" />
          </svg>
          <bdi>{one.name}</bdi>
        </button>
      ))}
    </div>
  );
}

function Readout({ step, lines, days, changes, format, focus }: Pick<DrawingProps, 'lines' | 'days' | 'changes' | 'format' | 'focus'> & { step: number }) {
  const here = lines.map((one) => ({ one, point: one.points[step] })).sort((a, b) => (b.point?.value ?? 0) - (a.point?.value ?? 0));
  return (
    <>
      <strong>{day(days[step] as string)}</strong>
      {here.map(({ one, point }) => (
        <span key={one.id} class={one === focus ? 'readout-row readout-focus' : 'readout-row'}>
          <i class={`swatch tone-${tone(lines, one, focus)}`} />
          <span>{one.name}</span>
          <span class="number">
            {format(point?.value ?? null)}
            {one === focus && point?.low !== undefined && point.value !== null && (
              <small>
                {' '}
                {format(point.low)}–{format(point.high ?? null)}
              </small>
            )}
          </span>
        </span>
      ))}
      {changes
        .filter((change) => change.date === days[step])
        .map((change) => (
          <small key={change.engine}>{changeText(change)}</small>
        ))}
    </>
  );
}
