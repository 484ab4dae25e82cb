import * as menu from '@zag-js/menu';
import { normalizeProps, useMachine } from '@zag-js/preact';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icons';

export interface MenuItem {
  value: string;
  label: string;
  detail?: string;
  checked?: boolean;
}

interface Props {
  label: string;
  trigger: ComponentChildren;
  triggerClass?: string;
  groups: { label: string; items: MenuItem[] }[];
  onSelect: (value: string) => void;
}

/** A button with a menu: arrows move, letters jump, Escape closes. */
export function Menu({ label, trigger, triggerClass = 'button', groups, onSelect }: Props) {
  const service = useMachine(menu.machine, {
    id: useId(),
    'aria-label': label,
    positioning: { placement: 'bottom-start', gutter: 4, sameWidth: false },
    onSelect: ({ value }) => onSelect(value),
  });
  const api = menu.connect(service, normalizeProps);
  return (
    <>
      <button {...api.getTriggerProps()} class={triggerClass} aria-label={label}>
        {trigger}
      </button>
      <div {...api.getPositionerProps()} class="menu-positioner">
        {api.open && (
          <div {...api.getContentProps()} class="menu">
            {groups.map((group) => (
              <div {...api.getItemGroupProps({ id: group.label })} key={group.label} class="menu-group">
                <div {...api.getItemGroupLabelProps({ htmlFor: group.label })} class="menu-label">
                  {group.label}
                </div>
                {group.items.map((item) => (
                  <Item key={item.value} api={api} item={item} />
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function Item({ api, item }: { api: menu.Api; item: MenuItem }) {
  const props =
    item.checked === undefined
      ? api.getItemProps({ value: item.value })
      : api.getOptionItemProps({ type: 'radio', value: item.value, checked: item.checked });
  return (
    <div {...props} class="menu-item">
      <span class="menu-check">{item.checked && <Icon name="check" />}</span>
      <span>
        {item.label}
        {item.detail && <small>{item.detail}</small>}
      </span>
    </div>
  );
}
