import { useState } from 'preact/hooks';
import type { Schema } from '../api/client';
import { t } from '../i18n';
import { competitorsFromText, competitorsToText, lineWithoutDomain, type NamedDomain } from '../lib/brand-form';
import { commaList, Text } from './fields';
import { Failure } from './states';

export interface BrandInput {
  name: string;
  domain: string;
  alternativeNames: string[];
  markets: string[];
  competitors: NamedDomain[];
}

interface Props {
  brand?: Schema['Brand'];
  submit: string;
  busy: boolean;
  error: Error | undefined;
  onSubmit: (brand: BrandInput) => void;
}

/** What a brand is: its names, its domain, its markets, and whom it competes with. */
export function BrandFields({ brand, submit, busy, error, onSubmit }: Props) {
  const [name, setName] = useState(brand?.name ?? '');
  const [domain, setDomain] = useState(brand?.domain ?? '');
  const [others, setOthers] = useState(brand?.alternativeNames.join(', ') ?? '');
  const [markets, setMarkets] = useState(brand?.markets.join(', ') ?? '');
  const [text, setText] = useState(brand ? competitorsToText(brand.competitors) : '');
  const competitors = competitorsFromText(text);
  const bad = lineWithoutDomain(competitors);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (bad === null) onSubmit({ name, domain, alternativeNames: commaList(others), markets: commaList(markets.toUpperCase()), competitors });
      }}
    >
      <div class="field-row">
        <Text label={t('brand.name')} value={name} onInput={setName} required placeholder="Hollin" />
        <Text label={t('brand.domain')} value={domain} onInput={setDomain} required placeholder="hollin.example" hint={t('brand.domainHint')} />
      </div>
      <div class="field-row">
        <Text label={t('brand.others')} value={others} onInput={setOthers} placeholder="Hollin Home" hint={t('brand.othersHint')} />
        <Text label={t('brand.markets')} value={markets} onInput={setMarkets} placeholder="US, DE" hint={t('views.listHint')} />
      </div>
      <Text label={t('brand.competitors')} value={text} onInput={setText} rows={5} placeholder={'Ferrin, ferrin.example'} hint={t('brand.competitorsHint')} />
      {bad !== null && (
        <p class="notice" role="alert">
          {t('brand.noDomain', { line: bad })}
        </p>
      )}
      {error && <Failure error={error} />}
      <p class="actions">
        <button type="submit" class="button primary" disabled={busy}>
          {submit}
        </button>
      </p>
    </form>
  );
}
