import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api, type Schema } from '../api/client';
import { everyPage } from '../api/pages';
import { t, tn, word } from '../i18n';
import { forget, useAction, useData } from '../lib/data';
import { count, day, decimal, percent, range } from '../lib/format';
import { href, setQuery, usePlace, withQuery } from '../lib/location';
import { isOpen, useTask } from '../lib/task';
import { useWho } from '../lib/who';
import { Badge } from '../ui/badges';
import { Select, Tabs } from '../ui/fields';
import { How } from '../ui/how';
import { PageHead } from '../ui/page';
import { Empty, Failure, Loaded } from '../ui/states';
import { Icon } from '../ui/icons';
import { saveFile, toCsv } from '../lib/csv';

type Insight = Schema['Insight'];

interface Evidence {
  metric?: string;
  startDate?: string;
  endDate?: string;
  /** Where the figures are of some engines alone. */
  engine?: string;
}

const STATUSES = ['new', 'in_progress', 'done', 'dismissed'] as const;
const PRIORITIES = ['high', 'medium', 'low'];

/** All insights, at most 500: lists have no filter for a status. */
async function all(brand: string, signal: AbortSignal): Promise<Insight[]> {
  const replies = await everyPage((page) => api.get('/api/v1/brands/{brand}/insights', { path: { brand }, query: { page, pageSize: 100 }, signal }), 5);
  return replies.flatMap((reply) => reply.data.insights);
}

