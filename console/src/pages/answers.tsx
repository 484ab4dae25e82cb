import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { t, tn } from '../i18n';
import { useData } from '../lib/data';
import { readFilters } from '../lib/filters';
import { href, setQuery, usePlace, withQuery } from '../lib/location';
import { Combobox } from '../ui/combobox';
import { FilterBar } from '../ui/filter-bar';
import { Select, Text } from '../ui/fields';
import { PageHead } from '../ui/page';
import { Empty, Loaded } from '../ui/states';
import { saveFile, toCsv } from '../lib/csv';
import { plain } from '../lib/plain';
import { Icon } from '../ui/icons';
import { AnswerCard } from './answers/card';

export default function Answers({ brand }: PageProps) {
  const { query, path } = usePlace();
  const filters = readFilters(query);
  const own = ['promptId', 'mentions', 'cites', 'q', 'countries', 'tags'] as const;
  const asked = Object.fromEntries(own.map((name) => [name, query.get(name) ?? undefined]));
  const view = useData(filters.view ? `view ${filters.view}` : null, (signal) => api.get('/api/v1/views/{view}', { path: { view: filters.view as string }, signal }));
  const viewFilters = filters.view ? view.value?.data.filters : undefined;
  const ready = !filters.view || view.value !== undefined;
  const page = query.get('page') ?? undefined;
  const after = query.get('after') ?? undefined;
  const key = JSON.stringify([brand.id, filters, asked, viewFilters, page, after]);
  const data = useData(ready ? `answers ${key}` : null, (signal) =>
    api.get('/api/v1/brands/{brand}/answers', {
      path: { brand: brand.id },
      query: {
        startDate: filters.startDate,
        endDate: filters.endDate,
        pageSize: 20,
        engine: filters.engine ? [filters.engine as Schema['Engine']] : undefined,
        type: (viewFilters?.type ?? filters.type ?? undefined) as Schema['PromptType'] | undefined,
        ...asked,
        countries: asked.countries?.split(',') ?? viewFilters?.countries,
        tags: asked.tags?.split(',') ?? viewFilters?.tags,
        page: page ? Number(page) : undefined,
        after,
      },
      signal,
    }),
  );

  return (
    <>
      <PageHead title={t('page.answers')} lead={t('answers.lead')} />
      <FilterBar brand={brand.id} filters={filters} />
      <More brand={brand} key={own.map((name) => query.get(name)).join('|')} />
      {viewFilters?.status && <p class="muted">{t('answers.viewStatus')}</p>}
      <Loaded data={data} lines={12}>
        {(value) =>
          value.data.answers.length === 0 ? (
            <Empty title={t('answers.none')}>
              <p>{t('answers.noneText')}</p>
              <a class="button" href={path}>
                {t('answers.clear')}
              </a>
            </Empty>
          ) : (
            <>
              <div class="table-tools">
                <span class="muted">{asked.q ? t('answers.searched') : tn('answers.count', value.pagination.totalItems)}</span>
                <button type="button" class="button quiet" onClick={() => save(brand.name, value.data.answers)}>
                  <Icon name="exports" /> {t('table.csv')}
                </button>
              </div>
              <ul class="answer-list">
                {value.data.answers.map((answer) => (
                  <AnswerCard key={answer.id} brand={brand.id} answer={answer} />
                ))}
              </ul>
              <Steps links={value.links} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function save(brand: string, answers: Schema['Answer'][]) {
  const header = ['id', 'answeredAt', 'engine', 'model', 'country', 'query', 'excerpt', 'mentions', 'citations'];
  const rows = answers.map((one) => [
    one.id, one.answeredAt, one.engine, one.model, one.country, one.query, plain(one.excerpt ?? ''),
    one.mentions.map((mention) => mention.brand).join(';'), one.citations.map((citation) => citation.url).join(' '),
  ]);
  saveFile(`${brand}-answers.csv`, toCsv(header, rows));
}

/** Pages follow the service's links, which know where the last one ended. */
function Steps({ links }: { links: { prev?: string; next?: string } }) {
  const { query, path } = usePlace();
  const to = (link: string) => {
    const from = new URL(link).searchParams;
    return href(path, withQuery(query, { page: from.get('page'), after: from.get('after') }));
  };
  if (!links.prev && !links.next) return null;
  return (
    <nav class="pager" aria-label={t('pager')}>
      {links.prev ? <a class="button" href={to(links.prev)}>{t('pager.previous')}</a> : <span />}
      {links.next ? <a class="button" href={to(links.next)}>{t('pager.next')}</a> : <span />}
    </nav>
  );
}

/** What else answers are found by: the prompt, whom they name, what they cite, words in them. */
function More({ brand }: { brand: Schema['Brand'] }) {
  const { query } = usePlace();
  const [words, setWords] = useState(query.get('q') ?? '');
  const [cites, setCites] = useState(query.get('cites') ?? '');
  const set = (patch: Record<string, string | null>) => setQuery({ page: null, after: null, ...patch });
  const prompts = useData(`prompt names ${brand.id}`, (signal) => api.get('/api/v1/brands/{brand}/prompts', { path: { brand: brand.id }, query: { pageSize: 100 }, signal }));
  const options = prompts.value?.data.prompts.map((prompt) => ({ value: prompt.id, label: prompt.query })) ?? [];
  const names = [brand.name, ...brand.competitors.map((one) => one.name)];
  return (
    <form
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        set({ q: words.trim(), cites: cites.trim() });
      }}
    >
      <Select
        label={t('answers.mentions')}
        value={query.get('mentions') ?? ''}
        options={[['', t('answers.anyone')], ...names.map((name): [string, string] => [name, name]), ['none', t('answers.nobody')]]}
        onChange={(value) => set({ mentions: value })}
      />
      {prompts.value && <Combobox label={t('column.prompt')} placeholder={t('answers.anyPrompt')} options={options} value={query.get('promptId')} onChange={(value) => set({ promptId: value })} />}
      <Text label={t('answers.cites')} value={cites} onInput={setCites} placeholder="reviews.example" />
      <Text label={t('answers.words')} type="search" value={words} onInput={setWords} />
      <button type="submit" class="button">
        {t('filter.apply')}
      </button>
    </form>
  );
}
