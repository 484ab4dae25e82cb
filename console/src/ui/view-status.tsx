import { t } from '../i18n';
import { useView } from '../lib/views';

/** Says what of a view answers can not be filtered by. */
export function ViewStatus({ view }: { view: string | null }) {
  const { value } = useView(view);
  return view && value?.filters.status ? <p class="muted">{t('answers.viewStatus')}</p> : null;
}
