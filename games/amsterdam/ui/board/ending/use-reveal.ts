/** How much has been told: one more after a while, or when asked; all at once where nothing may move. */
import { paceOfPage } from '@roundhouse/ui/pieces/motion';
import { useEffect, useState } from 'react';

const EACH_MS = 1400;

export interface Reveal {
  readonly count: number;
  next(): void;
  all(): void;
}

export interface RevealProps {
  readonly length: number;
  readonly isTold: boolean;
  turned(): void;
  told(): void;
}

export function useReveal({ length, isTold, turned, told }: RevealProps): Reveal {
  const [shown, show] = useState(0);
  const count = isTold ? length : shown;
  useEffect(() => {
    if (isTold) return undefined;
    const pace = paceOfPage();
    if (pace === 0) {
      told();
      return undefined;
    }
    // The last one stands as long as the others did.
    const timer = setTimeout(() => (shown < length ? show(shown + 1) : told()), EACH_MS * pace);
    return () => clearTimeout(timer);
  }, [shown, length, isTold, told]);
  useEffect(() => {
    if (!isTold && shown > 0) turned();
  }, [shown, isTold, turned]);
  return { count, next: () => (shown < length ? show(shown + 1) : told()), all: told };
}
