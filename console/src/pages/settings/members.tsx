import { useState } from 'preact/hooks';
import { account, ROLES, type Member, type Role } from '../../api/account';
import { t } from '../../i18n';
import { forget, useAction, useData } from '../../lib/data';
import { moment } from '../../lib/format';
import { setQuery, usePlace } from '../../lib/location';
import { Breakable } from '../../ui/breakable';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Select, Text } from '../../ui/fields';
import { Icon } from '../../ui/icons';
import { Once } from '../../ui/once';
import { PageHead } from '../../ui/page';
import { pageOf, Pager } from '../../ui/pager';
import { Failure, Loaded } from '../../ui/states';
import { Table, type Column } from '../../ui/table';
import { useWho } from '../../lib/who';
import { signInUrl } from '../../session';

const roles = (): [string, string][] => ROLES.map((role) => [role, t(`role.${role}`)]);

/** Who is in the organization; owners say as what. */
export default function Members() {
  const { query } = usePlace();
  const page = pageOf(query);
  const { owns, value: who } = useWho();
  const data = useData(`members ${page}`, (signal) => account.members(page, signal));
  const members = data.value?.data.members ?? [];
  const removed = members.find((member) => member.id === query.get('remove'));
  const close = () => setQuery({ add: null, remove: null, leave: null });
  const change = useAction(async (member: Member, role: Role) => {
    await account.changeRole(member.id, role).finally(forget);
  });
  const add = owns && (
    <button type="button" class="button primary" onClick={() => setQuery({ add: '1' })}>
      <Icon name="plus" /> {t('members.add')}
    </button>
  );
  const columns: Column<Member>[] = [
    { key: 'email', label: t('members.email'), value: (member) => member.email, render: (member) => <Address member={member} me={member.id === who?.data.accountId} /> },
    {
      key: 'role',
      label: t('members.role'),
      value: (member) => member.role,
      render: (member) =>
        owns ? (
          <Select key={member.role} label={t('members.roleOf', { email: member.email })} hideLabel value={member.role} options={roles()} onChange={(role) => change.start(member, role as Role)} />
        ) : (
          t(`role.${member.role}`)
        ),
    },
    { key: 'since', label: t('members.since'), wide: true, value: (member) => member.since, render: (member) => moment(member.since) },
  ];
  const actions: Column<Member> = {
    key: 'actions',
    label: '',
    value: () => '',
    render: (member) =>
      member.id !== who?.data.accountId && (
        <button type="button" class="link danger" onClick={() => setQuery({ remove: member.id })}>
          {t('members.remove')}
          <span class="sr-only"> {member.email}</span>
        </button>
      ),
  };
  return (
    <>
      <PageHead title={t('page.members')} lead={t('members.lead')} actions={add} />
      {change.error && <Failure error={change.error} />}
      <Loaded data={data}>
        {(found) => (
          <>
            <Table caption={t('page.members')} rows={found.data.members} rowKey={(member) => member.id} columns={owns ? [...columns, actions] : columns} />
            <Pager {...found.pagination} />
          </>
        )}
      </Loaded>
      <dl class="roles">
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{t(`role.${role}`)}</dt>
            <dd>{t(`may.${role}`)}</dd>
          </div>
        ))}
      </dl>
      {who && (
        <p class="actions">
          <button type="button" class="button danger" onClick={() => setQuery({ leave: '1' })}>
            {t('members.leave')}
          </button>
        </p>
      )}
      <Dialog title={t('members.add')} open={query.get('add') === '1' && owns} onClose={close}>
        <Add onDone={close} />
      </Dialog>
      <Dialog title={t('members.removeTitle')} open={removed !== undefined} onClose={close}>
        {removed && (
          <Confirm
            text={t('members.removeText', { email: removed.email })}
            label={t('members.remove')}
            run={async () => {
              await account.removeMember(removed.id);
              close();
              forget();
            }}
          />
        )}
      </Dialog>
      <Dialog title={t('members.leave')} open={query.get('leave') === '1' && who !== undefined} onClose={close}>
        {who && (
          <Confirm
            text={t('members.leaveText', { organization: who.data.organization })}
            label={t('members.leaveNow')}
            run={async () => {
              await account.removeMember(who.data.accountId);
              // The session here has ended with it.
              window.location.assign(signInUrl('/'));
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Address({ member, me }: { member: Member; me: boolean }) {
  return (
    <span class="member">
      <span><Breakable text={member.email} /></span>
      {me && <span class="tag">{t('members.you')}</span>}
      {!member.verified && <span class="tag">{t('members.unverified')}</span>}
    </span>
  );
}

function Add({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('member');
  const [made, setMade] = useState<{ email: string; password?: string } | null>(null);
  const action = useAction(async () => {
    setMade((await account.addMember(email.trim(), role)).data);
    forget();
  });
  if (made) {
    return (
      <>
        {made.password ? <Once label={t('members.password')} secret={made.password} note={t('members.once', { email: made.email })} /> : <p>{t('members.known', { email: made.email })}</p>}
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
      <Text label={t('members.email')} value={email} onInput={setEmail} required />
      <Select label={t('members.role')} value={role} options={roles()} onChange={(value) => setRole(value as Role)} />
      {action.error && <Failure error={action.error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={action.busy || email.trim() === ''}>
          {t('members.add')}
        </button>
      </p>
    </form>
  );
}
