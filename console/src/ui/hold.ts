import { createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';

/** What would be lost if a dialog closed now: a secret that is shown once, or what somebody has typed. */
export type Held = 'secret' | 'typed';

/** Tells the dialog around; outside of one nothing closes by itself. */
export const Hold = createContext<(held: Held | null) => void>(() => undefined);

/** Has the dialog around ask before it closes, as long as something is held. */
export function useHold(held: Held | null): void {
  const tell = useContext(Hold);
  // Before the next event: a click right after the last letter would close the dialog, where an effect comes after the next frame.
  useLayoutEffect(() => {
    tell(held);
    return () => tell(null);
  }, [held]);
}
