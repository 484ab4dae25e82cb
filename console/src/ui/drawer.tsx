import type { ComponentProps, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Dialog } from './dialog';

type Props = ComponentProps<typeof Dialog>;

/** A dialog whose code comes when it is first opened: what every page has and few visits open. */
export function Drawer(props: Props) {
  const [Ready, setReady] = useState<FunctionComponent<Props> | null>(null);
  useEffect(() => {
    if (props.open && !Ready) void import('./dialog').then((module) => setReady(() => module.Dialog));
  }, [props.open]);
  return Ready && <Ready {...props} />;
}
