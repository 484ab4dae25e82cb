import * as combobox from '@zag-js/combobox';
import { normalizeProps, useMachine } from '@zag-js/preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './icons';

export interface Option {
  value: string;
  label: string;
}

interface Props {
  label: string;
  placeholder: string;
  options: Option[];
  value: string | null;
  onChange: (value: string | null) => void;
}

const SHOWN = 50;

/** A field that finds one of many options by what is typed. */
export function Combobox({ label, placeholder, options, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    return options.filter((option) => option.label.toLocaleLowerCase().includes(wanted)).slice(0, SHOWN);
  }, [options, typed]);
  const collection = useMemo(() => combobox.collection({ items: found }), [found]);
  const service = useMachine(combobox.machine, {
    id: useId(),
    collection,
    placeholder,
    value: value ? [value] : [],
    inputBehavior: 'autohighlight',
    openOnClick: true,
    onOpenChange: ({ open, reason }) => open && reason !== 'input-change' && setTyped(''),
    onInputValueChange: ({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue),
    onValueChange: ({ value: chosen }) => onChange(chosen[0] ?? null),
  });
  const api = combobox.connect(service, normalizeProps);
  return (
    <div {...api.getRootProps()} class="field combobox">
      <label {...api.getLabelProps()}>{label}</label>
      <div {...api.getControlProps()} class="combobox-control">
        <input {...(api.getInputProps() as object)} />
        {value && (
          <button {...api.getClearTriggerProps()} class="icon-button" aria-label={t('clear')}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div {...api.getPositionerProps()} class="menu-positioner">
        {api.open && (
          <ul {...api.getContentProps()} class="menu">
            {found.map((item) => (
              <li {...api.getItemProps({ item })} key={item.value} class="menu-item">
                {item.label}
              </li>
            ))}
            {found.length === 0 && <li class="menu-item muted">{t('combobox.none')}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
