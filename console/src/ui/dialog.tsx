import * as dialog from '@zag-js/dialog';
import { normalizeProps, useMachine } from '@zag-js/preact';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './icons';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Where it stands: in the middle, or along the side of the page. */
  place?: 'middle' | 'right' | 'left';
  children: ComponentChildren;
}

/** A modal dialog: focus stays within, Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, open, onClose, place = 'middle', children }: Props) {
  const service = useMachine(dialog.machine, {
    id: useId(),
    open,
    // A dialog that asks for something begins at its first field.
    initialFocusEl: () => document.querySelector<HTMLElement>('.dialog-body :is(input, textarea, select)'),
    onOpenChange: (details) => {
      if (!details.open) onClose();
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
          <div class="dialog-body">{children}</div>
        </div>
      </div>
    </>
  );
}
