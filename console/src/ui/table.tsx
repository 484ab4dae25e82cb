import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../lib/csv';
import { setQuery } from '../lib/location';
import type { Order } from '../lib/order';
import { t } from '../i18n';
import { How, type Topic } from './how';
import { Icon } from './icons';
import { SaveCsv } from './save-csv';

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
  /** What the service calls this order, where it can put the rows of all pages in it. */
  sortBy?: string;
}

/** A table whose rows are one page of a list. */
export interface Part<T> {
  /** How many rows the list has. */
  total: number;
  /** How many of them a file takes at most. */
  most: number;
  /** Reads the rows of all pages; `step` is told how many there are. */
  all: (step: (read: number) => void) => Promise<T[]>;
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
  part?: Part<T>;
  /** In what order the service gave the rows. */
  order?: Order;
}

/** A table that can be sorted and saved as CSV, all rows and columns of it. */
export function Table<T>({ caption, columns, rows, rowKey, file, highlight, actions, part, order: given }: Props<T>) {
  const [sort, setSort] = useState<Sort>(null);
  const sorted = useMemo(() => order(rows, columns, sort), [rows, columns, sort]);
  const shown = columns.filter((column) => !column.fileOnly);
  const several = part !== undefined && part.total > rows.length;
  const cells = (list: T[]) => list.map((row) => columns.map((column) => column.value(row)));
  // What the service has put in order stands as it gave it, unless a column that it can not sort by was chosen since.
  const now = sort ?? (given ? sortOf(columns, given) : null);
  const choose = (next: NonNullable<Sort>, column: Column<T>) => {
    if (!given || !column.sortBy) return setSort(next);
    setSort(null);
    setQuery({ sort: column.sortBy, order: next.descending ? null : 'asc', page: null });
  };
  return (
    <div class="table-block">
      {(file || actions) && (
        <div class="table-tools">
          {actions}
          {several && sort && <span class="muted">{t('table.thisPage')}</span>}
          {file && (
            <SaveCsv
              file={file}
              header={columns.map((column) => column.key)}
              rows={async (step) => cells(several ? await part.all(step) : sorted)}
              total={several ? part.total : undefined}
              most={part?.most}
              disabled={rows.length === 0}
            />
          )}
        </div>
      )}
      <div class="table-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption class="sr-only">{caption}</caption>
          <thead>
            <tr>
              {shown.map((column) => (
                <Header key={column.key} column={column} sort={now} onSort={choose} />
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

function sortOf<T>(columns: Column<T>[], { by, descending }: Order): Sort {
  const column = columns.find((one) => one.sortBy === by);
  return column ? { key: column.key, descending } : null;
}

function Header<T>({ column, sort, onSort }: { column: Column<T>; sort: Sort; onSort: (sort: NonNullable<Sort>, column: Column<T>) => void }) {
  const active = sort?.key === column.key;
  const state = active ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const next = () => onSort({ key: column.key, descending: active ? !sort.descending : !!column.number }, column);
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
