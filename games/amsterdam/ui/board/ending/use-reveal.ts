/** How much has been told: one more after a while, or when asked; all at once where nothing may move. */
import { paceAt } from '@roundhouse/ui/pieces/motion';
import { useEffect, useState, type RefObject } from 'react';

const EACH_MS = 1400;

export interface Reveal {
  readonly count: number;
  next(): void;
  all(): void;
}

export function useReveal(
  root: RefObject<HTMLElement | null>,
  { length, isTold, told }: { length: number; isTold: boolean; told(): void },
): Reveal {
  const [shown, show] = useState(0);
  const count = isTold ? length : shown;
  useEffect(() => {
    if (isTold || !root.current) return undefined;
    if (shown >= length) {
      told();
      return undefined;
    }
    const pace = paceAt(root.current);
    if (pace === 0) {
      told();
      return undefined;
    }
    const timer = setTimeout(() => show(shown + 1), EACH_MS * pace);
    return () => clearTimeout(timer);
  }, [root, shown, length, isTold, told]);
  return { count, next: () => show(shown + 1), all: told };
}
