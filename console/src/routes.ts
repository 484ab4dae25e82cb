import type { ComponentType } from 'preact';
import type { PageProps } from './app';

type Load = () => Promise<{ default: ComponentType<PageProps> }>;

export interface Route {
  page: string;
  brand: string | null;
  id: string;
  load: Load;
}

const OF_BRAND: Record<string, Load> = {
  overview: () => import('./pages/overview'),
  competitors: () => import('./pages/competitors'),
  citations: () => import('./pages/citations'),
  sentiment: () => import('./pages/sentiment'),
  insights: () => import('./pages/insights'),
  prompts: () => import('./pages/prompts'),
  answers: () => import('./pages/answers'),
  views: () => import('./pages/views'),
  collections: () => import('./pages/collections'),
  exports: () => import('./pages/exports'),
  brand: () => import('./pages/brand'),
};

const OF_THING: Record<string, Load> = {
  prompts: () => import('./pages/prompt'),
  answers: () => import('./pages/answer'),
};

const ALONE: Record<string, Load> = {
  start: () => import('./pages/start'),
  methodology: () => import('./pages/methodology'),
};

/** Pages of the account, below `/settings`. */
const OF_ACCOUNT: Record<string, Load> = {
  keys: () => import('./pages/settings/keys'),
  webhooks: () => import('./pages/settings/webhooks'),
  members: () => import('./pages/settings/members'),
  assistants: () => import('./pages/settings/assistants'),
  usage: () => import('./pages/settings/usage'),
  engines: () => import('./pages/settings/engines'),
  organization: () => import('./pages/settings/organization'),
};
export const SETTINGS = Object.keys(OF_ACCOUNT) as ('keys' | 'webhooks' | 'members' | 'assistants' | 'usage' | 'engines' | 'organization')[];

const pages = new Map<Load, ComponentType<PageProps>>();
const keeping = new Map<Load, Load>();

/** Loads a page and keeps it, so that it is there at once when it is shown again. */
function kept(load: Load): Load {
  const known = keeping.get(load);
  if (known) return known;
  const keep = async () => {
    const module = await load();
    pages.set(keep, module.default);
    return module;
  };
  keeping.set(load, keep);
  return keep;
}

/** A page whose code is there already. */
export function loaded(found: Route): ComponentType<PageProps> | null {
  return pages.get(found.load) ?? null;
}

/** The page of a path, or null where there is none. */
export function route(path: string): Route | null {
  const [, root, brand, page, id, more] = path.split('/');
  if (root === 'brands' && brand && page && more === undefined) {
    const load = id ? OF_THING[page] : OF_BRAND[page];
    return load ? { page: id ? `${page}/one` : page, brand, id: decodeURIComponent(id ?? ''), load: kept(load) } : null;
  }
  if (root === 'settings' && brand && page === undefined) {
    const load = OF_ACCOUNT[brand];
    return load ? { page: brand, brand: null, id: '', load: kept(load) } : null;
  }
  const load = root && brand === undefined ? ALONE[root] : undefined;
  return load && root ? { page: root, brand: null, id: '', load: kept(load) } : null;
}
