import { useEffect, useState } from 'preact/hooks';

/** The address is the state: what a page shows can be shared by copying it. */
export interface Place {
  path: string;
  query: URLSearchParams;
}

const MOVED = 'answerscope:moved';

function here(): Place {
  return { path: window.location.pathname, query: new URLSearchParams(window.location.search) };
}

/** Goes to an address of this application. */
export function navigate(href: string, replace = false): void {
  if (replace) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  window.dispatchEvent(new Event(MOVED));
}

let headed: string | null = null;

/** Whether the path is another one than when this was asked last; the first one is no change. */
export function isNewPath(): boolean {
  const before = headed;
  headed = window.location.pathname;
  return before !== null && before !== headed;
}

/** Where we are; renders anew when that changes. */
export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useEffect(() => {
    const moved = () => setPlace(here());
    window.addEventListener('popstate', moved);
    window.addEventListener(MOVED, moved);
    return () => {
      window.removeEventListener('popstate', moved);
      window.removeEventListener(MOVED, moved);
    };
  }, []);
  return place;
}

/** A query with some values set, and those that are empty removed. */
export function withQuery(query: URLSearchParams, patch: Record<string, string | null | undefined>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function href(path: string, query: URLSearchParams | Record<string, string | null | undefined> = {}): string {
  const search = (query instanceof URLSearchParams ? query : withQuery(new URLSearchParams(), query)).toString();
  return search ? `${path}?${search}` : path;
}

/** Sets values of the present address's query. What moves within a page replaces, so that "back" leaves the page. */
export function setQuery(patch: Record<string, string | null | undefined>, replace = false): void {
  const { path, query } = here();
  navigate(href(path, withQuery(query, patch)), replace);
}

const FILTERS = ['days', 'from', 'to', 'engine', 'type', 'view'];

/** The filters that go along from page to page. */
export function carried(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => FILTERS.includes(name)));
}

/** The filters that hold for another brand too: a view belongs to one brand. */
export function sameFilters(query: URLSearchParams): Record<string, string> {
  const { view, ...rest } = carried(query);
  return rest;
}

/** Lets plain clicks on our own links move without loading the document anew. */
export function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    if (!isOurs(link.pathname) || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/** Whether a path is a page of the console, not one that the service itself serves. */
export function isOurs(path: string): boolean {
  return path === '/' || /^\/(brands|settings|start|methodology)(\/|$)/.test(path);
}
