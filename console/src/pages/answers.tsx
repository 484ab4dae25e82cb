import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { answerQuery, counted, latestAnswers, pageOfAnswers, type AnswerQuery } from '../api/answers';
import { api, type Schema } from '../api/client';
import { everyPage } from '../api/pages';
import { t, tn } from '../i18n';
import { useData } from '../lib/data';
import { readFilters, type Filters } from '../lib/filters';
import { href, setQuery, usePlace, withQuery } from '../lib/location';
import { useView, type View } from '../lib/views';
import { Combobox } from '../ui/combobox';
import { FilterBar } from '../ui/filter-bar';
import { Select, Text } from '../ui/fields';
import { Icon } from '../ui/icons';
import { PageHead } from '../ui/page';
import { Empty, Failure, Loaded, Loading } from '../ui/states';
import { SaveCsv } from '../ui/save-csv';
import { ViewStatus } from '../ui/view-status';
import { plain } from '../lib/plain';
import { AnswerCard } from './answers/card';
import { OfPage } from './answers/of-page';

/** Answers that a file takes. */
const MOST = 5000;
const OWN = ['promptId', 'mentions', 'cites', 'q', 'countries', 'tags'] as const;

export default function Answers({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const view = useView(filters.view);
  const chosen = filters.view ? view.value : undefined;
  return (
    <>
      <PageHead title={t('page.answers')} lead={t('answers.lead')} />
      <FilterBar brand={brand.id} filters={filters} />
      <More brand={brand} key={OWN.map((name) => query.get(name)).join('|')} />
      <ViewStatus view={filters.view} />
      {view.error ? <Failure error={view.error} retry={view.reload} /> : filters.view && !chosen ? <Loading lines={12} /> : <Found brand={brand} filters={filters} view={chosen} />}
    </>
  );
}

/** What the address asks of answers, with what the view says where the address does not. */
function questionOf(query: URLSearchParams, filters: Filters, view: View | undefined): AnswerQuery {
  const asked = Object.fromEntries(OWN.map((name) => [name, query.get(name) ?? undefined]));
  const within = answerQuery(filters, view?.filters);
  return { ...within, ...asked, countries: asked.countries?.split(',') ?? within.countries, tags: asked.tags?.split(',') ?? within.tags };
}

function Found({ brand, filters, view }: { brand: Schema['Brand']; filters: Filters; view: View | undefined }) {
  const { query } = usePlace();
  const question = questionOf(query, filters, view);
  const cited = query.get('cited');
  return cited ? <OfPage brand={brand.id} url={cited} question={question} /> : <List brand={brand} question={question} />;
}

function List({ brand, question }: { brand: Schema['Brand']; question: AnswerQuery }) {
  const { query, path } = usePlace();
  const page = query.get('page') ?? undefined;
  const after = query.get('after') ?? undefined;
  const data = useData(`answers ${JSON.stringify([brand.id, question, page, after])}`, (signal) =>
    pageOfAnswers(brand.id, { ...question, page, after }, signal),
  );
  return (
    <Loaded data={data} lines={12}>
      {(value) =>
        value.data.answers.length === 0 && value.links.next ? (
          <>
            <Empty title={t('answers.noneSoFar')}>
              <p>{t('answers.noneSoFarText')}</p>
            </Empty>
            <Steps links={value.links} />
          </>
        ) : value.data.answers.length === 0 ? (
          <Empty title={t('answers.none')}>
            <p>{t('answers.noneText')}</p>
            <a class="button" href={path}>
              {t('answers.clear')}
            </a>
          </Empty>
        ) : (
          <>
            <div class="table-tools">
              <Count total={counted(question, value)} />
              <SaveCsv
                file={`${brand.name}-answers`}
                header={HEADER}
                rows={async (step) => (await latestAnswers(brand.id, question, MOST, undefined, step)).answers.map(cells)}
                total={counted(question, value)}
                most={MOST}
              />
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
  );
}

function Count({ total }: { total: number | undefined }) {
  return <span class="muted">{total === undefined ? t('answers.searched') : tn('answers.count', total)}</span>;
}

const HEADER = ['id', 'answeredAt', 'engine', 'model', 'country', 'query', 'excerpt', 'mentions', 'citations'];

function cells(one: Schema['Answer']) {
  return [
    one.id, one.answeredAt, one.engine, one.model, one.country, one.query, plain(one.excerpt ?? ''),
    one.mentions.map((mention) => mention.brand).join(';'), one.citations.map((citation) => citation.url).join(' '),
  ];
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
  const prompts = useData(`prompt names ${brand.id}`, (signal) =>
    everyPage((page) => api.get('/api/v1/brands/{brand}/prompts', { path: { brand: brand.id }, query: { page, pageSize: 100 }, signal })),
  );
  const options = prompts.value?.flatMap((reply) => reply.data.prompts).map((prompt) => ({ value: prompt.id, label: prompt.query })) ?? [];
  const names = [brand.name, ...brand.competitors.map((one) => one.name)];
  return (
    <form
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        set({ q: words.trim(), cites: cites.trim(), cited: cites.trim() === query.get('cites') ? query.get('cited') : null });
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
      {query.get('cited') && (
        <button type="button" class="button cited" onClick={() => set({ cited: null })}>
          {query.get('cited')} <Icon name="close" />
          <span class="sr-only">{t('clear')}</span>
        </button>
      )}
    </form>
  );
}
