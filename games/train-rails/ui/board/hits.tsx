/** The spots of the drawing as buttons: what is touched, what the arrow keys walk over. */
import { HitGroup, type HitsProps } from '@roundhouse/ui/pieces/hit-group';
import { memo, useMemo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import type { Drawing } from './geometry.ts';
import { drawnSpots, roomOf } from './spot-boxes.ts';
import type { Spot } from './spots.ts';
import { stepFrom } from './steps.ts';
import { TOUCHING } from './touching.ts';

interface SpotHitsProps extends HitsProps<Spot> {
  readonly view: View;
  readonly drawing: Drawing;
  readonly chosen: readonly Spot[];
  /** What a spot is called and what lies there. */
  name(spot: Spot): string;
}

export const Hits = memo(function Hits({ view, drawing, ...props }: SpotHitsProps): ReactNode {
  const spots = useMemo(() => drawnSpots(drawing, view), [drawing, view]);
  return (
    <HitGroup
      {...props}
      spotOf={({ spot }) => spot as Spot | undefined}
      selector={TOUCHING.selector}
      step={(spot, key) => stepFrom(drawing, view, spot, key)}
      first={spots[0]}
    >
      {(button) =>
        spots.map((spot) => {
          const room = roomOf(drawing, view, spot);
          return room && <rect key={spot} {...room} rx={8} data-spot={spot} {...button(spot)} />;
        })
      }
    </HitGroup>
  );
});
