import { t, tn } from '../i18n';
import { today } from '../lib/dates';
import { RANGES, type Filters } from '../lib/filters';
import { engine, ENGINE_IDS, range } from '../lib/format';
import { setQuery } from '../lib/location';
import { useViews } from '../lib/views';
import { Select, Text } from './fields';
import { Invented } from './invented';

interface Props {
  brand: string;
  filters: Filters;
  /** The type of prompts and the view, which not every page can ask for. */
  prompts?: boolean;
  engines?: boolean;
  /** The one prompt that the page is about. */
  prompt?: string;
}

/** Which answers the page is about: days, engine, and which prompts. It stands in the address. */
export function FilterBar({ brand, filters, prompts = true, engines = true, prompt }: Props) {
  const set = (patch: Record<string, string | null>) => setQuery({ page: null, after: null, ...patch });
  const pickDays = (value: string) =>
    value === 'custom'
      ? set({ from: filters.startDate, to: filters.endDate, days: null })
      : set({ days: value === '30' ? null : value, from: null, to: null });
  const ranges = RANGES.map((n): [string, string] => [String(n), tn('filter.days', n)]);
  return (
    <>
      <div class="filters" role="group" aria-label={t('filters')}>
        <Select
          label={t('filter.period')}
          value={filters.custom ? 'custom' : String(filters.days)}
          options={[...ranges, ...odd(filters), ['custom', t('filter.custom')]]}
          onChange={pickDays}
        />
        {filters.custom && (
          <>
            <Text label={t('filter.from')} type="date" value={filters.asked.from} max={today()} onInput={(from) => from && set({ from })} />
            <Text label={t('filter.to')} type="date" value={filters.asked.to} max={today()} onInput={(to) => to && set({ to })} />
          </>
        )}
        {engines && (
          <Select
            label={t('filter.engine')}
            value={filters.engine ?? ''}
            options={[['', t('filter.allEngines')], ...ENGINE_IDS.map((id): [string, string] => [id, engine(id)])]}
            onChange={(value) => set({ engine: value })}
          />
        )}
        {prompts && <PromptFilters brand={brand} filters={filters} set={set} />}
        <p class="filters-dates muted">
          {!filters.custom && `${range(filters.startDate, filters.endDate)} · `}
          {t('filter.utc')}
        </p>
        {filters.problem && (
          <p class="notice" role="alert">
            {t(`filter.${filters.problem}`)} {t('filter.instead', { period: range(filters.startDate, filters.endDate) })}
          </p>
        )}
      </div>
      <Invented brand={brand} filters={prompts ? filters : { ...filters, type: null, view: null }} prompt={prompt} />
    </>
  );
}

function odd(filters: Filters): [string, string][] {
  const known = RANGES.some((n) => n === filters.days);
  return known || filters.custom ? [] : [[String(filters.days), tn('filter.days', filters.days)]];
}

function PromptFilters({ brand, filters, set }: { brand: string; filters: Filters; set: (patch: Record<string, string | null>) => void }) {
  const views = useViews(brand);
  const names = views.value?.map((view): [string, string] => [`view:${view.id}`, view.name]) ?? [];
  const value = filters.view ? `view:${filters.view}` : (filters.type ?? '');
  return (
    <Select
      label={t('filter.prompts')}
      value={value}
      options={[['', t('filter.allPrompts')], ['branded', t('type.branded')], ['non-branded', t('type.non-branded')], ...names]}
      onChange={(chosen) =>
        set(chosen.startsWith('view:') ? { view: chosen.slice(5), type: null } : { view: null, type: chosen })
      }
    />
  );
}
