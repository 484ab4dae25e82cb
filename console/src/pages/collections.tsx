import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { t, tn, word } from '../i18n';
import { forget, useAction, useData } from '../lib/data';
import { count, engine, money, moment, percent, points } from '../lib/format';
import { href, setQuery, usePlace } from '../lib/location';
import { isOpen, useTask } from '../lib/task';
import { useWho } from '../lib/who';
import { Badge } from '../ui/badges';
import { Dialog } from '../ui/dialog';
import { EngineTable } from '../ui/engine-table';
import { PageHead, Section } from '../ui/page';
import { isPast, Pager, pageOf, PastEnd } from '../ui/pager';
import { Empty, Failure, Loaded } from '../ui/states';
import { Table } from '../ui/table';

type Collection = Schema['Collection'];

export default function Collections({ brand }: PageProps) {
  const { query } = usePlace();
  const page = pageOf(query);
  const { looks } = useWho();
  const data = useData(`collections ${brand.id} ${page}`, (signal) => api.get('/api/v1/brands/{brand}/collections', { path: { brand: brand.id }, query: { page }, signal }));
  const refresh = () => {
    forget();
    data.reload();
  };
  return (
    <>
      <PageHead
        title={t('page.collections')}
        lead={t('collections.lead')}
        actions={
          !looks && (
            <button type="button" class="button primary" onClick={() => setQuery({ start: '1' })}>
              {t('collections.start')}
            </button>
          )
        }
      />
      <Section title={t('collections.runs')}>
        <Loaded data={data}>
          {(value) =>
            isPast(value.pagination) ? (
            <PastEnd page={page} />
          ) : value.data.collections.length === 0 ? (
              <Empty title={t('collections.none')}>
                <p>{t('collections.noneText')}</p>
              </Empty>
            ) : (
              <>
                {value.data.collections.map((run) => (isOpen(run.status) ? <Running key={run.id} id={run.id} brand={brand.id} onEnd={refresh} /> : <Run key={run.id} run={run} brand={brand.id} />))}
                <Pager {...value.pagination} />
              </>
            )
          }
        </Loaded>
      </Section>
      <Engines />
      <Surfaces brand={brand.id} />
      <Dialog title={t('collections.start')} open={query.has('start') && !looks} onClose={() => setQuery({ start: null })}>
        <Start
          brand={brand.id}
          onDone={() => {
            setQuery({ start: null });
            refresh();
          }}
        />
      </Dialog>
    </>
  );
}

