import { cut, PLAIN, runs, type Mark, type Run } from './inline';

export { safeUrl } from './inline';
export type { Mark, Run } from './inline';

/**
 * The text of an answer with its light markup read, and with marks at places that the service gives in code points.
 * Markup is hidden, not moved: each run knows where it stands in the original text, so that a mark always fits.
 */
export interface TextBlock {
  kind: 'heading' | 'item' | 'paragraph' | 'quote' | 'code';
  /** What stands before an item: its number, or a dot. */
  marker: string | null;
  runs: Run[];
}

export interface TableBlock {
  kind: 'table';
  /** Cells, each of runs; the first row are the headings. */
  rows: Run[][][];
}

export type Block = TextBlock | TableBlock;

/** Marks whose places lie within the text, in order. */
export function fitting(marks: Mark[], length: number): Mark[] {
  return marks
    .filter(({ start, end }) => Number.isInteger(start) && start >= 0 && start < end && end <= length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

interface Line {
  start: number;
  end: number;
  text: string;
}

/** The blocks of a text: its tables, its blocks of code, and each other line; empty lines only separate. */
export function blocks(text: string, marks: Mark[]): Block[] {
  const points = Array.from(text);
  const placed = fitting(marks, points.length);
  const all = lines(points);
  const result: Block[] = [];
  for (let i = 0; i < all.length; i += 1) {
    const rows = tableAt(all, i);
    if (rows > 0) {
      const cells = all.slice(i, i + rows).filter((_, row) => row !== 1);
      result.push({ kind: 'table', rows: cells.map((row) => cellsOf(points, row, placed)) });
      i += rows - 1;
      continue;
    }
    const fence = fenceAt(all, i);
    if (fence > 0) {
      const [first, last] = [all[i + 1] as Line, all[i + fence - 1] as Line];
      const end = isFence(last.text) ? last.start - 1 : last.end;
      if (first.start < end) result.push({ kind: 'code', marker: null, runs: cut(points, first.start, end, PLAIN, placed) });
      i += fence - 1;
      continue;
    }
    const { start, end } = all[i] as Line;
    const block = line(points, start, end, placed);
    if (block) result.push(block);
  }
  return result;
}

function lines(points: string[]): Line[] {
  const result: Line[] = [];
  let start = 0;
  while (start <= points.length) {
    let end = points.indexOf('\n', start);
    if (end < 0) end = points.length;
    result.push({ start, end, text: points.slice(start, end).join('') });
    start = end + 1;
  }
  return result;
}

/** How many lines from one on are a table: a row, a line of dashes, and further rows; none where it is no table. */
function tableAt(all: Line[], from: number): number {
  const isRow = (line: Line | undefined) => line !== undefined && /^\s*\|.*\|\s*$/.test(line.text);
  if (!isRow(all[from]) || !/^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(all[from + 1]?.text ?? '')) return 0;
  let to = from + 2;
  while (isRow(all[to])) to += 1;
  return to - from;
}

const isFence = (text: string) => /^\s{0,3}(?:```|~~~)/.test(text);

/** How many lines from one on are a block of code, with the fences before and after it; a fence that is not closed goes on to the end. */
function fenceAt(all: Line[], from: number): number {
  if (!isFence(all[from]?.text ?? '') || from + 1 >= all.length) return 0;
  const close = all.findIndex((line, i) => i > from && isFence(line.text));
  return (close < 0 ? all.length - 1 : close) - from + 1;
}

function cellsOf(points: string[], row: Line, marks: Mark[]): Run[][] {
  const isSpace = (at: number) => (points[at] as string).trim() === '';
  const bars: number[] = [];
  for (let at = row.start; at < row.end; at += 1) {
    if (points[at] === '|' && points[at - 1] !== '\\') bars.push(at);
  }
  return bars.slice(0, -1).map((bar, i) => {
    let [from, to] = [bar + 1, bars[i + 1] as number];
    while (from < to && isSpace(from)) from += 1;
    while (to > from && isSpace(to - 1)) to -= 1;
    return from < to ? runs(points, from, to, marks) : [];
  });
}

function line(points: string[], start: number, end: number, marks: Mark[]): TextBlock | null {
  const text = points.slice(start, end).join('');
  if (text.trim() === '') return null;
  const heading = /^\s{0,3}#{1,6}\s+/.exec(text);
  const item = /^\s*(?:([-*•])|(\d{1,3}[.)]))\s+/.exec(text);
  const quote = /^\s{0,3}(?:>\s?)+/.exec(text);
  const lead = heading ?? item ?? quote;
  const from = start + (lead ? Array.from(lead[0]).length : 0);
  if (from >= end) return null;
  const kind = heading ? 'heading' : item ? 'item' : quote ? 'quote' : 'paragraph';
  return { kind, marker: item ? (item[2] ?? '•') : null, runs: runs(points, from, end, marks) };
}
