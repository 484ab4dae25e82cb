export type Cell = string | number | boolean | null | undefined;

/** What makes a spreadsheet run a cell, after however many marks; the wide forms too, which some read as the narrow ones. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows as CSV (RFC 4180) with a header. A text that a spreadsheet would take for a formula gets an apostrophe in front,
 * because answers and titles come from strangers: as in exports of the service (docs/EXPORTS.md), and after each semicolon, at
 * which some languages' spreadsheets part cells, whether or not a comma does.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  return [header, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n';
}

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = cell.split(';').map((part) => (FORMULA.test(part) ? `'${part}` : part)).join(';');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a CSV text; a delimiter of `;` or tab is recognised by the first line. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = guessDelimiter(source);
  const records: string[][] = [];
  let record: string[] = [];
  let value = '';
  let quoted = false;
  for (let i = 0; i < source.length; i += 1) {
    const char = source[i] as string;
    if (quoted) {
      if (char !== '"') value += char;
      else if (source[i + 1] === '"') {
        value += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && value === '') quoted = true;
    else if (char === delimiter) {
      record.push(value);
      value = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && source[i + 1] === '\n') i += 1;
      record.push(value);
      records.push(record);
      record = [];
      value = '';
    } else value += char;
  }
  if (value !== '' || record.length > 0) records.push([...record, value]);
  return records.filter((fields) => fields.some((text) => text.trim() !== ''));
}

function guessDelimiter(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (char: string) => line.split(char).length;
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best));
}

export interface PromptInput {
  query: string;
  country?: string;
  tags?: string[];
  type?: 'branded' | 'non-branded';
}

/**
 * Prompts out of what was pasted: a line each, or CSV whose header names `query` (or `prompt`) and perhaps `country`,
 * `tags` (separated by `;` or `|`) and `type`.
 */
export function promptsFromText(text: string): PromptInput[] {
  const records = parseCsv(text);
  const header = records[0]?.map((name) => name.trim().toLowerCase()) ?? [];
  const query = header.findIndex((name) => name === 'query' || name === 'prompt');
  if (query < 0) {
    return text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean).map((line) => ({ query: line }));
  }
  const at = (record: string[], name: string) => record[header.indexOf(name)]?.trim() ?? '';
  return records.slice(1).map((record) => {
    const row: PromptInput = { query: record[query]?.trim() ?? '' };
    const country = at(record, 'country');
    const tags = at(record, 'tags').split(/[;|]/).map((tag) => tag.trim()).filter(Boolean);
    const type = at(record, 'type').toLowerCase();
    if (country) row.country = country.toUpperCase();
    if (tags.length > 0) row.tags = tags;
    if (type) row.type = type as 'branded';
    return row;
  });
}

/** Hands CSV to the browser as a file. It begins with the mark by which Excel knows UTF-8. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
