import { useState } from 'preact/hooks';
import { account, type Organization, type Session } from '../../api/account';
import { t } from '../../i18n';
import { forget, useAction, useData } from '../../lib/data';
import { moment } from '../../lib/format';
import { Text } from '../../ui/fields';
import { Copyable } from '../../ui/once';
import { PageHead, Section } from '../../ui/page';
import { Failure, Loaded } from '../../ui/states';
import { useWho } from '../../lib/who';
import { csrfToken } from '../../session';

/** The organization itself. */
export default function OrganizationPage() {
  const data = useData('organization', account.organization);
  return (
    <>
      <PageHead title={t('page.organization')} lead={t('organization.lead')} />
      <Loaded data={data}>{({ data: organization }) => <Shown key={organization.name} organization={organization} />}</Loaded>
    </>
  );
}

function Shown({ organization }: { organization: Organization }) {
  const { owns, value: who } = useWho();
  const [name, setName] = useState(organization.name);
  const save = useAction(async () => {
    await account.rename(name);
    forget();
  });
  return (
    <>
      {owns ? (
        <form
          class="narrow"
          onSubmit={(event) => {
            event.preventDefault();
            void save.start();
          }}
        >
          <Text label={t('column.name')} value={name} onInput={setName} required />
          {save.error && <Failure error={save.error} />}
          <p class="actions">
            <button type="submit" class="button primary" disabled={save.busy || name.trim() === '' || name.trim() === organization.name}>
              {t('save')}
            </button>
          </p>
        </form>
      ) : (
        <p>{organization.name}</p>
      )}
      <Section title={t('organization.id')} note={t('organization.idText')}>
        <Copyable label={t('organization.id')} text={organization.id} />
      </Section>
      <dl class="account-facts">
        <div>
          <dt>{t('organization.since')}</dt>
          <dd>{moment(organization.createdAt)}</dd>
        </div>
        {who && (
          <div>
            <dt>{t('organization.you')}</dt>
            <dd>
              {who.data.email} · {t(`role.${who.data.role}`)}
            </dd>
          </div>
        )}
      </dl>
      {who && who.data.organizations.length > 1 && <Others session={who.data} />}
    </>
  );
}

/** The organizations that somebody is in, to look at another one: a session of its own begins there. */
function Others({ session }: { session: Session }) {
  return (
    <Section title={t('organization.yours')} note={t('organization.yoursText')}>
      <ul class="organizations">
        {session.organizations.map((one) => (
          <li key={one.id}>
            {one.id === session.organizationId ? (
              <strong aria-current="true">{one.name}</strong>
            ) : (
              <form method="post" action="/oauth/organization">
                <input type="hidden" name="csrf" value={csrfToken() ?? ''} />
                <input type="hidden" name="organization" value={one.id} />
                <button type="submit" class="link">
                  {one.name}
                </button>
              </form>
            )}
            <span class="muted">
              {' '}
              {t(`role.${one.role}`)}
              {one.owner && ` · ${t('organization.owner', { email: one.owner })}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
