import { useState } from 'preact/hooks';
import { account, type Secret, type Webhook } from '../../api/account';
import { t, word } from '../../i18n';
import { forget, useAction, useData } from '../../lib/data';
import { moment } from '../../lib/format';
import { href, setQuery, usePlace } from '../../lib/location';
import { Badge } from '../../ui/badges';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Checks, Text } from '../../ui/fields';
import { Icon } from '../../ui/icons';
import { Once } from '../../ui/once';
import { PageHead } from '../../ui/page';
import { Empty, Failure, Loaded } from '../../ui/states';
import { Deliveries } from './deliveries';
import { useWho } from '../../lib/who';

/** Webhooks, and the deliveries to the one that is chosen. */
export default function Webhooks() {
  const { query } = usePlace();
  const { writes } = useWho();
  const data = useData('webhooks', account.webhooks);
  const webhooks = data.value?.data.webhooks ?? [];
  const of = (name: string) => webhooks.find((webhook) => webhook.id === query.get(name));
  const [chosen, removed, rotated] = [of('webhook'), of('remove'), of('rotate')];
  const close = () => setQuery({ add: null, remove: null, rotate: null });
  const add = writes && (
    <button type="button" class="button primary" onClick={() => setQuery({ add: '1' })}>
      <Icon name="plus" /> {t('webhooks.add')}
    </button>
  );
  return (
    <>
      <PageHead title={t('page.webhooks')} lead={t('webhooks.lead')} actions={add} />
      <Loaded data={data}>
        {({ data: found }) =>
          found.webhooks.length === 0 ? (
            <Empty title={t('webhooks.none')}>
              <p>{t('webhooks.noneText')}</p>
            </Empty>
          ) : (
            <ul class="things">
              {found.webhooks.map((webhook) => (
                <One key={webhook.id} webhook={webhook} writes={writes} chosen={webhook.id === chosen?.id} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {chosen && <Deliveries key={chosen.id} webhook={chosen} writes={writes} />}
      <Dialog title={t('webhooks.add')} open={query.get('add') === '1' && data.value !== undefined} onClose={close}>
        <Add events={data.value?.data.events ?? []} onDone={close} />
      </Dialog>
      <Dialog title={t('webhooks.rotate')} open={rotated !== undefined} onClose={close}>
        {rotated && <Rotate webhook={rotated} onDone={close} />}
      </Dialog>
      <Dialog title={t('webhooks.remove')} open={removed !== undefined} onClose={close}>
        {removed && (
          <Confirm
            text={t('webhooks.removeText', { url: removed.url })}
            label={t('delete')}
            run={async () => {
              await account.removeWebhook(removed.id);
              setQuery({ remove: null, webhook: null });
              forget();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function One({ webhook, writes, chosen }: { webhook: Webhook; writes: boolean; chosen: boolean }) {
  const enable = useAction(async () => {
    await account.enable(webhook.id);
    forget();
  });
  const state = !webhook.enabled ? 'off' : webhook.failingSince ? 'failing' : 'on';
  return (
    <li class="thing">
      <div class="thing-head">
        <h2>
          <code>{webhook.url}</code>
        </h2>
        <Badge group="webhook" value={state} />
      </div>
      <p class="muted">{webhook.events.map((event) => word('event', event)).join(' · ')}</p>
      {webhook.disabledReason && <p class="notice">{webhook.disabledReason}</p>}
      {enable.error && <Failure error={enable.error} />}
      <p class="row-actions">
        <a href={href('/settings/webhooks', { webhook: webhook.id })} aria-current={chosen ? 'true' : undefined}>
          {t('webhooks.deliveries')}
          <span class="sr-only"> {webhook.url}</span>
        </a>
        {writes && (
          <>
            {!webhook.enabled && (
              <button type="button" class="link" disabled={enable.busy} onClick={() => enable.start()}>
                {t('webhooks.enable')}
              </button>
            )}
            <button type="button" class="link" onClick={() => setQuery({ rotate: webhook.id })}>
              {t('webhooks.rotate')}
              <span class="sr-only"> {webhook.url}</span>
            </button>
            <button type="button" class="link danger" onClick={() => setQuery({ remove: webhook.id })}>
              {t('delete')}
              <span class="sr-only"> {webhook.url}</span>
            </button>
          </>
        )}
      </p>
    </li>
  );
}

function Add({ events, onDone }: { events: string[]; onDone: () => void }) {
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<string[]>(events);
  const [made, setMade] = useState<Secret | null>(null);
  const action = useAction(async () => {
    setMade((await account.addWebhook(url.trim(), chosen)).data);
    forget();
  });
  if (made) return <Shown secret={made} onDone={onDone} />;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.start();
      }}
    >
      <Text label={t('webhooks.url')} value={url} onInput={setUrl} placeholder="https://example.com/answerscope" hint={t('webhooks.urlHint')} required />
      <Checks legend={t('webhooks.events')} options={events.map((event): [string, string] => [event, word('event', event)])} chosen={chosen} onChange={setChosen} />
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={action.busy || url.trim() === '' || chosen.length === 0}>
          {t('webhooks.register')}
        </button>
      </p>
    </form>
  );
}

function Rotate({ webhook, onDone }: { webhook: Webhook; onDone: () => void }) {
  const [made, setMade] = useState<Secret | null>(null);
  if (made) return <Shown secret={made} onDone={onDone} />;
  return <Confirm text={t('webhooks.rotateText')} label={t('webhooks.rotate')} run={async () => setMade((await account.rotate(webhook.id)).data)} />;
}

function Shown({ secret, onDone }: { secret: Secret; onDone: () => void }) {
  return (
    <>
      <Once label={t('webhooks.secret')} secret={secret.secret} note={t('webhooks.once')} />
      {secret.previousUntil && <p>{t('webhooks.until', { at: moment(secret.previousUntil) })}</p>}
      <p class="actions">
        <button type="button" class="button primary" onClick={onDone}>
          {t('once.done')}
        </button>
      </p>
    </>
  );
}
