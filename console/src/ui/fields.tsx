import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SelectProps {
  label: string;
  value: string;
  options: [value: string, label: string][];
  onChange: (value: string) => void;
  hideLabel?: boolean;
}

export function Select({ label, value, options, onChange, hideLabel }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hideLabel ? 'sr-only' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: ComponentChildren;
  type?: 'text' | 'search' | 'date' | 'number';
  rows?: number;
  required?: boolean;
  placeholder?: string;
  max?: string;
  list?: string[];
}

export function Text({ label, value, onInput, hint, type = 'text', rows, required, placeholder, max, list }: TextProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const common = {
    id,
    value,
    required,
    placeholder,
    'aria-describedby': hint ? hintId : undefined,
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} type={type} max={max} list={list && `${id}-list`} />}
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      )}
      {hint && (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ChecksProps {
  legend: string;
  options: [value: string, label: string][];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function Checks({ legend, options, chosen, onChange }: ChecksProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset class="checks">
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Links that are parts of one page; the one that is shown says so. */
export function Tabs({ label, tabs }: { label: string; tabs: { href: string; label: string; current: boolean }[] }) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

/** A list of short texts separated by commas. */
export function commaList(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()).filter(Boolean))];
}
