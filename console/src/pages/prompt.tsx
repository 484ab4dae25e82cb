import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { comparedBrands, series, type MetricQuery, type Scope } from '../api/metrics';
import { LineChart } from '../charts/line';
import { t, word } from '../i18n';
import { forget, useAction, useData } from '../lib/data';
import { answersHref } from '../lib/answers-href';
import { metricQuery, readFilters, type Filters } from '../lib/filters';
import { country, percent, range } from '../lib/format';
import { carried, href, navigate, usePlace } from '../lib/location';
import { linesOf, visibilityPoint } from '../lib/points';
import { useWho } from '../lib/who';
import { Badge, Change } from '../ui/badges';
import { Dialog } from '../ui/dialog';
import { FilterBar } from '../ui/filter-bar';
import { commaList, Select, Text } from '../ui/fields';
import { How } from '../ui/how';
import { Icon } from '../ui/icons';
import { NoAnswers, PageHead, Section } from '../ui/page';
import { Empty, Failure, Loaded } from '../ui/states';
import { Table } from '../ui/table';
import { AnswerCard } from './answers/card';

export default function PromptPage({ brand, id }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const asked = { ...metricQuery(filters), promptType: undefined };
  const scope: Scope = { kind: 'prompt', id };
  const data = useData(`prompt ${id}`, (signal) => api.get('/api/v1/prompts/{prompt}', { path: { prompt: id }, signal }));
  const points = useData(`series ${JSON.stringify(['visibility', scope, asked])}`, (signal) => series(scope, 'visibility', asked, signal));
  const { looks } = useWho();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const back = href(`/brands/${brand.id}/prompts`, carried(query));

  return (
    <Loaded data={data}>
      {({ data: prompt }) => (
        <>
          <PageHead
            above={
              <a class="back" href={back}>
                <Icon name="back" /> {t('page.prompts')}
              </a>
            }
            title={prompt.query}
            lead={
              <span class="facts">
                <span>{word('type', prompt.type)}</span>
                <span>{prompt.country ? country(prompt.country) : t('prompt.anywhere')}</span>
                <Badge group="monitoring" value={prompt.monitoring} />
                {prompt.tags.map((tag) => (
                  <span key={tag} class="tag">
                    {tag}
                  </span>
                ))}
              </span>
            }
            actions={
              !looks && <>
                <button type="button" class="button" onClick={() => setDialog('edit')}>
                  {t('edit')}
                </button>
                <button type="button" class="button danger" onClick={() => setDialog('delete')}>
                  {t('delete')}
                </button>
              </>
            }
          />
          <FilterBar brand={brand.id} filters={filters} prompts={false} prompt={id} />
          <Brands scope={scope} asked={asked} brand={brand} filters={filters} />
          <Section title={t('prompt.series')} how="visibility">
            <Loaded data={points} lines={8}>
              {({ data: found }) => <LineChart title={t('prompt.series')} lines={linesOf(found.timeseries, visibilityPoint)} changes={found.modelChanges} file="prompt-visibility" />}
            </Loaded>
          </Section>
          <Latest brand={brand} prompt={id} asked={asked} filters={filters} />
          <Dialog title={t('prompt.edit')} open={dialog === 'edit'} onClose={() => setDialog(null)}>
            <Edit
              prompt={prompt}
              onDone={() => {
                setDialog(null);
                forget();
                data.reload();
              }}
            />
          </Dialog>
          <Dialog title={t('prompt.delete')} open={dialog === 'delete'} onClose={() => setDialog(null)}>
            <Delete prompt={id} back={back} />
          </Dialog>
        </>
      )}
    </Loaded>
  );
}

/** A prompt's figures are of the prompt alone, whatever view or type leads to it. */
const ofPrompt = (filters: Filters): Filters => ({ ...filters, type: null, view: null });

