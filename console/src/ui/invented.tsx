import { answersWithin } from '../api/answers';
import { api, type Schema } from '../api/client';
import { t } from '../i18n';
import { useData } from '../lib/data';
import type { Filters } from '../lib/filters';
import { inventor } from '../lib/inventor';
import { How } from './how';

/** Says that figures are of answers which nobody's engine gave. The latest answers of the period tell it; on the page of a prompt its own. */
export function Invented({ brand, filters, prompt }: { brand: string; filters: Filters; prompt?: string | undefined }) {
  const { startDate, endDate, engine, type, view } = filters;
  const { value } = useData(`invented ${JSON.stringify([brand, startDate, endDate, engine, type, view, prompt])}`, async (signal) => {
    const within = await answersWithin(filters, signal);
    const query = { ...within, pageSize: 20, promptId: prompt, engine: engine ? [engine as Schema['Engine']] : undefined, type: within.type as Schema['PromptType'] | undefined };
    const { data } = await api.get('/api/v1/brands/{brand}/answers', { path: { brand }, query, signal });
    // Nothing is not undefined, which would be read again.
    return inventor(data.answers) ?? 'nobody';
  });
  if (!value || value === 'nobody') return null;
  return (
    <p class="notice invented">
      {t(`invented.${value}`)} <How topic="engines" />
    </p>
  );
}
