import { useState } from 'preact/hooks';
import { account, type Key } from '../../api/account';
import { t } from '../../i18n';
import { forget, useAction, useData } from '../../lib/data';
import { day, moment } from '../../lib/format';
import { setQuery, usePlace } from '../../lib/location';
import { Badge } from '../../ui/badges';
import { Breakable } from '../../ui/breakable';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Checks, Select, Text } from '../../ui/fields';
import { Icon } from '../../ui/icons';
import { Once } from '../../ui/once';
import { PageHead } from '../../ui/page';
import { Empty, Failure, Loaded } from '../../ui/states';
import { Table, type Column } from '../../ui/table';
import { useWho } from '../../lib/who';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keys of the API: made and shown once, and revoked. */
export default function Keys() {
  const { query } = usePlace();
  const { writes } = useWho();
  const data = useData('keys', account.keys);
  const keys = data.value?.data.keys ?? [];
  const live = keys.filter((key) => key.status === 'active').length;
  const revoked = keys.find((key) => key.id === query.get('revoke'));
  const close = () => setQuery({ add: null, revoke: null });
  const add = writes && (
    <button type="button" class="button primary" onClick={() => setQuery({ add: '1' })}>
      <Icon name="plus" /> {t('keys.add')}
    </button>
  );
  return (
    <>
      <PageHead title={t('page.keys')} lead={t('keys.lead')} actions={add} />
      <Loaded data={data}>
        {({ data: found }) =>
          found.keys.length === 0 ? (
            <Empty title={t('keys.none')}>
              <p>{t('keys.noneText')}</p>
            </Empty>
          ) : (
            <>
              <Table caption={t('page.keys')} rows={found.keys} rowKey={(key) => key.id} columns={columns(writes)} />
              <p class="muted">{t('keys.count', { n: live, limit: found.limit })}</p>
            </>
          )
        }
      </Loaded>
      <Dialog title={t('keys.add')} open={query.get('add') === '1'} onClose={close}>
        <Make onMade={forget} onDone={close} />
      </Dialog>
      <Dialog title={t('keys.revoke')} open={revoked !== undefined && revoked.status === 'active'} onClose={close}>
        {revoked && (
          <Confirm
            text={t('keys.revokeText', { name: nameOf(revoked) })}
            label={t('keys.revokeNow')}
            run={async () => {
              await account.revokeKey(revoked.id);
              close();
              forget();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function nameOf(key: Key): string {
  return key.name ?? (key.prefix ? `${key.prefix}…` : key.id);
}

function Name({ of: key }: { of: Key }) {
  const prefix = key.prefix && `${key.prefix}…`;
  if (!key.name || !prefix) return <>{nameOf(key)}</>;
  return (
    <>
      {key.name}
      <code class="key-prefix">{prefix}</code>
    </>
  );
}

function columns(writes: boolean): Column<Key>[] {
  const shown: Column<Key>[] = [
    { key: 'name', label: t('column.name'), value: nameOf, render: (key) => <Name of={key} /> },
    { key: 'scopes', label: t('keys.scopes'), wide: true, value: (key) => key.scopes.map((scope) => t(`scope.${scope as 'read'}`)).join(', ') },
    { key: 'createdBy', label: t('keys.createdBy'), wide: true, value: (key) => key.createdBy, render: (key) => (key.createdBy ? <Breakable text={key.createdBy} /> : t('keys.commandLine')) },
    { key: 'createdAt', label: t('keys.created'), wide: true, value: (key) => key.createdAt, render: (key) => day(key.createdAt) },
    { key: 'lastUsedAt', label: t('keys.used'), wide: true, value: (key) => key.lastUsedAt, render: (key) => (key.lastUsedAt ? moment(key.lastUsedAt) : t('keys.never')) },
    { key: 'expiresAt', label: t('keys.expires'), wide: true, value: (key) => key.expiresAt, render: (key) => (key.expiresAt ? day(key.expiresAt) : t('keys.never')) },
    { key: 'status', label: t('column.configured'), value: (key) => key.status, render: (key) => <Badge group="key" value={key.status} /> },
  ];
  if (!writes) return shown;
  const revoke = (key: Key) =>
    key.status === 'active' && (
      <button type="button" class="link danger" onClick={() => setQuery({ revoke: key.id })}>
        {t('keys.revokeNow')}
        <span class="sr-only"> {nameOf(key)}</span>
      </button>
    );
  return [...shown, { key: 'actions', label: '', value: () => '', render: revoke }];
}

function Make({ onMade, onDone }: { onMade: () => void; onDone: () => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(['read']);
  const [days, setDays] = useState('90');
  const [made, setMade] = useState<string | null>(null);
  const action = useAction(async () => {
    const expiresAt = days === '' ? undefined : new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    const { data } = await account.createKey({ name: name.trim() || undefined, scopes, expiresAt });
    setMade(data.apiKey);
    onMade();
  });
  if (made) {
    return (
      <>
        <Once label={t('keys.key')} secret={made} note={t('keys.once')} />
        <p class="actions">
          <button type="button" class="button primary" onClick={onDone}>
            {t('once.done')}
          </button>
        </p>
      </>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void action.start();
      }}
    >
      <Text label={t('column.name')} value={name} onInput={setName} hint={t('keys.nameHint')} />
      <Checks legend={t('keys.scopes')} options={[['read', t('scope.read')], ['write', t('scope.write')]]} chosen={scopes} onChange={setScopes} />
      <Select label={t('keys.expires')} value={days} options={[...['30', '90', '365'].map((n): [string, string] => [n, t('keys.inDays', { n })]), ['', t('keys.never')]]} onChange={setDays} />
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={action.busy || scopes.length === 0}>
          {t('keys.make')}
        </button>
      </p>
    </form>
  );
}
