/**
 * The text of an answer with its light markup read, and with marks at places that the service gives in code points.
 * Markup is hidden, not moved: each run knows where it stands in the original text, so that a mark always fits.
 */
export interface Mark {
  start: number;
  end: number;
  kind: 'owned' | 'competitor' | 'endorsed' | 'undermined' | 'neutral';
  label: string;
}

export interface Run {
  start: number;
  text: string;
  bold: boolean;
  href: string | null;
  marks: Mark[];
}

export interface TextBlock {
  kind: 'heading' | 'item' | 'paragraph';
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

const LINK = /^\[([^\]\n]*)\]\((\S+?)(?:\s+"[^"]*")?\)/;

/** A web address that may be followed, or null: nothing else than HTTP becomes a link. */
export function safeUrl(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

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

/** The blocks of a text: its tables, and each other line; empty lines only separate. */
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
  const lead = heading ?? item;
  const from = start + (lead ? Array.from(lead[0]).length : 0);
  const kind = heading ? 'heading' : item ? 'item' : 'paragraph';
  return { kind, marker: item ? (item[2] ?? '•') : null, runs: runs(points, from, end, marks) };
}

function runs(points: string[], from: number, to: number, marks: Mark[]): Run[] {
  const result: Run[] = [];
  let bold = false;
  let at = from;
  while (at < to) {
    if (points[at] === '*' && points[at + 1] === '*' && at + 1 < to) {
      bold = !bold;
      at += 2;
      continue;
    }
    const link = points[at] === '[' ? LINK.exec(points.slice(at, to).join('')) : null;
    if (link) {
      const label = Array.from(link[1] ?? '').length;
      result.push(...cut(points, at + 1, at + 1 + label, bold, safeUrl(link[2] ?? ''), marks));
      at += Array.from(link[0]).length;
      continue;
    }
    const next = nextMarkup(points, at + 1, to);
    result.push(...cut(points, at, next, bold, null, marks));
    at = next;
  }
  return result;
}

function nextMarkup(points: string[], from: number, to: number): number {
  for (let i = from; i < to; i += 1) {
    if (points[i] === '[' || (points[i] === '*' && points[i + 1] === '*' && i + 1 < to)) return i;
  }
  return to;
}

function cut(points: string[], from: number, to: number, bold: boolean, href: string | null, marks: Mark[]): Run[] {
  const here = marks.filter((mark) => mark.start < to && mark.end > from);
  const edges = new Set([from, to]);
  for (const { start, end } of here) {
    if (start > from) edges.add(start);
    if (end < to) edges.add(end);
  }
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, i) => {
    const end = sorted[i + 1] as number;
    const over = here.filter((mark) => mark.start <= start && mark.end >= end);
    return { start, text: points.slice(start, end).join(''), bold, href, marks: over };
  });
}
