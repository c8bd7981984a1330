/** The spots of the drawing as buttons: what is touched, what the arrow keys walk over. */
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import type { Drawing } from './geometry.ts';
import styles from './hits.module.css';
import { drawnSpots, roomOf } from './spot-boxes.ts';
import type { Spot } from './spots.ts';
import { stepFrom } from './steps.ts';

export interface HitsProps {
  readonly view: View;
  readonly drawing: Drawing;
  readonly open: ReadonlySet<Spot>;
  readonly chosen: readonly Spot[];
  /** What a spot is called and what lies there. */
  name(spot: Spot): string;
  touch(spot: Spot): void;
  /** The mouse or the focus came to a spot, or left. */
  attend(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
  reveal(spot: Spot): void;
}

function spotAt({ spot }: DOMStringMap): Spot | undefined {
  return spot as Spot | undefined;
}

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { view, drawing, open, chosen, name, touch, attend, reveal } = props;
  const spots = useMemo(() => drawnSpots(drawing, view), [drawing, view]);
  const [entry, setEntry] = useState<Spot>();
  const [firstOpen] = open;
  const usual = entry !== undefined && (open.size === 0 || open.has(entry)) ? entry : firstOpen;
  const enter = chosen[0] ?? usual ?? spots[0];
  return (
    <HitGroup
      spotOf={spotAt}
      selector={(spot) => `[data-spot="${spot}"]`}
      step={(spot, key) => stepFrom(drawing, view, spot, key)}
      touch={touch}
      attend={attend}
      enter={(spot) => {
        setEntry(spot);
        reveal(spot);
      }}
    >
      {spots.map((spot) => {
        const room = roomOf(drawing, view, spot);
        return (
          room && (
            <rect
              key={spot}
              {...room}
              rx={8}
              data-spot={spot}
              role="button"
              tabIndex={spot === enter ? 0 : -1}
              aria-label={name(spot)}
              aria-pressed={chosen.includes(spot) ? true : undefined}
              data-legal={open.has(spot) ? '' : undefined}
              className={open.has(spot) ? styles['open'] : styles['spot']}
            />
          )
        );
      })}
    </HitGroup>
  );
});
