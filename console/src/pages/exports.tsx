import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { t } from '../i18n';
import { useAction } from '../lib/data';
import { readFilters } from '../lib/filters';
import { bytes, count, moment } from '../lib/format';
import { setQuery, usePlace } from '../lib/location';
import { readTasks, rememberTask } from '../lib/remembered';
import { isOpen, useTask } from '../lib/task';
import { useWho } from '../lib/who';
import { Badge } from '../ui/badges';
import { FilterBar } from '../ui/filter-bar';
import { Checks, Select } from '../ui/fields';
import { How } from '../ui/how';
import { PageHead, Section } from '../ui/page';
import { Empty, Failure, Loading } from '../ui/states';
import { Table } from '../ui/table';

const METRICS = ['share-of-voice', 'visibility', 'citations', 'sentiment'] as const;
const ENTITIES = ['brand', 'prompt'] as const;

export default function Exports({ brand }: PageProps) {
  const { query } = usePlace();
  const filters = readFilters(query);
  const { looks } = useWho();
  const [entities, setEntities] = useState<string[]>(['brand']);
  const [metrics, setMetrics] = useState<string[]>([...METRICS]);
  const [format, setFormat] = useState('csv');
  const [known, setKnown] = useState(readTasks('exports', brand.id));
  const start = useAction(async () => {
    const { data } = await api.post('/api/v1/brands/{brand}/export', {
      path: { brand: brand.id },
      query: {
        entities: entities as ('brand' | 'prompt')[],
        metrics: metrics as (typeof METRICS)[number][],
        format: format as 'csv',
        startDate: filters.startDate,
        endDate: filters.endDate,
        engine: filters.engine ? [filters.engine as Schema['Engine']] : undefined,
      },
    });
    setKnown(rememberTask('exports', brand.id, data.id));
    setQuery({ export: data.id });
  });
  const named = query.get('export');
  const shown = named && !known.includes(named) ? [named, ...known] : known;

  return (
    <>
      <PageHead title={t('page.exports')} lead={<>{t('exports.lead')} <How topic="counted" /></>} />
      {!looks && <Section title={t('exports.new')}>
        <FilterBar brand={brand.id} filters={filters} prompts={false} />
        <form
          class="export-form"
          onSubmit={(event) => {
            event.preventDefault();
            void start.start();
          }}
        >
          <Checks legend={t('exports.metrics')} options={METRICS.map((one): [string, string] => [one, t(`metric.${one}`)])} chosen={metrics} onChange={setMetrics} />
          <Checks legend={t('exports.entities')} options={ENTITIES.map((one): [string, string] => [one, t(`entity.${one}`)])} chosen={entities} onChange={setEntities} />
          <Select label={t('exports.format')} value={format} options={[['csv', 'CSV'], ['ndjson', 'NDJSON']]} onChange={setFormat} />
          <button type="submit" class="button primary" disabled={start.busy || entities.length === 0 || metrics.length === 0}>
            {t('exports.start')}
          </button>
        </form>
        {start.error && <Failure error={start.error} />}
      </Section>}
      <Section title={t('exports.yours')} note={t('exports.remembered')}>
        {shown.length === 0 ? <Empty title={t('exports.none')} /> : shown.map((id) => <One key={id} id={id} />)}
      </Section>
    </>
  );
}

function One({ id }: { id: string }) {
  const { task, error } = useTask(id, async (name, signal) => (await api.get('/api/v1/exports/{export}', { path: { export: name }, signal })).data);
  if (error) return <Failure error={error} />;
  if (!task) return <Loading lines={2} />;
  return (
    <article class="task" aria-live="polite">
      <header class="task-head">
        <h3>{moment(task.createdAt)}</h3>
        <Badge group="task" value={task.status} />
        {task.resultsUrl && (
          <a class="button primary" href={task.resultsUrl} download>
            {t('exports.download')}
          </a>
        )}
      </header>
      {isOpen(task.status) && <progress aria-label={t('exports.progress')} />}
      {task.status === 'failed' && <p class="notice">{t('exports.failed')}</p>}
      {task.error && <p class="notice">{task.error.description}</p>}
      {task.files && (
        <Table
          caption={t('exports.files')}
          rows={task.files}
          rowKey={(file) => file.name}
          columns={[
            { key: 'name', label: t('column.file'), value: (file) => file.name },
            { key: 'rows', label: t('column.rows'), number: true, value: (file) => file.rows, render: (file) => count(file.rows) },
            { key: 'bytes', label: t('column.size'), number: true, value: (file) => file.bytes, render: (file) => bytes(file.bytes) },
          ]}
        />
      )}
      {task.expiresAt && <p class="muted">{t('exports.expires', { at: moment(task.expiresAt) })}</p>}
    </article>
  );
}
