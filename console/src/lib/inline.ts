/**
 * The markup within a line of an answer: emphasis, code, links and addresses. It is read into runs of plain text, each with its place
 * in the original, in code points; nothing becomes HTML, and only HTTP becomes a link.
 */
export interface Mark {
  start: number;
  end: number;
  kind: 'owned' | 'competitor' | 'endorsed' | 'undermined' | 'neutral';
  label: string;
}

export interface Style {
  bold: boolean;
  italic: boolean;
  code: boolean;
  href: string | null;
}

export interface Run extends Style {
  start: number;
  text: string;
  marks: Mark[];
}

export const PLAIN: Style = { bold: false, italic: false, code: false, href: null };

/** How far the end of some markup is looked for: answers of strangers must not make this slow. */
const FAR = 800;
const ESCAPED = new Set(['*', '`', '[', ']', '_', '|', '<', '>', '#', '\\']);

/** A web address that may be followed, or null: nothing else than HTTP becomes a link. */
export function safeUrl(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The runs of a part of a text, from one place to another. */
export function runs(points: string[], from: number, to: number, marks: Mark[], outer: Style = PLAIN): Run[] {
  const result: Run[] = [];
  const style = { ...outer };
  let plainFrom = from;
  let at = from;
  /** Ends the plain text before some markup, and goes on after it. */
  const pass = (length: number) => {
    result.push(...cut(points, plainFrom, at, style, marks));
    at += length;
    plainFrom = at;
  };
  while (at < to) {
    const point = points[at] as string;
    if (point === '\\' && ESCAPED.has(points[at + 1] ?? '') && at + 1 < to) {
      pass(1);
      at += 1;
      continue;
    }
    if (point === '*') {
      const stars = countOf(points, at, to, '*');
      const hidden = emphasis(points, at, to, stars, style);
      if (hidden) {
        pass(hidden.length);
        Object.assign(style, hidden.style);
      } else at += stars > 3 ? stars : 1;
      continue;
    }
    const part = point === '`' ? codeAt(points, at, to) : style.href === null ? (linkAt(points, at, to) ?? addressAt(points, at, to)) : null;
    if (!part) {
      // Backticks that are not closed are only backticks, all that stand together.
      at += point === '`' ? countOf(points, at, to, '`') : 1;
      continue;
    }
    const length = part.end - at;
    pass(length);
    const inner = { ...style, ...part.style };
    result.push(...(part.inline ? runs(points, part.from, part.to, marks, inner) : cut(points, part.from, part.to, inner, marks)));
  }
  result.push(...cut(points, plainFrom, to, style, marks));
  return result;
}

/** What is marked up: the text that is shown, its style, and where the markup ends. */
interface Part {
  from: number;
  to: number;
  end: number;
  style: Partial<Style>;
  /** Whether there may be further markup within. */
  inline: boolean;
}

const isSpace = (point: string | undefined) => point === undefined || point.trim() === '';
const isWord = (point: string | undefined) => point !== undefined && /[\p{L}\p{N}]/u.test(point);

function countOf(points: string[], at: number, to: number, what: string): number {
  let end = at;
  while (end < to && points[end] === what) end += 1;
  return end - at;
}

/** What stars begin or end: one italic, two bold, three both; null where they are only stars, as in `2 * 3`. */
function emphasis(points: string[], at: number, to: number, stars: number, style: Style): { length: number; style: Partial<Style> } | null {
  if (stars > 3) return null;
  for (const length of [stars, 2, 1].filter((one, i) => one <= stars && (i === 0 || one < stars))) {
    const change: Partial<Style> = { ...(length >= 2 ? { bold: true } : {}), ...(length !== 2 ? { italic: true } : {}) };
    const names = Object.keys(change) as ('bold' | 'italic')[];
    if (names.every((name) => style[name])) {
      if (!isSpace(points[at - 1])) return { length, style: Object.fromEntries(names.map((name) => [name, false])) };
    } else if (!names.some((name) => style[name]) && opens(points, at, length, stars) && closes(points, at + stars, to, length)) {
      return { length, style: change };
    }
  }
  return null;
}

function opens(points: string[], at: number, length: number, stars: number): boolean {
  return !isSpace(points[at + stars]) && (length > 1 || !isWord(points[at - 1]));
}

/** Whether as many stars follow that can end what begins here. */
function closes(points: string[], from: number, to: number, length: number): boolean {
  const last = Math.min(to, from + FAR);
  for (let at = from; at < last; at += 1) {
    if (points[at] !== '*') continue;
    const found = countOf(points, at, last, '*');
    const fits = found === length || found === 3 || (length === 3 && found >= 1);
    if (fits && !isSpace(points[at - 1]) && (length > 1 || !isWord(points[at + found]))) return length < 3 || found === 3;
    at += found - 1;
  }
  return false;
}

function codeAt(points: string[], at: number, to: number): Part | null {
  const ticks = countOf(points, at, to, '`');
  const last = Math.min(to, at + FAR);
  for (let end = at + ticks; end < last; end += 1) {
    if (points[end] !== '`') continue;
    const found = countOf(points, end, last, '`');
    if (found === ticks) return { from: at + ticks, to: end, end: end + ticks, style: { code: true }, inline: false };
    end += found - 1;
  }
  return null;
}

/** Where a bracket is closed, with those of its kind inside of it; null where it is not, or where a space may not be. */
function closing(points: string[], at: number, to: number, open: string, close: string, spaces: boolean): number | null {
  let depth = 0;
  const last = Math.min(to, at + FAR);
  for (let end = at; end < last; end += 1) {
    const point = points[end] as string;
    if (point === '\\') end += 1;
    else if (point === open) depth += 1;
    else if (point === close) {
      depth -= 1;
      if (depth === 0) return end;
    } else if (!spaces && isSpace(point)) return null;
  }
  return null;
}

/** `[label](address)` or `[label](address "title")`; an address may hold parentheses that are closed again. */
function linkAt(points: string[], at: number, to: number): Part | null {
  if (points[at] !== '[') return null;
  const label = closing(points, at, to, '[', ']', true);
  if (label === null || points[label + 1] !== '(') return null;
  const end = closing(points, label + 1, to, '(', ')', false) ?? titled(points, label + 1, to);
  if (end === null) return null;
  const address = points.slice(label + 2, end).join('').replace(/\s+"[^"]*"$/, '').replace(/^<(.*)>$/, '$1');
  return { from: at + 1, to: label, end: end + 1, style: { href: safeUrl(address) }, inline: true };
}

function titled(points: string[], at: number, to: number): number | null {
  const text = points.slice(at, Math.min(to, at + FAR)).join('');
  const found = /^\([^\s"]+\s+"[^"]*"\)/.exec(text);
  return found ? at + Array.from(found[0]).length - 1 : null;
}

/** An address that stands by itself, or between `<` and `>`. */
function addressAt(points: string[], at: number, to: number): Part | null {
  const angle = points[at] === '<';
  const from = angle ? at + 1 : at;
  if (points[from] !== 'h' || (!angle && isWord(points[at - 1]))) return null;
  const whole = /^https?:\/\/[^\s<>"`|*]+/.exec(points.slice(from, Math.min(to, from + FAR)).join(''))?.[0];
  if (!whole) return null;
  const text = angle ? whole : withoutEnd(whole);
  const href = safeUrl(text);
  const end = from + Array.from(text).length;
  if (!href || (angle && points[end] !== '>')) return null;
  return { from, to: end, end: angle ? end + 1 : end, style: { href }, inline: false };
}

/** An address without the sentence's punctuation after it, and without a parenthesis that was opened before it. */
function withoutEnd(text: string): string {
  let rest = text;
  for (;;) {
    const count = (what: string) => rest.split(what).length;
    if (/[.,;:!?'\]}]$/.test(rest) || (rest.endsWith(')') && count(')') > count('('))) rest = rest.slice(0, -1);
    else return rest;
  }
}

/** A piece of text of one style, cut where marks begin and end. */
export function cut(points: string[], from: number, to: number, style: Style, marks: Mark[]): Run[] {
  if (from >= to) return [];
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
    return { start, text: points.slice(start, end).join(''), ...style, marks: over };
  });
}
