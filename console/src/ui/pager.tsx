import { t } from '../i18n';
import { href, usePlace, withQuery } from '../lib/location';
import { count } from '../lib/format';
import { Empty } from './states';

/** Leads to the page before and after; the page stands in the address. */
export function Pager({ page, pageSize, totalItems }: { page: number; pageSize: number; totalItems: number }) {
  const { path, query } = usePlace();
  const pages = Math.max(1, Math.ceil(totalItems / pageSize));
  if (pages === 1) return null;
  const to = (n: number) => href(path, withQuery(query, { page: n > 1 ? String(n) : null }));
  return (
    <nav class="pager" aria-label={t('pager')}>
      {page > 1 ? <a class="button" href={to(page - 1)}>{t('pager.previous')}</a> : <span />}
      <span class="muted">{t('pager.page', { page: count(page), pages: count(pages) })}</span>
      {page < pages ? <a class="button" href={to(page + 1)}>{t('pager.next')}</a> : <span />}
    </nav>
  );
}

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Whether an address names a page after the last one of a list. */
export function isPast({ page, pageSize, totalItems }: { page: number; pageSize: number; totalItems: number }): boolean {
  return page > 1 && (page - 1) * pageSize >= totalItems;
}

/** Says so, and leads to the first page. */
export function PastEnd({ page }: { page: number }) {
  const { path, query } = usePlace();
  return (
    <Empty title={t('pager.past', { page: count(page) })}>
      <a class="button" href={href(path, withQuery(query, { page: null }))}>
        {t('pager.first')}
      </a>
    </Empty>
  );
}
