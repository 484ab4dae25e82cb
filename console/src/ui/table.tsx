import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { saveFile, toCsv, type Cell } from '../lib/csv';
import { t } from '../i18n';
import { How, type Topic } from './how';
import { Icon } from './icons';

export interface Column<T> {
  key: string;
  label: string;
  /** What stands in the CSV file and what rows are sorted by. */
  value: (row: T) => Cell;
  render?: (row: T) => ComponentChildren;
  number?: boolean;
  /** Left out where the page is narrow; it stays in the CSV file. */
  wide?: boolean;
  /** Is in the CSV file alone. */
  fileOnly?: boolean;
  how?: Topic;
}

interface Props<T> {
  caption: string;
  columns: Column<T>[];
  rows: T[];
  rowKey: (row: T) => string;
  /** The file's name without its ending; no file where it is left out. */
  file?: string;
  highlight?: (row: T) => boolean;
  actions?: ComponentChildren;
}

/** A table that can be sorted and saved as CSV, all rows and columns of it. */
export function Table<T>({ caption, columns, rows, rowKey, file, highlight, actions }: Props<T>) {
  const [sort, setSort] = useState<{ key: string; descending: boolean } | null>(null);
  const sorted = useMemo(() => order(rows, columns, sort), [rows, columns, sort]);
  const save = () =>
    saveFile(`${file}.csv`, toCsv(columns.map((c) => c.key), sorted.map((row) => columns.map((c) => c.value(row)))));
  const shown = columns.filter((column) => !column.fileOnly);
  return (
    <div class="table-block">
      {(file || actions) && (
        <div class="table-tools">
          {actions}
          {file && (
            <button type="button" class="button quiet" onClick={save} disabled={rows.length === 0}>
              <Icon name="exports" /> {t('table.csv')}
            </button>
          )}
        </div>
      )}
      <div class="table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="sr-only">{caption}</caption>
          <thead>
            <tr>
              {shown.map((column) => (
                <Header key={column.key} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={rowKey(row)} class={highlight?.(row) ? 'owned-row' : undefined}>
                {shown.map((column, i) => cell(column, row, i))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function cell<T>(column: Column<T>, row: T, index: number) {
  const content = column.render ? column.render(row) : (column.value(row) ?? '–');
  const names = [column.number ? 'number' : '', column.wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined;
  return index === 0 ? (
    <th scope="row" key={column.key} class={names}>
      {content}
    </th>
  ) : (
    <td key={column.key} class={names}>
      {content}
    </td>
  );
}

type Sort = { key: string; descending: boolean } | null;

function Header<T>({ column, sort, onSort }: { column: Column<T>; sort: Sort; onSort: (sort: Sort) => void }) {
  const active = sort?.key === column.key;
  const state = active ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const next = () => onSort(active && sort.descending === !!column.number ? { key: column.key, descending: !sort.descending } : { key: column.key, descending: !!column.number });
  const names = [column.number ? 'number' : '', column.wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined;
  return (
    <th scope="col" class={names} aria-sort={state}>
      <span class="th">
        {column.label === '' ? (
          <span class="sr-only">{t('table.actions')}</span>
        ) : (
          <button type="button" class="sort" onClick={next}>
            {column.label}
            {active && <Icon name={sort.descending ? 'down' : 'up'} />}
          </button>
        )}
        {column.how && <How topic={column.how} />}
      </span>
    </th>
  );
}

function order<T>(rows: T[], columns: Column<T>[], sort: Sort): T[] {
  const column = columns.find((c) => c.key === sort?.key);
  if (!column || !sort) return rows;
  const sign = sort.descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(column.value(a), column.value(b)));
}

function compare(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), undefined, { numeric: true });
}
