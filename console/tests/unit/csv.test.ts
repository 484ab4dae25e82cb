import { describe, expect, it } from 'vitest';
import { parseCsv, promptsFromText, toCsv } from '../../src/lib/csv';

describe('CSV', () => {
  it('quotes what needs it and disarms formulas of strangers', () => {
    const text = toCsv(['title', 'n', 'none'], [['a "b", c', 0.5, null], ['=HYPERLINK("x")', -3, undefined], ['line\nbreak', true, '@x']]);
    expect(text).toBe('title,n,none\r\n"a ""b"", c",0.5,\r\n"\'=HYPERLINK(""x"")",-3,\r\n"line\nbreak",true,\'@x\r\n');
  });

  it('disarms what any spreadsheet takes for a formula', () => {
    const cells = ['+1', '-1', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', "'=1", "'tis plain", 'a;=1+1;b;@x', '1;2'];
    const text = toCsv(['a'], cells.map((cell) => [cell]));
    expect(parseCsv(text).slice(1).map(([cell]) => cell)).toEqual([
      "'+1", "'-1", "'\t=1", "'\r=1", "'\n=1", "'＝1", "'＋1", "'－1", "'＠x", "''=1", "'tis plain", "a;'=1+1;b;'@x", '1;2',
    ]);
  });

  it('reads back what it writes', () => {
    const rows = [['a,b', 'say "so"'], ['two\nlines', ' spaced ']];
    expect(parseCsv(toCsv(['x', 'y'], rows))).toEqual([['x', 'y'], ...rows]);
  });

  it('knows semicolons and tabs, a byte order mark, and empty lines', () => {
    expect(parseCsv('\uFEFFquery;country\r\n"Best; kettle";US\r\n\r\n')).toEqual([['query', 'country'], ['Best; kettle', 'US']]);
    expect(parseCsv('a\tb\n1\t2')).toEqual([['a', 'b'], ['1', '2']]);
  });

  it('takes plain lines for prompts, commas and all', () => {
    expect(promptsFromText('Which kettle, if any?\n\n  Is Hollin good? \n')).toEqual([{ query: 'Which kettle, if any?' }, { query: 'Is Hollin good?' }]);
  });

  it('reads columns by their names, in any order', () => {
    const rows = promptsFromText('Tags,Prompt,country,type\nkettle;office,Best kettle?,us,non-branded\n,"Cheap, good kettle?",,\n');
    expect(rows).toEqual([{ query: 'Best kettle?', country: 'US', tags: ['kettle', 'office'], type: 'non-branded' }, { query: 'Cheap, good kettle?' }]);
  });
});
