import { useState } from 'preact/hooks';
import { account, type Organization } from '../../api/account';
import { t } from '../../i18n';
import { forget, useAction, useData } from '../../lib/data';
import { moment } from '../../lib/format';
import { Text } from '../../ui/fields';
import { Copyable } from '../../ui/once';
import { PageHead, Section } from '../../ui/page';
import { Failure, Loaded } from '../../ui/states';
import { useWho } from '../../lib/who';

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
    </>
  );
}
