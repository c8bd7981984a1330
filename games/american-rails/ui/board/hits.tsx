/** What a finger, a mouse or the keyboard touches: every hex. */
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { HEXES } from '../../src/board.ts';
import { TILE, centreOf, hexOutline } from './geometry.ts';
import styles from './hits.module.css';
import { isArrow, stepFrom } from './steps.ts';

const OUTLINES = HEXES.map((_, hex) => hexOutline(centreOf(hex), TILE));

export interface HitsProps {
  /** What each hex is called and what lies there. */
  readonly names: readonly string[];
  readonly open: ReadonlySet<number>;
  readonly chosen: number | undefined;
  touch(hex: number): void;
  /** The mouse or the focus came to a hex, or left. */
  attend(hex: number | undefined, element?: Element, isCasual?: boolean): void;
  reveal(hex: number): void;
}

function hexOf({ target }: { readonly target: EventTarget }): number | undefined {
  const hex = target instanceof SVGElement ? target.dataset['hex'] : undefined;
  return hex === undefined ? undefined : Number(hex);
}

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { names, open, chosen, touch, attend, reveal } = props;
  const group = useRef<SVGGElement>(null);
  const [entry, setEntry] = useState(0);
  const enter = chosen ?? (open.size > 0 && !open.has(entry) ? Math.min(...open) : entry);

  const onClick = (event: MouseEvent): void => {
    const hex = hexOf(event);
    if (hex !== undefined) touch(hex);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hex = hexOf(event);
    if (hex === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'Enter' || event.key === ' ') {
      touch(hex);
    } else if (isArrow(event.key)) {
      const next = stepFrom(hex, event.key);
      group.current?.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <g
      ref={group}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const hex = hexOf(event);
        if (hex === undefined || !event.target.matches(':focus-visible')) return;
        setEntry(hex);
        reveal(hex);
        attend(hex, event.target);
      }}
      onBlur={() => attend(undefined)}
      onPointerOver={(event) => {
        const hex = hexOf(event);
        if (hex === undefined || event.pointerType !== 'mouse') return;
        attend(hex, event.target as Element, true);
      }}
      onPointerLeave={() => attend(undefined)}
    >
      {OUTLINES.map((d, hex) => (
        <path
          key={HEXES[hex]?.id}
          d={d}
          data-hex={hex}
          role="button"
          tabIndex={hex === enter ? 0 : -1}
          aria-label={names[hex]}
          aria-pressed={hex === chosen ? true : undefined}
          className={open.has(hex) ? styles['open'] : styles['hex']}
        />
      ))}
    </g>
  );
});
