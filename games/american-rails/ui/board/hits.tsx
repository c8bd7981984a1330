/** What a finger, a mouse or the keyboard touches: every hex. */
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { memo, useState, type ReactNode } from 'react';
import { HEXES } from '../../src/board.ts';
import { TILE, centreOf, hexOutline } from './geometry.ts';
import styles from './hits.module.css';
import { stepFrom } from './steps.ts';

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

function hexOf({ hex }: DOMStringMap): number | undefined {
  return hex === undefined ? undefined : Number(hex);
}

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { names, open, chosen, touch, attend, reveal } = props;
  const [entry, setEntry] = useState(0);
  const enter = chosen ?? (open.size > 0 && !open.has(entry) ? Math.min(...open) : entry);
  return (
    <HitGroup
      spotOf={hexOf}
      selector={(hex) => `[data-hex="${hex}"]`}
      step={(hex, key) => stepFrom(hex, key)}
      touch={touch}
      attend={attend}
      enter={(hex) => {
        setEntry(hex);
        reveal(hex);
      }}
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
          data-legal={open.has(hex) ? '' : undefined}
          className={open.has(hex) ? styles['open'] : styles['hex']}
        />
      ))}
    </HitGroup>
  );
});
