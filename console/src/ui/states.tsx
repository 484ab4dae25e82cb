import type { ComponentChildren } from 'preact';
import { ApiError } from '../api/client';
import type { Data } from '../lib/data';
import { t, tn, word } from '../i18n';
import { useWho } from '../lib/who';
import { signInUrl } from '../session';
import { Icon } from './icons';

/** Nothing is here, why, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children && <div class="empty-body">{children}</div>}
    </div>
  );
}

/** The place of something that is on its way; as high as what comes, so that the page does not jump. */
export function Loading({ lines = 4 }: { lines?: number }) {
  return (
    <div class="loading" role="status">
      <span class="sr-only">{t('loading')}</span>
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} class="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}

/** What failed, with the service's code and text, and what to do. What it says to programs about keys is said here to people. */
export function Failure({ error, retry }: { error: Error; retry?: () => void }) {
  const api = error instanceof ApiError ? error : null;
  const signedOut = api?.code === 1004 || api?.code === 1005;
  if (api?.code === 1011) return <NotAllowed />;
  return (
    <div class="failure" role="alert">
      <Icon name="warning" />
      <div>
        <p class="failure-title">{signedOut ? t('error.ended') : title(api)}</p>
        {api?.description && !signedOut && <p>{api.description}</p>}
        <p class="muted">{advice(api)}</p>
        <p class="actions">
          {signedOut && (
            // In a tab of its own, because here stands what somebody may have typed.
            <a class="button" target="_blank" rel="noopener" href={signInUrl(window.location.pathname + window.location.search)}>
              {t('error.signIn')} <Icon name="external" />
            </a>
          )}
          {retry && (
            <button type="button" class="button" onClick={retry}>
              {t('error.retry')}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}

/** Somebody's role does not allow what they tried. */
function NotAllowed() {
  const { looks } = useWho();
  return (
    <div class="failure" role="alert">
      <Icon name="warning" />
      <div>
        <p class="failure-title">{looks ? t('error.looks') : t('error.role')}</p>
        <p class="muted">{t('error.askOwner')}</p>
      </div>
    </div>
  );
}

function title(error: ApiError | null): string {
  if (!error) return t('error.unexpected');
  if (error.status === 0) return t('error.offline');
  return error.code === null ? t('error.status', { status: error.status }) : t('error.code', { code: error.code });
}

function advice(error: ApiError | null): string {
  if (!error) return t('error.do.unexpected');
  if (error.status === 0) return t('error.do.offline');
  if (error.code === 1007 && error.retryAfter) return tn('error.do.wait', error.retryAfter);
  return word('error.do', String(error.code ?? 1001));
}

/** What was read, or the state in which reading it is. */
export function Loaded<T>({
  data,
  lines,
  children,
}: {
  data: Data<T>;
  lines?: number;
  children: (value: T) => ComponentChildren;
}) {
  if (data.error) return <Failure error={data.error} retry={data.reload} />;
  if (data.value === undefined) return <Loading lines={lines ?? 4} />;
  return <div class={data.loading ? 'stale' : undefined} aria-busy={data.loading}>{children(data.value)}</div>;
}
