import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readBrand } from './api/brands';
import { ApiError, type Schema } from './api/client';
import { readBrands } from './api/first';
import { useLocale, t } from './i18n';
import { useData } from './lib/data';
import { forgetBrand, homePath, lastBrand, rememberBrand } from './lib/home';
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

/**
 * The brand of the address, or the last one on pages that are about none. The list's first page has most; another is asked for by
 * itself, and only when the service says that there is none is it not there.
 */
function useBrand(list: Schema['Brand'][] | undefined, more: boolean, wanted: string | null) {
  const id = wanted ?? lastBrand();
  const listed = list?.find((one) => one.id === id);
  // Without more pages the last brand that is not listed is gone; the one of the address is asked for in any case.
  const single = list && !listed && id && (wanted || more) ? id : null;
  const data = useData(single && `listed brand ${single}`, (signal) => readBrand(single as string, signal));
  const brand = listed ?? (single && data.value?.id === single ? data.value : undefined);
  const gone = data.error instanceof ApiError && data.error.status === 404;
  useEffect(() => {
    if (gone && single) forgetBrand(single);
  }, [gone, single]);
  return { brand, gone, error: gone ? undefined : data.error, reload: data.reload };
}

export function App() {
  useLocale();
  const { path } = usePlace();
  const brands = useBrands();
  const found = route(path);
  const list = brands.value?.data.brands;
  const more = brands.value?.links.next !== undefined;
  const wanted = found?.brand ?? null;
  const { brand, gone, error, reload } = useBrand(list, more, wanted);
  if (brand && wanted) rememberBrand(brand.id);
  const missing = list !== undefined && (!found || (wanted !== null && gone));

  // Whoever has not signed in is asked to, rather than shown what a program would be told.
  const signedOut = brands.error instanceof ApiError && brands.error.status === 401;
  useEffect(() => {
    if (signedOut) window.location.replace(signInUrl(window.location.pathname + window.location.search));
  }, [signedOut]);

  useEffect(() => {
    if (path === '/' && list) navigate(homePath(list, more), true);
  }, [path, list, more]);

  return (
    <Shell brands={list ?? []} more={more} brand={found?.page === 'start' ? undefined : brand} page={(!missing && found?.page) || null}>
      {brands.error && !signedOut ? (
        <Failure error={brands.error} retry={brands.reload} />
      ) : wanted && error ? (
        <Failure error={error} retry={reload} />
      ) : !list || path === '/' || (wanted && !brand && !gone) ? (
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
      // What a browser says of it is no word for people; it is that the service gave no file.
      () => !gone && setError(new ApiError(0, null, '')),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (error) return <Failure error={error} retry={() => window.location.reload()} />;
  if (!View) return <Loading lines={8} />;
  return <View key={`${brand?.id} ${found.id}`} brand={brand} id={found.id} />;
}
