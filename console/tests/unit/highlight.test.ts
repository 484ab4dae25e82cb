import { describe, expect, it } from 'vitest';
import { blocks, fitting, safeUrl, type Mark } from '../../src/lib/highlight';

const mark = (start: number, end: number, kind: Mark['kind'] = 'owned'): Mark => ({ start, end, kind, label: kind });
const shown = (text: string, marks: Mark[]) => blocks(text, marks).flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : block.runs));
const marked = (text: string, marks: Mark[]) => shown(text, marks).filter((run) => run.marks.length > 0).map((run) => run.text);

describe('highlights', () => {
  it('counts code points, not UTF-16 units', () => {
    expect(marked('😀 Hollin 👍🏽', [mark(2, 8)])).toEqual(['Hollin']);
  });

  it('keeps places where markup is hidden', () => {
    const text = '1. **Hollin** – good\n\n## About Hollin';
    expect(marked(text, [mark(5, 11), mark(31, 37)])).toEqual(['Hollin', 'Hollin']);
    expect(blocks(text, []).map((block) => block.kind !== 'table' && [block.kind, block.marker])).toEqual([['item', '1.'], ['heading', null]]);
    expect(shown(text, []).find((run) => run.bold)?.text).toBe('Hollin');
  });

  it('cuts overlapping marks where they begin and end', () => {
    const runs = shown('Hollin is good', [mark(0, 6), mark(0, 14, 'endorsed')]);
    expect(runs.map((run) => [run.text, run.marks.map((one) => one.kind)])).toEqual([
      ['Hollin', ['endorsed', 'owned']],
      [' is good', ['endorsed']],
    ]);
  });

  it('marks what spans several lines on each of them', () => {
    expect(marked('one\ntwo', [mark(1, 6)])).toEqual(['ne', 'tw']);
  });

  it('reads tables, with the places of their cells', () => {
    const text = 'Look:\n| | **Hollin** |\n|:--|--:|\n| 😀 price | high |\n\n| no table |\n| at all |';
    const found = blocks(text, [mark(text.indexOf('high') - 1, text.indexOf('high') + 3, 'undermined')]);
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'table', 'paragraph', 'paragraph']);
    const table = found[1];
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows.map((row) => row.map((cell) => cell.map((run) => run.text).join('')))).toEqual([['', 'Hollin'], ['😀 price', 'high']]);
    expect(table.rows[1]?.[1]?.[0]?.marks).toHaveLength(1);
    expect(table.rows[0]?.[1]?.[0]?.bold).toBe(true);
  });

  const styles = (text: string) =>
    shown(text, []).map((run) => [run.text, `${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}${run.code ? 'c' : ''}${run.href ? ` ${run.href}` : ''}`]);

  it('takes backticks that are not closed for text, however many stand together', () => {
    expect(styles('a ``b` c')).toEqual([['a ``b` c', '']]);
    expect(styles('``a`b`` c')).toEqual([['a`b', 'c'], [' c', '']]);
    const many = `x${'`'.repeat(100_000)}`;
    expect(styles(many)).toEqual([[many, '']]);
  });

  it('keeps the parentheses of addresses', () => {
    expect(styles('[Kettle](https://a.example/Kettle_(tea)) is')).toEqual([['Kettle', ' https://a.example/Kettle_(tea)'], [' is', '']]);
    expect(styles('[a **b**](https://a.example/x "T (1)").')).toEqual([['a ', ' https://a.example/x'], ['b', 'b https://a.example/x'], ['.', '']]);
    expect(styles('[no](https://a.example/(x')[0]?.[0]).toBe('[no](');
  });

  it('reads italics, bold italics and code, and leaves stars alone that are none', () => {
    expect(styles('a *b* c')).toEqual([['a ', ''], ['b', 'i'], [' c', '']]);
    expect(styles('***x***')).toEqual([['x', 'bi']]);
    expect(styles('**a *b* c**')).toEqual([['a ', 'b'], ['b', 'bi'], [' c', 'b']]);
    expect(styles('***a** b*')).toEqual([['a', 'bi'], [' b', 'i']]);
    expect(styles('use `a*b*` now')).toEqual([['use ', ''], ['a*b*', 'c'], [' now', '']]);
    for (const text of ['2 * 3 * 4', '2*3*4', 'a ** b', '*open', '`open', '****', '5* hotel, 4* hotel']) expect(styles(text), text).toEqual([[text, '']]);
    expect(styles('\\*no\\*').map(([text]) => text).join('')).toBe('*no*');
  });

  it('makes links of addresses, without the sentence around them', () => {
    expect(styles('See https://a.example/x_(y), or (http://b.example).')).toEqual([
      ['See ', ''], ['https://a.example/x_(y)', ' https://a.example/x_(y)'], [', or (', ''], ['http://b.example', ' http://b.example/'], [').', ''],
    ]);
    expect(styles('<https://a.example> <b>')).toEqual([['https://a.example', ' https://a.example/'], [' <b>', '']]);
  });

  it('reads quotes and blocks of code, with the places in them', () => {
    const text = 'A\n> *said* so\n```js\n**Hollin** <b>\nx\n```\nB\n```\nopen';
    const found = blocks(text, [mark(text.indexOf('Hollin'), text.indexOf('Hollin') + 6)]);
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'quote', 'code', 'paragraph', 'code']);
    expect(found.map((block) => (block.kind === 'table' ? '' : block.runs.map((run) => run.text).join('')))).toEqual(['A', 'said so', '**Hollin** <b>\nx', 'B', 'open']);
    expect(marked(text, [mark(text.indexOf('Hollin'), text.indexOf('Hollin') + 6)])).toEqual(['Hollin']);
  });

  it('is not slow where markup never ends', () => {
    const began = Date.now();
    for (const part of ['*a ', '[a', '`a ', '[a](', '<https://a ', '**a ']) blocks(part.repeat(3000), []);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('leaves out places that no text has', () => {
    expect(fitting([mark(-1, 2), mark(3, 3), mark(2, 99), mark(1, 2)], 10)).toEqual([mark(1, 2)]);
  });

  it('shows every letter of any text once, in order', () => {
    const text = '*a* [x](https://a.example) [broken](, **odd\n- item ** more\n####### no heading';
    const letters = shown(text, [mark(2, 30)]).map((run) => run.text).join('').replace(/\W/g, '');
    expect(letters).toBe('axbrokenodditemmorenoheading');
  });

  it('follows web addresses alone', () => {
    expect(safeUrl('javascript:alert(1)')).toBeNull();
    expect(safeUrl('data:text/html,x')).toBeNull();
    expect(safeUrl('https://a.example/x')).toBe('https://a.example/x');
    const link = shown('[see](javascript:alert) [ok](https://a.example "Title")', []).filter((run) => run.href);
    expect(link.map((run) => [run.text, run.href])).toEqual([['ok', 'https://a.example/']]);
  });
});
