import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { aggregates, type MetricQuery } from '../api/metrics';
import { everyRow, patiently } from '../api/pages';
import { t, tn, word } from '../i18n';
import { forget, inTurns, useAction, useData } from '../lib/data';
import { metricQuery, readFilters } from '../lib/filters';
import { country, percent } from '../lib/format';
import { carried, href, setQuery, usePlace } from '../lib/location';
import { useWho } from '../lib/who';
import { IntervalBar } from '../ui/badges';
import { Dialog } from '../ui/dialog';
import { FilterBar } from '../ui/filter-bar';
import { Text } from '../ui/fields';
import { Icon } from '../ui/icons';
import { PageHead } from '../ui/page';
import { isPast, Pager, pageOf, PastEnd } from '../ui/pager';
import { Empty, Failure, Loaded } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { AddPrompts } from './prompts/add';

const PAGE_SIZE = 25;
/** Prompts that a file takes: each is asked for its figures. */
const MOST = 1000;

interface Row {
  prompt: Schema['Prompt'];
  visibility?: Schema['VisibilityRow'] | undefined;
  voice?: Schema['VoiceRow'] | undefined;
}

/** Lists carry no figures, so each prompt of the page is asked for its own. */
async function withFigures(prompts: Schema['Prompt'][], query: MetricQuery, signal?: AbortSignal, step?: (read: number) => void): Promise<Row[]> {
  const own = <R extends { relationship: string }>(rows: R[]) => rows.find((row) => row.relationship === 'owned');
  let read = 0;
  return inTurns(prompts, async (prompt) => {
    const scope = { kind: 'prompt', id: prompt.id } as const;
    const visibility = own((await patiently(() => aggregates(scope, 'visibility', query, signal))).data.aggregates);
    const voice = own((await patiently(() => aggregates(scope, 'share-of-voice', query, signal))).data.aggregates);
    step?.((read += 1));
    return { prompt, visibility, voice };
  });
}

export default function Prompts({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const page = pageOf(query);
  const { looks } = useWho();
  const adding = query.has('add') && !looks;
  const [tags, setTags] = useState(query.get('tags') ?? '');
  const asked = metricQuery(filters);
  const listKey = JSON.stringify([brand.id, page, filters.view, filters.type, query.get('tags'), query.get('countries')]);
  const list = (pages: { page: number; pageSize: number }, signal?: AbortSignal) =>
    filters.view
      ? api.get('/api/v1/views/{view}/prompts', { path: { view: filters.view }, query: { ...pages, startDate: filters.startDate, endDate: filters.endDate }, ...(signal && { signal }) })
      : api.get('/api/v1/brands/{brand}/prompts', {
          path: { brand: brand.id },
          query: { ...pages, type: (filters.type as Schema['PromptType']) ?? undefined, tags: split(query.get('tags')), countries: split(query.get('countries')) },
          ...(signal && { signal }),
        });
  const data = useData(`prompts ${listKey}`, (signal) => list({ page, pageSize: PAGE_SIZE }, signal));
  const shown = data.value?.data.prompts as Schema['Prompt'][] | undefined;
  const all = async (step: (read: number) => void) => {
    const prompts = await everyRow(async (number) => {
      const reply = await list({ page: number, pageSize: 100 });
      return { rows: reply.data.prompts as Schema['Prompt'][], total: reply.pagination.totalItems };
    }, MOST, () => undefined);
    return withFigures(prompts, asked, undefined, step);
  };
  const figures = useData(shown ? `prompt figures ${JSON.stringify([shown.map((p) => p.id), asked])}` : null, (signal) => withFigures(shown ?? [], asked, signal));
  const toggle = useAction(async (prompt: string) => {
    await api.put('/api/v1/prompts/{prompt}/toggle-monitoring', { path: { prompt } });
    forget();
    data.reload();
  });

  return (
    <>
      <PageHead
        title={t('page.prompts')}
        lead={t('prompts.lead')}
        actions={
          !looks && (
            <button type="button" class="button primary" onClick={() => setQuery({ add: '1' })}>
              <Icon name="plus" /> {t('prompts.add')}
            </button>
          )
        }
      />
      <FilterBar brand={brand.id} filters={filters} />
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          setQuery({ tags: tags.trim(), page: null });
        }}
      >
        <Text label={t('prompts.tags')} value={tags} onInput={setTags} placeholder={t('prompts.tagsExample')} />
        <button type="submit" class="button">
          {t('filter.apply')}
        </button>
      </form>
      {toggle.error && <Failure error={toggle.error} />}
      <Loaded data={data} lines={10}>
        {(value) =>
          isPast(value.pagination) ? (
            <PastEnd page={page} />
          ) : value.pagination.totalItems === 0 ? (
            <Empty title={filters.view || filters.type || query.get('tags') ? t('prompts.noneFound') : t('prompts.none')}>
              <p>{t('prompts.noneText')}</p>
            </Empty>
          ) : (
            <>
              <Table
                caption={t('page.prompts')}
                file={`${brand.name}-prompts`}
                actions={<span class="muted">{tn('prompts.count', value.pagination.totalItems)}</span>}
                rows={rows(shown ?? [], figures.value)}
                part={{ total: value.pagination.totalItems, most: MOST, all }}
                rowKey={(row) => row.prompt.id}
                columns={columns(brand.id, query, looks ? null : toggle)}
              />
              <Pager {...value.pagination} />
            </>
          )
        }
      </Loaded>
      <Dialog title={t('prompts.add')} open={adding} onClose={() => setQuery({ add: null })}>
        <AddPrompts
          brand={brand.id}
          onDone={() => {
            forget();
            data.reload();
          }}
        />
      </Dialog>
    </>
  );
}

