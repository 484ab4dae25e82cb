import { useState } from 'preact/hooks';
import { api, type Schema } from '../api/client';
import { aggregates } from '../api/metrics';
import { t, tn, type Key } from '../i18n';
import { forget, useAction, useData } from '../lib/data';
import { today, addDays } from '../lib/dates';
import { percent } from '../lib/format';
import { href, navigate, setQuery, usePlace } from '../lib/location';
import { useWho } from '../lib/who';
import { BrandFields, type BrandInput } from '../ui/brand-fields';
import { PageHead, Section } from '../ui/page';
import { Loaded } from '../ui/states';
import { Icon } from '../ui/icons';
import { AddPrompts } from './prompts/add';
import { Running, Start as StartCollection } from './collections';

const STEPS = ['brand', 'prompts', 'collect', 'numbers'] as const;
type Step = (typeof STEPS)[number];

/** From nothing to the first numbers: the brand, what to ask, asking, and what came of it. */
export default function Start() {
  const { query } = usePlace();
  const brand = query.get('brand');
  const { looks } = useWho();
  const step: Step = brand ? (STEPS.find((one) => one === query.get('step')) ?? 'prompts') : 'brand';
  return (
    <div class="start">
      <PageHead title={t('start.title')} lead={t('start.lead')} />
      {looks && <p class="notice">{t('error.looks')}.</p>}
      <ol class="steps">
        {STEPS.map((one, i) => (
          <li key={one} class={STEPS.indexOf(step) > i ? 'step-done' : undefined} aria-current={one === step ? 'step' : undefined}>
            <span class="step-number">{STEPS.indexOf(step) > i ? <Icon name="check" /> : i + 1}</span>
            {t(`start.${one}` as Key)}
          </li>
        ))}
      </ol>
      {step === 'brand' && <BrandStep />}
      {step === 'prompts' && brand && <PromptStep brand={brand} />}
      {step === 'collect' && brand && <CollectStep brand={brand} run={query.get('run')} />}
      {step === 'numbers' && brand && <NumbersStep brand={brand} />}
    </div>
  );
}

function BrandStep() {
  const create = useAction(async (input: BrandInput) => {
    const { data } = await api.post('/api/v1/brands', { body: input });
    forget();
    navigate(href('/start', { step: 'prompts', brand: data.id }));
  });
  return (
    <Section title={t('start.brandTitle')} note={t('start.brandText')}>
      <BrandFields submit={t('start.next')} busy={create.busy} error={create.error} onSubmit={create.start} />
    </Section>
  );
}

function useBrand(id: string) {
  return useData(`brand ${id}`, (signal) => api.get('/api/v1/brands/{brand}', { path: { brand: id }, signal }));
}

/** Questions to begin with: what buyers ask of a kind of product, and of the brand by name. */
function suggestions(brand: Schema['Brand'], kind: string): string {
  const rival = brand.competitors[0]?.name;
  const product = kind.trim();
  return [
    ...(product ? (['start.ask.best', 'start.ask.value', 'start.ask.beginners', 'start.ask.reliable'] as const).map((key) => t(key, { product })) : []),
    t('start.ask.good', { brand: brand.name }),
    ...(rival ? [t('start.ask.versus', { brand: brand.name, rival })] : []),
    t('start.ask.alternatives', { brand: brand.name }),
  ].join('\n');
}

function PromptStep({ brand }: { brand: string }) {
  const data = useBrand(brand);
  const [kind, setKind] = useState('');
  const [start, setStart] = useState<string | null>(null);
  const [made, setMade] = useState(0);
  return (
    <Section title={t('start.promptsTitle')} note={t('start.promptsText')}>
      <Loaded data={data}>
        {({ data: found }) => (
          <>
            <form
              class="filters"
              onSubmit={(event) => {
                event.preventDefault();
                setStart(suggestions(found, kind));
              }}
            >
              <label class="field">
                <span>{t('start.kind')}</span>
                <input value={kind} placeholder={t('start.kindExample')} onInput={(event) => setKind(event.currentTarget.value)} />
              </label>
              <button type="submit" class="button">
                {t('start.suggest')}
              </button>
            </form>
            <AddPrompts key={start} brand={brand} start={start ?? ''} onDone={(created) => setMade((n) => n + created)} />
            <p class="actions">
              <a class={made > 0 ? 'button primary' : 'button quiet'} href={href('/start', { step: 'collect', brand })}>
                {made > 0 ? t('start.next') : t('start.skip')}
              </a>
            </p>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function CollectStep({ brand, run }: { brand: string; run: string | null }) {
  return (
    <Section title={t('start.collectTitle')} note={t('start.collectText')}>
      {run ? (
        <Running
          id={run}
          brand={brand}
          onEnd={() => {
            forget();
            setQuery({ step: 'numbers', run: null });
          }}
        />
      ) : (
        <StartCollection brand={brand} onDone={(id) => setQuery({ run: id })} />
      )}
    </Section>
  );
}

function NumbersStep({ brand }: { brand: string }) {
  const data = useData(`first numbers ${brand}`, async (signal) => {
    const dates = { startDate: addDays(today(), -29), endDate: today() };
    const reply = await aggregates({ kind: 'brand', id: brand }, 'visibility', dates, signal);
    return reply.data.aggregates.find((row) => row.relationship === 'owned');
  });
  return (
    <Section title={t('start.numbersTitle')}>
      <Loaded data={data}>
        {(row) => (
          <>
            <p class="figure">{row?.promptCount ? percent(row.visibility) : '–'}</p>
            <p>{row?.promptCount ? tn('start.visible', row.promptCount, { mentioned: row.mentionCount }) : t('start.soon')}</p>
            <p class="actions">
              {!row?.promptCount && (
                <button type="button" class="button" onClick={data.reload}>
                  {t('error.retry')}
                </button>
              )}
              <a class="button primary" href={`/brands/${brand}/overview`}>
                {t('start.open')}
              </a>
            </p>
          </>
        )}
      </Loaded>
    </Section>
  );
}