/** How the brands stand in the answers to this prompt. */
function Brands({ scope, asked, brand, filters }: { scope: Scope; asked: MetricQuery; brand: Schema['Brand']; filters: Filters }) {
  const data = useData(`prompt brands ${JSON.stringify([scope, asked])}`, (signal) =>
    Promise.all([
      comparedBrands(scope, 'visibility', asked, signal),
      comparedBrands(scope, 'share-of-voice', asked, signal),
    ]),
  );
  return (
    <Section title={t('prompt.brands')} how="visibility">
      <Loaded data={data}>
        {([visibility, voice]) => (
          <>
            <Table
              caption={t('prompt.brands')}
              file="prompt-brands"
              rows={[...visibility.data.comparison].sort((a, b) => b.current - a.current)}
              rowKey={(row) => row.brand}
              highlight={(row) => row.relationship === 'owned'}
              columns={[
                {
                  key: 'brand',
                  label: t('column.brand'),
                  value: (row) => row.brand,
                  render: (row) => (
                    <a href={answersHref(brand.id, ofPrompt(filters), { promptId: scope.id, mentions: row.brand })}>{row.brand}</a>
                  ),
                },
                { key: 'visibility', label: t('metric.visibility'), number: true, value: (row) => row.current, render: (row) => <>{percent(row.current)} <small class="muted">{t('prompt.of', { n: row.currentCount, total: row.currentTotal })}</small></> },
                { key: 'change', label: t('column.change'), value: (row) => row.change, render: (row) => <Change {...row} />, how: 'verdict' },
                { key: 'verdict', label: t('column.verdict'), fileOnly: true, value: (row) => row.verdict },
                {
                  key: 'shareOfVoice',
                  label: t('metric.share-of-voice'),
                  number: true,
                  value: (row) => voice.data.comparison.find((other) => other.brand === row.brand)?.current,
                  render: (row) => percent(voice.data.comparison.find((other) => other.brand === row.brand)?.current),
                },
              ]}
            />
            <p class="muted compared">
              {t('compared', { period: range(visibility.data.compareStartDate, visibility.data.compareEndDate) })} <How topic="verdict" />
            </p>
            <NoAnswers {...visibility.data} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Latest({ brand, prompt, asked, filters }: { brand: Schema['Brand']; prompt: string; asked: MetricQuery; filters: Filters }) {
  const data = useData(`prompt answers ${JSON.stringify([prompt, asked])}`, (signal) =>
    api.get('/api/v1/brands/{brand}/answers', {
      path: { brand: brand.id },
      query: { promptId: prompt, pageSize: 5, startDate: asked.startDate, endDate: asked.endDate, engine: asked.engine ? [asked.engine as 'openai'] : undefined },
      signal,
    }),
  );
  return (
    <Section
      title={t('prompt.answers')}
      actions={<a href={answersHref(brand.id, ofPrompt(filters), { promptId: prompt })}>{t('prompt.allAnswers')}</a>}
    >
      <Loaded data={data}>
        {(value) =>
          value.data.answers.length === 0 ? (
            <Empty title={t('answers.none')} />
          ) : (
            <ul class="answer-list">
              {value.data.answers.map((answer) => (
                <AnswerCard key={answer.id} brand={brand.id} answer={answer} prompt />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Edit({ prompt, onDone }: { prompt: Schema['Prompt']; onDone: () => void }) {
  const [text, setText] = useState(prompt.query);
  const [type, setType] = useState<string>(prompt.type);
  const [tags, setTags] = useState(prompt.tags.join(', '));
  const action = useAction(async () => {
    const body = { query: text, tags: commaList(tags), ...(type === prompt.type ? {} : { type: type as Schema['PromptType'] }) };
    await api.patch('/api/v1/prompts/{prompt}', { path: { prompt: prompt.id }, body });
    onDone();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.start();
      }}
    >
      <Text label={t('column.prompt')} value={text} onInput={setText} rows={2} required />
      <Select label={t('column.type')} value={type} options={[['branded', t('type.branded')], ['non-branded', t('type.non-branded')]]} onChange={setType} />
      <Text label={t('prompts.tags')} value={tags} onInput={setTags} hint={t('add.tagsHint')} />
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={action.busy}>
          {t('save')}
        </button>
      </p>
    </form>
  );
}

function Delete({ prompt, back }: { prompt: string; back: string }) {
  const action = useAction(async () => {
    await api.delete('/api/v1/prompts/{prompt}', { path: { prompt } });
    forget();
    navigate(back);
  });
  return (
    <>
      <p>{t('prompt.deleteText')}</p>
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="button" class="button danger" disabled={action.busy} onClick={() => action.start()}>
          {t('prompt.deleteNow')}
        </button>
      </p>
    </>
  );
}
