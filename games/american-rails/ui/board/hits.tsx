/** What a finger, a mouse or the keyboard touches: every hex. */
import { HitGroup, type HitsProps } from '@roundhouse/ui/pieces/hit-group';
import { memo, type ReactNode } from 'react';
import { HEXES } from '../../src/board.ts';
import { TILE, centreOf, hexOutline } from './geometry.ts';
import { stepFrom } from './steps.ts';
import { TOUCHING } from './touching.ts';

const OUTLINES = HEXES.map((_, hex) => hexOutline(centreOf(hex), TILE));

interface HexHitsProps extends HitsProps<number> {
  /** What each hex is called and what lies there. */
  readonly names: readonly string[];
  readonly chosen: number | undefined;
}

export const Hits = memo(function Hits({ names, chosen, ...props }: HexHitsProps): ReactNode {
  return (
    <HitGroup
      {...props}
      spotOf={({ hex }) => (hex === undefined ? undefined : Number(hex))}
      selector={TOUCHING.selector}
      step={stepFrom}
      name={(hex) => names[hex]}
      chosen={chosen === undefined ? [] : [chosen]}
      first={0}
    >
      {(button) =>
        OUTLINES.map((d, hex) => (
          <path key={HEXES[hex]?.id} d={d} data-hex={hex} {...button(hex)} />
        ))
      }
    </HitGroup>
  );
});
