import { useEffect } from 'preact/hooks';
import { account, type Delivery, type Webhook } from '../../api/account';
import { t, tn, word } from '../../i18n';
import { useAction, useData } from '../../lib/data';
import { count, moment } from '../../lib/format';
import { usePlace } from '../../lib/location';
import { Badge } from '../../ui/badges';
import { Section } from '../../ui/page';
import { pageOf, Pager } from '../../ui/pager';
import { Empty, Failure, Loaded } from '../../ui/states';

/** How long a delivery that is open is left alone before it is looked at again. */
const AGAIN_MS = 1000;

/** The deliveries to a webhook, each with what was sent and what was answered. */
export function Deliveries({ webhook, writes }: { webhook: Webhook; writes: boolean }) {
  const page = pageOf(usePlace().query);
  const data = useData(`deliveries ${webhook.id} ${page}`, (signal) => account.deliveries(webhook.id, page, signal));
  const deliveries = data.value?.data.deliveries ?? [];
  const open = deliveries.some((delivery) => delivery.state === 'open');
  useEffect(() => {
    if (!open || data.loading) return;
    const timer = setTimeout(data.reload, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data.value, open]);
  const test = useAction(async () => {
    await account.test(webhook.id);
    data.reload();
  });
  const actions = (
    <span class="actions">
      <button type="button" class="button" onClick={data.reload}>
        {t('webhooks.look')}
      </button>
      {writes && (
        <button type="button" class="button" disabled={test.busy} onClick={() => test.start()}>
          {t('webhooks.test')}
        </button>
      )}
    </span>
  );
  return (
    <Section title={t('webhooks.deliveries')} note={webhook.url} actions={actions}>
      {test.error && <Failure error={test.error} />}
      <Loaded data={data}>
        {(found) =>
          found.data.deliveries.length === 0 ? (
            <Empty title={t('webhooks.noDeliveries')}>
              <p>{t('webhooks.noDeliveriesText')}</p>
            </Empty>
          ) : (
            <>
              <ul class="things" aria-live="polite">
                {found.data.deliveries.map((delivery) => (
                  <One key={delivery.id} webhook={webhook.id} delivery={delivery} again={writes ? data.reload : undefined} />
                ))}
              </ul>
              <Pager {...found.pagination} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function One({ webhook, delivery, again }: { webhook: string; delivery: Delivery; again: (() => void) | undefined }) {
  const action = useAction(async () => {
    await account.redeliver(webhook, delivery.id);
    again?.();
  });
  return (
    <li class="thing">
      <details>
        <summary>
          <span>{word('event', delivery.event)}</span>
          <Badge group="delivery" value={delivery.state} />
          <span class="muted">
            {moment(delivery.createdAt)} · {tn('webhooks.attempts', delivery.attempts.length)}
          </span>
        </summary>
        <h3>{t('webhooks.sent')}</h3>
        <p class="muted">
          <code>webhook-id: {delivery.id}</code>
        </p>
        <pre tabIndex={0}>{pretty(delivery.body)}</pre>
        {delivery.attempts.map((attempt) => (
          <div key={attempt.at}>
            <h3>
              {moment(attempt.at)} · {attempt.status ?? t('webhooks.noAnswer')} · {count(attempt.durationMs)} ms
            </h3>
            {attempt.failure && <p class="notice">{attempt.failure}</p>}
            {attempt.answer !== '' && <pre tabIndex={0}>{attempt.answer}</pre>}
          </div>
        ))}
        {action.error && <Failure error={action.error} />}
        {again && delivery.state !== 'open' && (
          <p class="actions">
            <button type="button" class="button" disabled={action.busy} onClick={() => action.start()}>
              {t('webhooks.again')}
            </button>
          </p>
        )}
      </details>
    </li>
  );
}

/** A body as it is read best; what is no JSON as it is. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