export default function Insights({ brand }: PageProps) {
  const { path, query } = usePlace();
  const data = useData(`insights ${brand.id}`, (signal) => all(brand.id, signal));
  const { looks } = useWho();
  const [task, setTask] = useState<string | null>(null);
  const opened = query.get('open');
  const known = STATUSES.find((one) => one === query.get('status'));
  const status = known ?? (data.value?.find((one) => one.id === opened)?.status as (typeof STATUSES)[number] | undefined) ?? 'new';
  const refresh = () => {
    forget();
    data.reload();
  };
  const generation = useTask(
    task,
    async (id, signal) => (await api.get('/api/v1/insights/generation/{generation}', { path: { generation: id }, signal })).data,
    refresh,
  );
  const generate = useAction(async () => {
    const { data: started } = await api.post('/api/v1/brands/{brand}/insights/generation', { path: { brand: brand.id } });
    setTask(started.id);
  });
  const busy = generate.busy || (task !== null && (!generation.task || isOpen(generation.task.status)) && !generation.error);

  return (
    <>
      <PageHead
        title={t('page.insights')}
        lead={
          <>
            {t('insights.lead')} <How topic="insights" />
          </>
        }
        actions={
          !looks && (
            <button type="button" class="button primary" disabled={busy} onClick={() => generate.start()}>
              {busy ? t('insights.busy') : t('insights.generate')}
            </button>
          )
        }
      />
      <div aria-live="polite">
        {(generate.error ?? generation.error) && <Failure error={(generate.error ?? generation.error) as Error} />}
        {generation.task?.status === 'completed' && <p class="notice">{tn('insights.found', generation.task.results?.length ?? 0)}</p>}
        {generation.task?.status === 'failed' && <p class="notice">{t('insights.failed', { text: generation.task.error?.description ?? '' })}</p>}
      </div>
      <Loaded data={data} lines={10}>
        {(insights) => (
          <>
            <Tabs
              label={t('column.status')}
              tabs={STATUSES.map((one) => {
                const held = insights.filter((insight) => insight.status === one).length;
                return {
                  href: href(path, withQuery(query, { status: one, open: null })),
                  label: held === 0 ? t(`status.${one}`) : `${t(`status.${one}`)} (${count(held)})`,
                  current: one === status,
                };
              })}
            />
            <Inbox brand={brand} insights={insights.filter((insight) => insight.status === status)} opened={opened} none={insights.length === 0} onChange={refresh} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Inbox({ brand, insights, opened, none, onChange }: { brand: Schema['Brand']; insights: Insight[]; opened: string | null; none: boolean; onChange: () => void }) {
  const rank = (insight: Insight) => PRIORITIES.indexOf(insight.priority);
  const sorted = [...insights].sort((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt));
  if (sorted.length === 0) {
    return (
      <Empty title={none ? t('insights.none') : t('insights.noneHere')}>
        <p>{none ? t('insights.noneText') : t('insights.noneHereText')}</p>
      </Empty>
    );
  }
  const save = () =>
    saveFile(
      `${brand.name}-insights.csv`,
      toCsv(['id', 'createdAt', 'priority', 'category', 'status', 'query', 'title', 'text'], sorted.map((one) => [one.id, one.createdAt, one.priority, one.category, one.status, one.query, one.title, one.text])),
    );
  return (
    <>
      <div class="table-tools">
        <button type="button" class="button quiet" onClick={save}>
          <Icon name="exports" /> {t('table.csv')}
        </button>
      </div>
      <ul class="inbox">
        {sorted.map((insight) => (
          <Item key={insight.id} brand={brand} insight={insight} open={insight.id === opened} onChange={onChange} />
        ))}
      </ul>
    </>
  );
}

function Item({ brand, insight, open, onChange }: { brand: Schema['Brand']; insight: Insight; open: boolean; onChange: () => void }) {
  const { looks } = useWho();
  const evidence = insight.evidence as Evidence;
  const dates = { from: evidence.startDate, to: evidence.endDate };
  // Several engines stand there with commas between them; the answers are then those of all.
  const engine = evidence.engine?.includes(',') ? null : evidence.engine;
  const action = useAction(async (status: string) => {
    await api.patch('/api/v1/insights/{insight}', { path: { insight: insight.id }, body: { status: status as Schema['InsightStatus'] } });
    onChange();
  });
  return (
    <li class={`insight priority-edge-${insight.priority}`}>
      <div class="insight-head">
        <button type="button" class="insight-title" aria-expanded={open} onClick={() => setQuery({ open: open ? null : insight.id }, true)}>
          {insight.title}
        </button>
        {!looks && <Select label={t('insights.statusOf', { title: insight.title })} hideLabel value={insight.status} options={STATUSES.map((one): [string, string] => [one, t(`status.${one}`)])} onChange={(value) => action.start(value)} />}
      </div>
      <p class="insight-meta">
        <Badge group="priority" value={insight.priority} />
        <span class="muted">
          {word('category', insight.category)} · {day(insight.createdAt)}
        </span>
      </p>
      <p class="insight-about muted">
        {aboutOf(insight)}
      </p>
      {action.error && <Failure error={action.error} />}
      {open && (
        <div class="insight-body">
          <p>{insight.text}</p>
          <dl class="evidence">
            {evidence.startDate && evidence.endDate && (
              <>
                <dt>{t('filter.period')}</dt>
                <dd>{range(evidence.startDate, evidence.endDate)}</dd>
              </>
            )}
            {figuresOf(insight.evidence).map(([name, value]) => (
              <Figure key={name} name={name} value={value} />
            ))}
          </dl>
          <p class="links">
            <a href={href(`/brands/${brand.id}/prompts/${insight.promptId}`, { ...dates, engine })}>{t('insights.prompt', { query: insight.query })}</a>
            <a href={href(`/brands/${brand.id}/answers`, { ...dates, engine, promptId: insight.promptId })}>{t('insights.answers')}</a>
          </p>
        </div>
      )}
    </li>
  );
}

/** Which prompt an insight is about, and of which days. */
function aboutOf({ query, evidence }: Insight): string {
  const { startDate, endDate } = evidence as Evidence;
  return startDate && endDate ? t('insights.about', { query, period: range(startDate, endDate) }) : query;
}

function Figure({ name, value }: { name: string; value: number }) {
  const fraction = /^(shareOfVoice|visibility|adjustedPValue|pValue)$/.test(name);
  const p = /pvalue/i.test(name);
  return (
    <>
      <dt>{word('evidence', name)}</dt>
      <dd class="number">{p ? (value < 0.001 ? `< ${decimal(0.001, 3)}` : decimal(value, 3)) : fraction ? percent(value) : count(value)}</dd>
    </>
  );
}

/** The figures of the evidence that stand by themselves. */
function figuresOf(evidence: object): [string, number][] {
  return Object.entries(evidence).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}
