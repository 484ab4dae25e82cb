import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Table, type Column } from '../ui/table';
import { t } from '../i18n';
import { count } from '../lib/format';

export const MARGIN = { top: 14, right: 12, bottom: 26, left: 46 };

export interface Size {
  width: number;
  height: number;
}

interface Props<R> {
  title: string;
  /** What the chart shows in a sentence, with its ends; read instead of the picture. */
  description: string;
  height: number;
  /** The places along the horizontal axis, in order. */
  steps: number;
  /** What stands at a place, in words. */
  say: (step: number) => string;
  /** Where a place is, in pixels. */
  at: (step: number, size: Size) => number;
  draw: (size: Size, step: number | null) => ComponentChildren;
  readout: (step: number) => ComponentChildren;
  legend?: ComponentChildren;
  table: { columns: Column<R>[]; rows: R[]; rowKey: (row: R) => string; file: string };
}

/**
 * What charts have in common: a picture with a name and a description, a slider over it that steps through the points by
 * arrow keys and says each, the same by pointer, and the table behind it.
 */
export function Frame<R>(props: Props<R>) {
  const { title, description, height, steps, say, at, draw, readout, legend, table } = props;
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const [step, setStep] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const size = { width, height };
  const shown = step === null ? null : Math.min(step, steps - 1);

  return (
    <figure class="chart" aria-labelledby={`${id}-title`}>
      <figcaption class="sr-only" id={`${id}-title`}>
        {title}
      </figcaption>
      {legend}
      <div class="chart-plot" ref={holder}>
        {width > 0 && (
          <svg role="img" aria-labelledby={`${id}-svg-title ${id}-description`} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            <title id={`${id}-svg-title`}>{title}</title>
            <desc id={`${id}-description`}>{description}</desc>
            {draw(size, shown)}
          </svg>
        )}
        {steps > 0 && (
          <div
            class="chart-slider"
            role="slider"
            tabIndex={0}
            aria-label={t('chart.slider', { title })}
            aria-describedby={`${id}-description`}
            aria-valuemin={1}
            aria-valuemax={steps}
            aria-valuenow={(shown ?? steps - 1) + 1}
            aria-valuetext={say(shown ?? steps - 1)}
            onKeyDown={(event) => {
              const next = moved(event.key, shown ?? steps - 1, steps);
              if (next === null) return;
              event.preventDefault();
              setStep(next);
            }}
            onFocus={() => setStep((now) => now ?? steps - 1)}
            onBlur={() => setStep(null)}
            onPointerMove={(event) => setStep(nearest(event.offsetX, steps, (n) => at(n, size)))}
            onPointerDown={(event) => setStep(nearest(event.offsetX, steps, (n) => at(n, size)))}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setStep(null)}
          />
        )}
        {shown !== null && (
          <div class="readout" style={place(at(shown, size), width)} aria-hidden="true">
            {readout(shown)}
          </div>
        )}
      </div>
      <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('chart.hideTable') : t('chart.showTable', { n: count(table.rows.length) })}
      </button>
      {open && <Table caption={title} {...table} />}
    </figure>
  );
}

function useWidth(holder: { current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(0);
  // Before the first paint, so that the picture is part of it.
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return width;
}

/** Where a key leads, or null where it leads nowhere. */
export function moved(key: string, step: number, steps: number): number | null {
  const ways: Record<string, number> = {
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    PageUp: step + 7,
    PageDown: step - 7,
    Home: 0,
    End: steps - 1,
  };
  const next = ways[key];
  return next === undefined ? null : Math.max(0, Math.min(steps - 1, next));
}

export function nearest(x: number, steps: number, at: (step: number) => number): number {
  let best = 0;
  for (let step = 1; step < steps; step += 1) {
    if (Math.abs(at(step) - x) < Math.abs(at(best) - x)) best = step;
  }
  return best;
}

/** Keeps the readout beside the point and within the chart. */
function place(x: number, width: number): Record<string, string> {
  return x > width / 2 ? { right: `${width - x + 12}px` } : { left: `${x + 12}px` };
}

/** Places of labels along an axis of days: as many as there is room for. */
export function ticks(steps: number, width: number): number[] {
  if (steps === 0) return [];
  const room = Math.max(2, Math.floor(width / 84));
  const every = Math.max(1, Math.ceil((steps - 1) / Math.max(1, room - 1)));
  const found: number[] = [];
  for (let step = steps - 1; step >= 0; step -= every) found.unshift(step);
  return found;
}
