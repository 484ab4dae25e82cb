import { useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { everyPage } from '../api/pages';
import { t, tn, word } from '../i18n';
import { forget, useAction, useData } from '../lib/data';
import { country } from '../lib/format';
import { href, setQuery, usePlace } from '../lib/location';
import { useViews, type View } from '../lib/views';
import { useWho } from '../lib/who';
import { Dialog } from '../ui/dialog';
import { commaList, Select, Text } from '../ui/fields';
import { Icon } from '../ui/icons';
import { PageHead } from '../ui/page';
import { Empty, Failure, Loaded } from '../ui/states';
import { Table } from '../ui/table';

type Filters = View['filters'];

export default function Views({ brand }: PageProps) {
  const { query } = usePlace();
  const data = useViews(brand.id);
  const editing = query.get('edit');
  const removing = query.get('remove');
  const views = data.value ?? [];
  const close = () => setQuery({ edit: null, remove: null });
  const done = () => {
    close();
    forget();
    data.reload();
  };
  const edited = views.find((view) => view.id === editing);
  const removed = views.find((view) => view.id === removing);
  const { looks } = useWho();
  const add = !looks && (
    <button type="button" class="button primary" onClick={() => setQuery({ edit: 'new' })}>
      <Icon name="plus" /> {t('views.add')}
    </button>
  );
  return (
    <>
      <PageHead title={t('page.views')} lead={t('views.lead')} actions={add} />
      <Loaded data={data}>
        {(found) =>
          found.length === 0 ? (
            <Empty title={t('views.none')}>
              <p>{t('views.noneText')}</p>
            </Empty>
          ) : (
            <Table
              caption={t('page.views')}
              file={`${brand.name}-views`}
              rows={found}
              rowKey={(view) => view.id}
              columns={[
                { key: 'name', label: t('column.name'), value: (view) => view.name, render: (view) => <a href={href(`/brands/${brand.id}/overview`, { view: view.id })}>{view.name}</a> },
                { key: 'filters', label: t('views.filters'), value: (view) => describe(view.filters) },
                {
                  key: 'links',
                  label: '',
                  value: () => '',
                  render: (view) => (
                    <span class="row-actions">
                      <a href={href(`/brands/${brand.id}/prompts`, { view: view.id })}>{t('page.prompts')}</a>
                      {!looks && <Changes view={view} />}
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
      <Dialog title={edited ? t('views.edit') : t('views.add')} open={editing === 'new' || edited !== undefined} onClose={close}>
        <Builder key={editing} brand={brand} view={edited} onDone={done} />
      </Dialog>
      <Dialog title={t('views.remove')} open={removed !== undefined} onClose={close}>
        {removed && <Remove view={removed} onDone={done} />}
      </Dialog>
    </>
  );
}

function Changes({ view }: { view: View }) {
  return (
    <>
      <button type="button" class="link" onClick={() => setQuery({ edit: view.id })}>
        {t('edit')}
        <span class="sr-only"> {view.name}</span>
      </button>
      <button type="button" class="link danger" onClick={() => setQuery({ remove: view.id })}>
        {t('delete')}
        <span class="sr-only"> {view.name}</span>
      </button>
    </>
  );
}

/** A filter in words. */
function describe(filters: Filters): string {
  const parts = [
    filters.type && word('type', filters.type),
    filters.countries?.map(country).join(', '),
    filters.tags?.join(', '),
    filters.status && word('monitoring', filters.status),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('views.all');
}

/** What a filter catches now. A status is no filter of the list of prompts, so it is applied here. */
async function caught(brand: string, filters: Filters, signal: AbortSignal) {
  const replies = await everyPage((page) =>
    api.get('/api/v1/brands/{brand}/prompts', {
      path: { brand },
      query: { page, pageSize: 100, type: filters.type, countries: filters.countries, tags: filters.tags },
      signal,
    }),
  );
  return replies.flatMap((reply) => reply.data.prompts).filter((prompt) => !filters.status || prompt.monitoring === filters.status);
}

function Builder({ brand, view, onDone }: { brand: Schema['Brand']; view: View | undefined; onDone: () => void }) {
  const [name, setName] = useState(view?.name ?? '');
  const [type, setType] = useState<string>(view?.filters.type ?? '');
  const [status, setStatus] = useState<string>(view?.filters.status ?? '');
  const [tags, setTags] = useState(view?.filters.tags?.join(', ') ?? '');
  const [countries, setCountries] = useState(view?.filters.countries?.join(', ') ?? '');
  const filters = useMemo((): Filters => {
    const found: Filters = {};
    if (type) found.type = type as NonNullable<Filters['type']>;
    if (status) found.status = status as NonNullable<Filters['status']>;
    if (commaList(tags).length) found.tags = commaList(tags);
    if (commaList(countries).length) found.countries = commaList(countries.toUpperCase());
    return found;
  }, [type, status, tags, countries]);
  const whole = filters.countries?.every((code) => /^[A-Z]{2}$/.test(code)) ?? true;
  const data = useData(whole ? `caught ${brand.id} ${JSON.stringify(filters)}` : null, (signal) => caught(brand.id, filters, signal));
  const action = useAction(async () => {
    if (view) await api.patch('/api/v1/views/{view}', { path: { view: view.id }, body: { name, filters } });
    else await api.post('/api/v1/brands/{brand}/views', { path: { brand: brand.id }, body: { name, filters } });
    onDone();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.start();
      }}
    >
      <Text label={t('column.name')} value={name} onInput={setName} required />
      <div class="field-row">
        <Select label={t('column.type')} value={type} options={[['', t('views.any')], ['branded', t('type.branded')], ['non-branded', t('type.non-branded')]]} onChange={setType} />
        <Select label={t('column.monitoring')} value={status} options={[['', t('views.any')], ['active', t('monitoring.active')], ['inactive', t('monitoring.inactive')]]} onChange={setStatus} />
      </div>
      <div class="field-row">
        <Text label={t('views.countries')} value={countries} onInput={setCountries} placeholder="US, DE" hint={t('views.listHint')} />
        <Text label={t('prompts.tags')} value={tags} onInput={setTags} placeholder={t('prompts.tagsExample')} hint={t('views.listHint')} />
      </div>
      <div class="preview" aria-live="polite">
        {data.error ? (
          <Failure error={data.error} />
        ) : data.value === undefined ? (
          <p class="muted">{t('loading')}</p>
        ) : (
          <>
            <p>
              <strong>{tn('views.catches', data.value.length)}</strong>
            </p>
            <ul>
              {data.value.slice(0, 5).map((prompt) => (
                <li key={prompt.id}>{prompt.query}</li>
              ))}
            </ul>
            {data.value.length > 5 && <p class="muted">{tn('views.more', data.value.length - 5)}</p>}
          </>
        )}
      </div>
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={action.busy || name.trim() === ''}>
          {t('save')}
        </button>
      </p>
    </form>
  );
}

function Remove({ view, onDone }: { view: View; onDone: () => void }) {
  const action = useAction(async () => {
    await api.delete('/api/v1/views/{view}', { path: { view: view.id } });
    onDone();
  });
  return (
    <>
      <p>{t('views.removeText', { name: view.name })}</p>
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="button" class="button danger" disabled={action.busy} onClick={() => action.start()}>
          {t('delete')}
        </button>
      </p>
    </>
  );
}
