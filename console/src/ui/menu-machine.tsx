import * as menu from '@zag-js/menu';
import { normalizeProps, useMachine } from '@zag-js/preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons';
import type { MenuItem, MenuProps } from './menu';

interface Props extends MenuProps {
  /** Where the plain button was that this takes the place of: it was pressed, it had the focus, or neither. */
  begin: 'open' | 'focused' | null;
}

/** A button with a menu: arrows move, letters jump, Escape closes. */
export default function MenuMachine({ label, trigger, triggerClass = 'button', groups, onSelect, begin }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const service = useMachine(menu.machine, {
    id: useId(),
    'aria-label': label,
    positioning: { placement: 'bottom-start', gutter: 4, sameWidth: false },
    onSelect: ({ value }) => onSelect(value),
  });
  const api = menu.connect(service, normalizeProps);
  // At once, because a key that is pressed between the two buttons would go nowhere.
  useLayoutEffect(() => {
    if (begin !== null) button.current?.focus();
    if (begin === 'open') api.setOpen(true);
  }, []);
  return (
    <>
      <button ref={button} {...api.getTriggerProps()} class={triggerClass} aria-label={label}>
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
