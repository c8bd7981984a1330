/** What may be touched shines in brass; what is chosen has a red edge. */
import { grown, type Box } from '@roundhouse/ui/pieces/box';
import { memo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import { middleOf, type Drawing } from './geometry.ts';
import styles from './glow.module.css';
import { takenCells } from './pawn-places.ts';
import type { Spot } from './spots.ts';
import { spotBox } from './spot-boxes.ts';

export interface GlowProps {
  readonly view: View;
  readonly drawing: Drawing;
  readonly open: ReadonlySet<Spot>;
  readonly chosen: readonly Spot[];
}

export const Glow = memo(function Glow({ view, drawing, open, chosen }: GlowProps): ReactNode {
  const { train } = drawing;
  const kindOf = (spot: Spot): string | undefined =>
    spot.startsWith('cell:')
      ? train.places[train.indexOf.get(spot.slice(5)) ?? -1]?.kind
      : undefined;
  const taken = takenCells(view);
  return (
    <g pointerEvents="none" aria-hidden="true">
      {[...open].map((spot) => {
        const box = spotBox(drawing, view, spot);
        if (!box) return null;
        const kind = kindOf(spot);
        const isEmpty = !taken.has(spot.slice(5));
        if (kind === 'aisle' && isEmpty) return <Stop key={spot} box={box} />;
        if (!kind) return <rect key={spot} className={styles['ring']} {...grown(box, 1)} rx={8} />;
        return (
          <g key={spot}>
            <rect className={styles['halo']} {...grown(box, 3)} rx={13} />
            <rect className={styles['lit']} {...grown(box, -3)} rx={9} />
            {kind === 'seat' && isEmpty && <Chair box={box} />}
          </g>
        );
      })}
      {chosen.map((spot) => {
        const box = spotBox(drawing, view, spot);
        return box && <Chosen key={spot} box={box} isCell={kindOf(spot) !== undefined} />;
      })}
    </g>
  );
});

function Chair({ box }: { readonly box: Box }): ReactNode {
  const { x, y } = middleOf(box);
  return (
    <path
      className={styles['chair']}
      transform={`translate(${x} ${y - 4})`}
      d="M-8-13V3H8V13M-8 3V13"
    />
  );
}

/** A place in the aisle where a move may end. */
function Stop({ box }: { readonly box: Box }): ReactNode {
  const { x, y } = middleOf(box);
  return (
    <g transform={`translate(${x} ${y - 5})`}>
      <circle className={styles['halo']} r={16} />
      <circle className={styles['lit']} r={11} />
      <circle className={styles['dot']} r={3.4} />
    </g>
  );
}

function Chosen({ box, isCell }: { readonly box: Box; readonly isCell: boolean }): ReactNode {
  if (!isCell) return <rect className={styles['chosenRing']} {...grown(box, 1)} rx={8} />;
  return (
    <>
      <rect className={styles['chosenHalo']} {...grown(box, 1)} rx={11} />
      <rect className={styles['chosen']} {...grown(box, -3)} rx={9} />
    </>
  );
}
