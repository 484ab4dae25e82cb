import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { allBrands } from './api/brands';
import type { Schema } from './api/client';
import { chooseLocale, locale, LOCALES, t, type Key, type Locale } from './i18n';
import { useData } from './lib/data';
import { carried, href, navigate, sameFilters, setQuery, usePlace } from './lib/location';
import { chooseTheme, theme, type Theme } from './lib/theme';
import { Drawer } from './ui/drawer';
import { Icon, type IconName } from './ui/icons';
import { SETTINGS } from './routes';
import { csrfToken } from './session';
import { Menu } from './ui/menu';
import { HowDrawer } from './ui/how-drawer';

interface Props {
  brands: Schema['Brand'][];
  /** Whether there are brands after these. */
  more: boolean;
  brand: Schema['Brand'] | undefined;
  page: string | null;
  children: ComponentChildren;
}

/** The pages of a brand. */
const GROUPS: { label: Key; pages: IconName[] }[] = [
  { label: 'nav.understand', pages: ['overview', 'competitors', 'citations', 'sentiment', 'insights'] },
  { label: 'nav.material', pages: ['prompts', 'answers', 'views'] },
  { label: 'nav.work', pages: ['collections', 'exports'] },
];

export function Shell({ brands, more, brand, page, children }: Props) {
  const [open, setOpen] = useState(false);
  const { path, query } = usePlace();
  const how = query.get('how');
  const current = page?.split('/')[0] ?? '';

  useEffect(() => setOpen(false), [path]);
  // The next page of a list begins at its top, as another page does.
  useEffect(() => window.scrollTo(0, 0), [path, query.get('page'), query.get('after')]);
  useEffect(() => {
    const name = current ? t(`page.${current}` as Key) : 'Answerscope';
    document.title = brand && current && !SETTINGS.includes(current as (typeof SETTINGS)[number]) ? `${name} · ${brand.name} · Answerscope` : `${name} · Answerscope`;
  }, [current, brand?.name, locale()]);

  const links = <Navigation brand={brand} current={current} query={query} />;
  return (
    <>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <header class="bar">
        <button type="button" class="icon-button bar-menu" aria-label={t('nav.open')} onClick={() => setOpen(true)}>
          <Icon name="menu" />
        </button>
        <a class="logo" href="/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="14" cy="14" r="8" />
            <path d="m20 20 7 7" />
          </svg>
          Answerscope
        </a>
        <div class="bar-brand">
          <BrandSwitcher brands={brands} more={more} brand={brand} page={current} />
        </div>
        <Preferences />
      </header>
      <div class="frame">
        <nav class="side" aria-label={t('nav')}>
          {links}
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Drawer title={t('nav')} place="left" open={open} onClose={() => setOpen(false)}>
        <nav aria-label={t('nav')}>{links}</nav>
      </Drawer>
      <HowDrawer topic={how} onClose={() => setQuery({ how: null }, true)} />
    </>
  );
}

function Navigation({ brand, current, query }: { brand: Schema['Brand'] | undefined; current: string; query: URLSearchParams }) {
  return (
    <>
      {brand &&
        GROUPS.map((group) => (
          <div class="nav-group" key={group.label}>
            <h2>{t(group.label)}</h2>
            <ul>
              {group.pages.map((page) => (
                <li key={page}>
                  <a href={href(`/brands/${brand.id}/${page}`, carried(query))} aria-current={page === current ? 'page' : undefined}>
                    <Icon name={page} />
                    {t(`page.${page}` as Key)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <div class="nav-group">
        <h2>{t('nav.account')}</h2>
        <ul>
          {SETTINGS.map((page) => (
            <li key={page}>
              <a href={`/settings/${page}`} aria-current={page === current ? 'page' : undefined}>
                <Icon name={page} />
                {t(`page.${page}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div class="nav-group nav-foot">
        <ul>
          {brand && (
            <li>
              <a href={`/brands/${brand.id}/brand`} aria-current={current === 'brand' ? 'page' : undefined}>
                <Icon name="settings" />
                {t('page.brand')}
              </a>
            </li>
          )}
          <li>
            <a href="/methodology" aria-current={current === 'methodology' ? 'page' : undefined}>
              <Icon name="help" />
              {t('page.methodology')}
            </a>
          </li>
          <li>
            <a href="/docs" target="_blank" rel="noopener">
              <Icon name="external" />
              {t('nav.reference')}
            </a>
          </li>
          <Account />
        </ul>
      </div>
    </>
  );
}

/** What the pages of signing in do for the session, where there is one. Cookies are read when the page stands: it takes long. */
function Account() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(csrfToken()), []);
  if (!token) return null;
  return (
    <li>
      <form method="post" action="/logout">
        <input type="hidden" name="csrf" value={token} />
        <button type="submit">
          <Icon name="leave" />
          {t('nav.signOut')}
        </button>
      </form>
    </li>
  );
}

/** Chooses among all brands; those after the first page of the list come after it. */
function BrandSwitcher({ brands, more, brand, page }: Pick<Props, 'brands' | 'more' | 'brand'> & { page: string }) {
  const all = useData(more ? 'all brands' : null, allBrands);
  const { query } = usePlace();
  const select = (value: string) => {
    const to = ['prompts', 'answers', 'views', 'collections', 'exports', 'competitors', 'citations', 'sentiment', 'insights'].includes(page) ? page : 'overview';
    navigate(value === 'new' ? '/start' : href(`/brands/${value}/${to}`, sameFilters(query)));
  };
  const items = (all.value ?? brands).map((one) => ({ value: one.id, label: one.name, detail: one.domain, checked: one.id === brand?.id }));
  return (
    <Menu
      label={brand ? t('brand.switch', { name: brand.name }) : t('brand.choose')}
      triggerClass="button brand-button"
      trigger={
        <>
          <span class="brand-name">{brand?.name ?? t('brand.choose')}</span>
          <Icon name="chevron" />
        </>
      }
      groups={[
        { label: t('brand.yours'), items },
        { label: t('brand.more'), items: [{ value: 'new', label: t('brand.new') }] },
      ]}
      onSelect={select}
    />
  );
}

function Preferences() {
  const [chosen, setChosen] = useState<Theme>(theme());
  const themes: Theme[] = ['system', 'light', 'dark'];
  return (
    <Menu
      label={t('preferences')}
      triggerClass="icon-button"
      trigger={<Icon name="settings" />}
      groups={[
        { label: t('preferences.theme'), items: themes.map((value) => ({ value, label: t(`theme.${value}`), checked: value === chosen })) },
        {
          label: t('preferences.language'),
          items: LOCALES.map((value) => ({ value, label: value === 'en' ? 'English' : 'Español', checked: value === locale() })),
        },
      ]}
      onSelect={(value) => {
        if (LOCALES.includes(value as Locale)) return void chooseLocale(value as Locale);
        chooseTheme(value as Theme);
        setChosen(value as Theme);
      }}
    />
  );
}
