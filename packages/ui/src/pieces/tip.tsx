/** A card beside what the mouse or the focus is on: what it is and what lies there. */
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './tip.module.css';

const LINGER = 450;

export interface TipText {
  readonly name: string;
  readonly holds: readonly string[];
}

/** The same as one phrase, for whoever does not see the board. */
export function spoken({ name, holds }: TipText): string {
  return [name, ...holds].join(', ');
}

export interface Tipped extends TipText {
  /** In the board's pixels. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isLow: boolean;
}

export function Tip({ name, holds, x, top, bottom, isLow }: Tipped): ReactNode {
  const place = isLow ? { bottom: `calc(100% - ${top - 6}px)` } : { top: bottom + 6 };
  return (
    <div
      className={styles['tip']}
      style={{ ...place, left: `clamp(8px, ${x}px - 6.5rem, 100% - 13rem - 8px)` }}
      aria-hidden="true"
    >
      <strong>{name}</strong>
      {holds.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </div>
  );
}

/** Beside an element, on the side where the board has more room. */
function tipBeside(root: Element, element: Element): Omit<Tipped, keyof TipText> {
  const board = root.getBoundingClientRect();
  const { left, width, top, bottom } = element.getBoundingClientRect();
  return {
    x: left + width / 2 - board.left,
    top: top - board.top,
    bottom: bottom - board.top,
    isLow: top - board.top > board.height * 0.55,
  };
}

/** `isCasual`: the mouse passes by; only what it lingers on is told about. No element: nothing is. */
export type Attend = (
  element: Element | undefined,
  tell?: () => TipText,
  isCasual?: boolean,
) => void;

/** What is told about now; `attend` stays the same function. */
export function useTip(root: RefObject<Element | null>): {
  readonly tip: Tipped | undefined;
  readonly attend: Attend;
} {
  const [tip, setTip] = useState<Tipped>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const attend = useCallback<Attend>(
    (element, tell, isCasual = false) => {
      clearTimeout(waiting.current);
      setTip(undefined);
      if (!element || !tell) return;
      const show = (): void => {
        if (root.current) setTip({ ...tell(), ...tipBeside(root.current, element) });
      };
      if (isCasual) waiting.current = setTimeout(show, LINGER);
      else show();
    },
    [root],
  );
  useEffect(() => () => clearTimeout(waiting.current), []);
  return { tip, attend };
}
