/** Who comes back gets his seat back: he opens the table, turns to its page again, or touches anything there. */
import { useEffect, useRef } from 'react';

const SIGNS = ['pointerdown', 'keydown'] as const;

export interface ComingBack {
  /** Whether the seat's holder is known, so that what is seen first counts. */
  readonly isKnown: boolean;
  /** Whether somebody else plays for him. */
  readonly isAway: boolean;
  comeBack(): void;
}

export function useComingBack({ isKnown, isAway, comeBack }: ComingBack): void {
  /** He was not away when this page was opened. */
  const wasHere = useRef(false);
  const back = useRef(comeBack);
  useEffect(() => {
    back.current = comeBack;
  });
  useEffect(() => {
    if (isKnown && !isAway) wasHere.current = true;
    if (!isAway) return undefined;
    const come = (): void => {
      if (document.visibilityState === 'visible') back.current();
    };
    // A page that is opened has somebody before it; one that lay open all the time need not.
    if (!wasHere.current) come();
    wasHere.current = true;
    for (const sign of SIGNS) document.addEventListener(sign, come, { capture: true });
    document.addEventListener('visibilitychange', come);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, come, { capture: true });
      document.removeEventListener('visibilitychange', come);
    };
  }, [isKnown, isAway]);
}
