import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiError, type Schema } from './api/client';
import { readBrands } from './api/first';
import { useLocale, t } from './i18n';
import { useData } from './lib/data';
import { homePath, known, rememberBrand } from './lib/home';
import { navigate, usePlace } from './lib/location';
import { loaded, route, type Route } from './routes';
import { signInUrl } from './session';
import { Shell } from './shell';
import { PageHead } from './ui/page';
import { Failure, Loading } from './ui/states';

/** What a page is given: the brand it is about, and the id of what it shows. */
export interface PageProps {
  brand: Schema['Brand'];
  id: string;
}

export function useBrands() {
  return useData('brands', readBrands);
}

export function App() {
  useLocale();
  const { path } = usePlace();
  const brands = useBrands();
  const found = route(path);
  const list = brands.value?.data.brands;
  const brand = list?.find((one) => one.id === found?.brand);
  if (brand) rememberBrand(brand.id);
  const missing = list !== undefined && (!found || (found.brand !== null && !brand));
  // A page that is about no brand keeps the way back to the last one.
  const last = list && known(list);

  // Whoever has not signed in is asked to, rather than shown what a program would be told.
  const signedOut = brands.error instanceof ApiError && brands.error.status === 401;
  useEffect(() => {
    if (signedOut) window.location.replace(signInUrl(window.location.pathname + window.location.search));
  }, [signedOut]);

  useEffect(() => {
    if (path === '/' && list) navigate(homePath(list), true);
  }, [path, list]);

  return (
    <Shell brands={list ?? []} brand={brand ?? (found?.page === 'start' ? undefined : last)} page={(!missing && found?.page) || null}>
      {brands.error && !signedOut ? (
        <Failure error={brands.error} retry={brands.reload} />
      ) : !list || path === '/' ? (
        <Loading lines={6} />
      ) : missing || !found ? (
        <>
          <PageHead title={t('notFound.title')} lead={t('notFound.text')} />
          <p class="actions">
            <a class="button" href="/">
              {t('notFound.home')}
            </a>
          </p>
        </>
      ) : (
        <Page key={found.page} found={found} brand={brand as Schema['Brand']} />
      )}
    </Shell>
  );
}

/** A page's code comes when it is first opened. */
function Page({ found, brand }: { found: Route; brand: Schema['Brand'] }) {
  const [View, setView] = useState<ComponentType<PageProps> | null>(() => loaded(found));
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let gone = false;
    if (View) return;
    found.load().then(
      (module) => !gone && setView(() => module.default),
      (cause: Error) => !gone && setError(cause),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (error) return <Failure error={error} retry={() => window.location.reload()} />;
  if (!View) return <Loading lines={8} />;
  return <View key={`${brand?.id} ${found.id}`} brand={brand} id={found.id} />;
}
