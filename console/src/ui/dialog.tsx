import * as dialog from '@zag-js/dialog';
import { normalizeProps, useMachine } from '@zag-js/preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Hold, type Held } from './hold';
import { Icon } from './icons';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Where it stands: in the middle, or along the side of the page. */
  place?: 'middle' | 'right' | 'left';
  children: ComponentChildren;
}

/**
 * A modal dialog: focus stays within, Escape closes it, and focus goes back to where it was. Where something would be lost it asks
 * before it closes.
 */
export function Dialog({ title, open, onClose, place = 'middle', children }: Props) {
  const held = useRef<Held | null>(null);
  const [asking, setAsking] = useState<Held | null>(null);
  useLayoutEffect(() => setAsking(null), [open]);
  const service = useMachine(dialog.machine, {
    id: useId(),
    open,
    // A dialog that asks for something begins at its first field.
    initialFocusEl: () => document.querySelector<HTMLElement>('.dialog-body :is(input, textarea, select)'),
    onOpenChange: (details) => {
      if (details.open) return;
      if (held.current) setAsking(held.current);
      else onClose();
    },
  });
  const api = dialog.connect(service, normalizeProps);
  if (!api.open) return null;
  return (
    <>
      <div {...api.getBackdropProps()} class="backdrop" />
      <div {...api.getPositionerProps()} class={`positioner positioner-${place}`}>
        <div {...api.getContentProps()} class={`dialog dialog-${place}`}>
          <header class="dialog-head">
            <h2 {...api.getTitleProps()}>{title}</h2>
            <button {...api.getCloseTriggerProps()} class="icon-button" aria-label={t('close')}>
              <Icon name="close" />
            </button>
          </header>
          {asking && <Leave held={asking} onStay={() => setAsking(null)} onLeave={onClose} />}
          <Hold.Provider value={(now) => (held.current = now)}>
            <div class="dialog-body">{children}</div>
          </Hold.Provider>
        </div>
      </div>
    </>
  );
}

/** What is lost by closing, and the two ways on; the one that loses nothing has the focus. */
function Leave({ held, onStay, onLeave }: { held: Held; onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div class="leave" role="alert">
      <p>{t(`leave.${held}`)}</p>
      <p class="actions">
        <button ref={stay} type="button" class="button primary" onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button type="button" class="button danger" onClick={onLeave}>
          {t('leave.close')}
        </button>
      </p>
    </div>
  );
}
