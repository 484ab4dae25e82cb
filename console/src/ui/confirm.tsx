import { t } from '../i18n';
import { useAction } from '../lib/data';
import { Failure } from './states';

/** Asks before something is done that can not be undone. */
export function Confirm({ text, label, run }: { text: string; label: string; run: () => Promise<void> }) {
  const action = useAction(run);
  return (
    <>
      <p>{text}</p>
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="button" class="button danger" disabled={action.busy} onClick={() => action.start()}>
          {label}
        </button>
      </p>
      <span class="sr-only" role="status">
        {action.busy ? t('loading') : ''}
      </span>
    </>
  );
}
