import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { useHold } from './hold';
import { Icon } from './icons';

/** A text to copy, with the button that does; what came of it is said. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div class="copyable">
      <code tabIndex={0} aria-label={label}>
        {text}
      </code>
      <button type="button" class="button" onClick={copy}>
        {copied && <Icon name="check" />}
        {t('copy')}
        <span class="sr-only"> {label}</span>
      </button>
      <span class="copied muted" role="status">
        {copied === null ? '' : t(copied ? 'copy.done' : 'copy.failed')}
      </span>
    </div>
  );
}

/** A secret that is shown now and never again; a dialog around it does not close by a slip. */
export function Once({ label, secret, note }: { label: string; secret: string; note: string }) {
  useHold('secret');
  return (
    <div class="once">
      <p>
        <strong>{t('once.title')}</strong> {note}
      </p>
      <Copyable label={label} text={secret} />
    </div>
  );
}
