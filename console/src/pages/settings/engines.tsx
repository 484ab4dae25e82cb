import { t } from '../../i18n';
import { EngineTable } from '../../ui/engine-table';
import { PageHead } from '../../ui/page';

/** Which engines this deployment asks. */
export default function EnginesPage() {
  return (
    <>
      <PageHead title={t('page.engines')} lead={t('engines.lead')} />
      <EngineTable />
      <p class="muted">{t('engines.setUp')}</p>
    </>
  );
}