/** What a collection would ask and cost, and the button that starts it. */
export function Start({ brand, onDone }: { brand: string; onDone: (id: string) => void }) {
  const plan = useData(`plan ${brand}`, async (signal) => {
    const reply = await api.post('/api/v1/brands/{brand}/collections', { path: { brand }, body: { dryRun: true }, signal });
    return (reply.data as unknown as Schema['PlannedAsks']).asks;
  });
  const action = useAction(async () => {
    const reply = await api.post('/api/v1/brands/{brand}/collections', { path: { brand }, body: {} });
    onDone((reply.data as unknown as Collection).id);
  });
  return (
    <Loaded data={plan}>
      {(asks) => {
        const calls = sum(asks.map((ask) => ask.calls));
        const nothing = asks.every((ask) => ask.prompts === 0);
        return (
          <>
            {nothing ? (
              <Empty title={t('collections.nothing')}>
                <p>{t('collections.nothingText')}</p>
              </Empty>
            ) : (
              <>
                <p>{tn('collections.plan', calls, { cost: money(sum(asks.map((ask) => ask.estimatedCost ?? 0))) })}</p>
                <Table
                  caption={t('collections.planned')}
                  rows={asks}
                  rowKey={(ask) => `${ask.engine} ${ask.surface}`}
                  columns={[
                    { key: 'engine', label: t('column.engine'), value: (ask) => engine(ask.engine) },
                    { key: 'surface', label: t('column.surface'), value: (ask) => word('surface', ask.surface) },
                    { key: 'prompts', label: t('column.prompts'), number: true, wide: true, value: (ask) => ask.prompts },
                    { key: 'calls', label: t('column.calls'), number: true, value: (ask) => ask.calls },
                    { key: 'cost', label: t('column.cost'), number: true, value: (ask) => ask.estimatedCost, render: (ask) => (ask.estimatedCost === null ? '–' : money(ask.estimatedCost)) },
                  ]}
                />
              </>
            )}
            {action.error && <Failure error={action.error} />}
            <p class="actions">
              <button type="button" class="button primary" disabled={action.busy || nothing} onClick={() => action.start()}>
                {t('collections.startNow')}
              </button>
            </p>
          </>
        );
      }}
    </Loaded>
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A collection under way, asked for every second. */
export function Running({ id, brand, onEnd }: { id: string; brand: string; onEnd: () => void }) {
  const { task, error } = useTask(id, async (name, signal) => (await api.get('/api/v1/collections/{collection}', { path: { collection: name }, signal })).data, onEnd);
  if (error) return <Failure error={error} />;
  return task ? <Run run={task} brand={brand} /> : null;
}

function Run({ run, brand }: { run: Collection; brand: string }) {
  const [open, setOpen] = useState(false);
  const total = (name: 'planned' | 'answered' | 'noAnswer' | 'failed' | 'cost') => sum(run.engines.map((one) => one[name]));
  return (
    <article class="task">
      <header class="task-head">
        <h3>{moment(run.createdAt)}</h3>
        <Badge group="task" value={run.status} />
        <span class="muted">{word('trigger', run.trigger)}</span>
      </header>
      {isOpen(run.status) && <progress value={run.progress} max={1} aria-label={t('collections.progress')} />}
      <dl class="tally">
        <Tally name={t('collections.planned')} value={count(total('planned'))} />
        <Tally name={t('collections.answered')} value={count(total('answered'))} />
        <Tally name={t('collections.noAnswer')} value={count(total('noAnswer'))} />
        <Tally name={t('collections.failed')} value={count(total('failed'))} bad={total('failed') > 0} />
        <Tally name={t('column.cost')} value={money(total('cost'))} />
      </dl>
      <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('collections.less') : t('collections.more')}
      </button>
      {open && <Details run={run} brand={brand} />}
    </article>
  );
}

function Tally({ name, value, bad }: { name: string; value: string; bad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={bad ? 'number bad' : 'number'}>{value}</dd>
    </div>
  );
}

function Details({ run, brand }: { run: Collection; brand: string }) {
  return (
    <>
      <Table
        caption={t('collections.byEngine')}
        file={`collection-${run.id}`}
        rows={run.engines}
        rowKey={(one) => `${one.engine} ${one.surface}`}
        columns={[
          { key: 'engine', label: t('column.engine'), value: (one) => one.engine, render: (one) => <a href={href(`/brands/${brand}/answers`, { engine: one.engine })}>{engine(one.engine)}</a> },
          { key: 'surface', label: t('column.surface'), value: (one) => one.surface, render: (one) => word('surface', one.surface) },
          { key: 'planned', label: t('collections.planned'), number: true, value: (one) => one.planned },
          { key: 'answered', label: t('collections.answered'), number: true, value: (one) => one.answered },
          { key: 'alreadyAnswered', label: t('collections.already'), number: true, value: (one) => one.alreadyAnswered },
          { key: 'noAnswer', label: t('collections.noAnswer'), number: true, value: (one) => one.noAnswer },
          { key: 'failed', label: t('collections.failed'), number: true, value: (one) => one.failed },
          { key: 'retried', label: t('collections.retried'), number: true, value: (one) => one.retried },
          { key: 'cost', label: t('column.cost'), number: true, value: (one) => one.cost, render: (one) => money(one.cost) },
        ]}
      />
      {run.errors.length > 0 && (
        <Table
          caption={t('collections.errors')}
          file={`collection-${run.id}-errors`}
          rows={run.errors}
          rowKey={(one) => `${one.engine} ${one.promptId} ${one.code}`}
          columns={[
            { key: 'engine', label: t('column.engine'), value: (one) => one.engine, render: (one) => engine(one.engine) },
            { key: 'prompt', label: t('column.prompt'), value: (one) => one.promptId, render: (one) => (one.promptId ? <a href={`/brands/${brand}/prompts/${one.promptId}`}>{t('answer.prompt')}</a> : '–') },
            { key: 'code', label: t('column.code'), value: (one) => one.code },
            { key: 'description', label: t('column.what'), value: (one) => one.description },
          ]}
        />
      )}
    </>
  );
}

function Engines() {
  return (
    <Section title={t('collections.engines')} how="engines">
      <EngineTable />
    </Section>
  );
}

/** Engines that are asked through both their surfaces, compared. Nothing is shown where none is. */
function Surfaces({ brand }: { brand: string }) {
  const data = useData(`surfaces ${brand}`, (signal) => api.get('/api/v1/brands/{brand}/surfaces', { path: { brand }, query: { pageSize: 100 }, signal }));
  const rows = data.value?.data.surfaces ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={t('collections.surfaces')} how="engines">
      <Table
        caption={t('collections.surfaces')}
        file="surfaces"
        rows={rows}
        rowKey={(row) => `${row.engine} ${row.metric}`}
        columns={[
          { key: 'engine', label: t('column.engine'), value: (row) => row.engine, render: (row) => engine(row.engine) },
          { key: 'metric', label: t('column.metric'), value: (row) => row.metric, render: (row) => word('metric', row.metric) },
          { key: 'api', label: t('surface.api'), number: true, value: (row) => row.api, render: (row) => percent(row.api) },
          { key: 'consumer', label: t('surface.consumer'), number: true, value: (row) => row.consumer, render: (row) => percent(row.consumer) },
          { key: 'difference', label: t('column.difference'), number: true, value: (row) => row.difference, render: (row) => t('points', { n: points(row.difference) }) },
          { key: 'interval', label: t('column.interval'), value: (row) => `${row.interval.low} ${row.interval.high}`, render: (row) => t('interval', { low: points(row.interval.low), high: points(row.interval.high) }) },
          { key: 'prompts', label: t('column.prompts'), number: true, value: (row) => row.prompts },
        ]}
      />
    </Section>
  );
}
