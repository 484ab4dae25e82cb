import { account, type Organization, type Used } from '../../api/account';
import { t } from '../../i18n';
import { useData } from '../../lib/data';
import { count, money } from '../../lib/format';
import { PageHead, Section } from '../../ui/page';
import { Loaded } from '../../ui/states';

/** What the organization may have, and how much of it there is. */
export default function Usage() {
  const data = useData('organization', account.organization);
  return (
    <>
      <PageHead title={t('page.usage')} lead={t('usage.lead')} />
      <Loaded data={data}>
        {({ data: organization }) => (
          <>
            <div class="meters">
              <Meter label={t('usage.prompts')} used={organization.prompts} />
              <Meter label={t('usage.brands')} used={organization.brands} />
              <Meter label={t('usage.credits')} used={organization.credits} />
            </div>
            <Others organization={organization} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Meter({ label, used }: { label: string; used: Used }) {
  const text = t('usage.of', { n: count(used.used), limit: count(used.limit) });
  // From nine tenths on it is told to be nearly full, in words too.
  const full = used.limit > 0 && used.used >= 0.9 * used.limit;
  return (
    <section class="meter">
      <h2>{label}</h2>
      <p>{text}</p>
      <progress class={full ? 'nearly-full' : undefined} aria-label={label} max={Math.max(1, used.limit)} value={used.used} />
      {full && <p class="notice">{t('usage.full')}</p>}
    </section>
  );
}

function Others({ organization }: { organization: Organization }) {
  const [capacity, refill] = organization.rateLimit.split('/');
  const { collection } = organization;
  const when = collection.on ? t('usage.daily', { at: collection.at, zone: collection.timeZone }) : t('usage.off');
  const rows: [string, string][] = [
    [t('usage.rate'), t('usage.rateText', { capacity: count(Number(capacity)), refill: count(Number(refill)) })],
    [t('usage.views'), count(organization.viewLimit)],
    [t('usage.collection'), when],
    [t('usage.repetitions'), count(collection.repetitions)],
    [t('usage.cap'), collection.dailyCap === null ? t('usage.none') : count(collection.dailyCap)],
    [t('usage.budget'), collection.monthlyBudget === null ? t('usage.none') : money(collection.monthlyBudget)],
  ];
  return (
    <Section title={t('usage.limits')} note={t('usage.who')}>
      <dl class="account-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
