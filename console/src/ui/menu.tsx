import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface MenuItem {
  value: string;
  label: string;
  detail?: string;
  checked?: boolean;
}

export interface MenuProps {
  label: string;
  trigger: ComponentChildren;
  triggerClass?: string;
  groups: { label: string; items: MenuItem[] }[];
  onSelect: (value: string) => void;
}

type Machine = FunctionComponent<MenuProps & { begin: 'open' | 'focused' | null }>;
let machine: Machine | null = null;
const load = async () => (machine = (await import('./menu-machine')).default);
const TOUCHED = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * A button with a menu. What opens it is a fifth of the first code, so it comes when somebody first moves, and not before the
 * figures; a press until then is kept.
 */
export function Menu(props: MenuProps) {
  const [Ready, setReady] = useState<Machine | null>(() => machine);
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const begin = useRef<'open' | 'focused' | null>(null);
  const fetchIt = () =>
    void load().then((found) => {
      begin.current = pressed.current ? 'open' : document.activeElement === button.current ? 'focused' : null;
      setReady(() => found);
    });

  useEffect(() => {
    if (Ready) return;
    const touched = () => {
      stop();
      fetchIt();
    };
    const stop = () => TOUCHED.forEach((name) => window.removeEventListener(name, touched));
    TOUCHED.forEach((name) => window.addEventListener(name, touched, { passive: true }));
    return stop;
  }, []);

  if (Ready) return <Ready {...props} begin={begin.current} />;
  return (
    <button
      ref={button}
      type="button"
      class={props.triggerClass ?? 'button'}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      // Before the click: what comes between the two takes this button's place, and there is no click then.
      onPointerDown={(event) => (pressed.current = event.button === 0)}
      onPointerCancel={() => (pressed.current = false)}
      onKeyDown={(event) => (pressed.current ||= event.key === ' ')}
      onClick={() => {
        pressed.current = true;
        fetchIt();
      }}
    >
      {props.trigger}
    </button>
  );
}