function split(text: string | null): string[] | undefined {
  return text ? text.split(',').map((part) => part.trim()) : undefined;
}

/** The list at once, its figures when they are there. */
function rows(prompts: Schema['Prompt'][], figures: Row[] | undefined): Row[] {
  return prompts.map((prompt) => figures?.find((row) => row.prompt.id === prompt.id && row.prompt.updatedAt === prompt.updatedAt) ?? { prompt });
}

interface Toggle {
  start: (prompt: string) => Promise<void>;
  busy: boolean;
}

function columns(brand: string, query: URLSearchParams, toggle: Toggle | null): Column<Row>[] {
  return [
    {
      key: 'query',
      label: t('column.prompt'),
      value: (row) => row.prompt.query,
      render: ({ prompt }) => (
        <>
          <a class="prompt-link" href={href(`/brands/${brand}/prompts/${prompt.id}`, carried(query))}>
            {prompt.query}
          </a>
          {prompt.tags.length > 0 && (
            <span class="tags">
              {prompt.tags.map((tag) => (
                <a key={tag} class="tag" href={href(`/brands/${brand}/prompts`, { ...carried(query), tags: tag })}>
                  {tag}
                </a>
              ))}
            </span>
          )}
        </>
      ),
    },
    { key: 'tags', label: t('prompts.tags'), fileOnly: true, value: (row) => row.prompt.tags.join(';') },
    { key: 'type', label: t('column.type'), wide: true, value: (row) => row.prompt.type, render: (row) => word('type', row.prompt.type) },
    { key: 'country', label: t('column.country'), wide: true, value: (row) => row.prompt.country, render: (row) => (row.prompt.country ? country(row.prompt.country) : '–') },
    {
      key: 'visibility',
      label: t('metric.visibility'),
      number: true,
      how: 'visibility',
      value: (row) => row.visibility?.visibility,
      render: ({ visibility: row }) =>
        row && row.answerCount ? (
          <span class="with-bar">
            {percent(row.visibility)}
            <IntervalBar value={row.visibility} {...row.confidenceInterval} owned />
          </span>
        ) : (
          '–'
        ),
    },
    { key: 'shareOfVoice', label: t('metric.share-of-voice'), number: true, wide: true, how: 'share-of-voice', value: (row) => row.voice?.shareOfVoice, render: (row) => (row.voice?.totalMentions ? percent(row.voice.shareOfVoice) : '–') },
    {
      key: 'monitoring',
      label: t('column.monitoring'),
      value: (row) => row.prompt.monitoring,
      render: ({ prompt }) => !toggle ? word('monitoring', prompt.monitoring) : (
        <button
          type="button"
          class="switch"
          role="switch"
          aria-checked={prompt.monitoring === 'active'}
          aria-label={t('prompts.monitor', { query: prompt.query })}
          disabled={toggle.busy}
          onClick={() => toggle.start(prompt.id)}
        >
          <i />
        </button>
      ),
    },
  ];
}
