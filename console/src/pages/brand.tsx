import { useState } from 'preact/hooks';
import type { PageProps } from '../app';
import { api } from '../api/client';
import { t } from '../i18n';
import { useAction, useData } from '../lib/data';
import { percent } from '../lib/format';
import { useWho } from '../lib/who';
import { BrandFields, type BrandInput } from '../ui/brand-fields';
import { Dialog } from '../ui/dialog';
import { Text } from '../ui/fields';
import { PageHead, Section } from '../ui/page';
import { Failure } from '../ui/states';

/** The brand itself. The list of brands is read anew by loading the document, which is rare enough. */
export default function BrandPage({ brand }: PageProps) {
  const { looks } = useWho();
  const [removing, setRemoving] = useState(false);
  const [typed, setTyped] = useState('');
  const fresh = useData(`brand ${brand.id} ${brand.updatedAt}`, (signal) => api.get('/api/v1/brands/{brand}', { path: { brand: brand.id }, signal }));
  const save = useAction(async (input: BrandInput) => {
    await api.patch('/api/v1/brands/{brand}', { path: { brand: brand.id }, body: input });
    window.location.reload();
  });
  const remove = useAction(async () => {
    await api.delete('/api/v1/brands/{brand}', { path: { brand: brand.id } });
    window.location.assign('/');
  });
  const progress = fresh.value?.data.reanalysis?.progress;
  return (
    <>
      <PageHead title={t('page.brand')} lead={t('brand.lead')} />
      {typeof progress === 'number' && <p class="notice">{t('brand.reanalysis', { progress: percent(progress) })}</p>}
      {looks && <p class="notice">{t('error.looks')}.</p>}
      <BrandFields brand={brand} submit={t('save')} busy={save.busy || looks} error={save.error} onSubmit={save.start} />
      {!looks && <Section title={t('brand.remove')} note={t('brand.removeText')}>
        <button type="button" class="button danger" onClick={() => setRemoving(true)}>
          {t('brand.remove')}
        </button>
      </Section>}
      <Dialog title={t('brand.remove')} open={removing} onClose={() => setRemoving(false)}>
        <p>{t('brand.removeText')}</p>
        <Text label={t('brand.removeType', { name: brand.name })} value={typed} onInput={setTyped} />
        {remove.error && <Failure error={remove.error} />}
        <p class="actions">
          <button type="button" class="button danger" disabled={remove.busy || typed.trim() !== brand.name} onClick={() => remove.start()}>
            {t('delete')}
          </button>
        </p>
      </Dialog>
    </>
  );
}
