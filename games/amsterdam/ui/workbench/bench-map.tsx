/** The map, with every contract as a thread between its two places. */
import { nearestAhead, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import { useRevealed } from '@roundhouse/ui/pieces/bench-frame';
import { boxAround } from '@roundhouse/ui/pieces/box';
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useId, useRef, type ReactNode } from 'react';
import { LOCATION_IDS, LOCATION_NAMES, ROUTE_IDS, type LocationId } from '../../src/board.ts';
import { SPOTS } from '../../src/map.ts';
import type { AmsterdamBox } from '../../src/types.ts';
import { Frame } from '../board/frame.tsx';
import { DRAWING } from '../board/geometry.ts';
import { Ground, SmallGround } from '../board/ground.tsx';
import { Locations } from '../board/locations.tsx';
import { RouteDefs, RouteSpaces } from '../board/routes.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import styles from './bench.module.css';
import { contractsAt, withEnds } from './editing.ts';

export interface BenchMapProps extends WorkbenchProps<AmsterdamBox> {
  readonly labels: WorkbenchLabels;
  /** The contract in hand. */
  readonly chosen: number | undefined;
  readonly from: LocationId | undefined;
  setFrom(from: LocationId | undefined): void;
}

const READABLE = 0.75;
const REACH = 27;
const WHOLE = { x: 0, y: 0, ...DRAWING };
const ALL = new Set<LocationId>(LOCATION_IDS);
const PLACES = LOCATION_IDS.map((id) => SPOTS[id]);

function stepFrom(id: LocationId, key: ArrowKey): LocationId {
  return LOCATION_IDS[nearestAhead(PLACES, LOCATION_IDS.indexOf(id), key)] ?? id;
}

/** Bent a little, so that threads over the same places stay apart. */
function thread(a: LocationId, b: LocationId): string {
  const [one, other] = [SPOTS[a], SPOTS[b]];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const bent = { x: middle.x - dy * 0.1, y: middle.y + dx * 0.1 };
  return `M${one.x} ${one.y}Q${bent.x.toFixed(1)} ${bent.y.toFixed(1)} ${other.x} ${other.y}`;
}

export function BenchMap(props: BenchMapProps): ReactNode {
  const { language, design, labels, chosen, from, selected } = props;
  const { select, change, setFrom } = props;
  const prefix = useId();
  const pane = useRef<PanZoomHandle>(null);
  const contract = chosen === undefined ? undefined : design.contracts[chosen];
  useRevealed(
    pane,
    selected,
    () => contract && boxAround([SPOTS[contract.a], SPOTS[contract.b]], 60),
  );
  const touch = (id: LocationId): void => {
    if (chosen === undefined) {
      const there = design.contracts.findIndex(({ a, b }) => a === id || b === id);
      if (there >= 0) select(`contracts.${there}`);
    } else if (from === undefined) setFrom(id);
    else {
      setFrom(undefined);
      if (from !== id) change(withEnds(design, chosen, from, id));
    }
  };
  const words = BOARD_LABELS[language];
  return (
    <PanZoom
      handle={pane}
      drawing={DRAWING}
      readable={READABLE}
      home={WHOLE}
      words={words.zoom}
      small={<SmallGround />}
      ground={
        <>
          <Ground prefix={prefix} north={words.north} motto={words.motto} />
          <Frame />
        </>
      }
    >
      <g
        role="group"
        aria-label={words.board}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || selected === undefined) return;
          event.preventDefault();
          if (from === undefined) select(undefined);
          else setFrom(undefined);
        }}
      >
        <RouteDefs prefix={prefix} seats={2} />
        {ROUTE_IDS.map((route) => (
          <RouteSpaces
            key={route}
            prefix={prefix}
            route={route}
            owner={undefined}
            isGhost={false}
            isFresh={false}
          />
        ))}
        {design.contracts.map(({ a, b }, place) => (
          <path
            // Contracts have no names of their own.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            d={thread(a, b)}
            className={styles[place === chosen ? 'chosen' : 'thread']}
          />
        ))}
        {contract && <path d={thread(contract.a, contract.b)} className={styles['chosen']} />}
        <Locations from={from ?? contract?.a} to={from === undefined ? contract?.b : undefined} />
        <HitGroup<LocationId>
          open={ALL}
          touch={touch}
          reveal={(id) => pane.current?.reveal(boxAround([SPOTS[id]], 60))}
          spotOf={({ spot }) => LOCATION_IDS.find((id) => id === spot)}
          selector={(id) => `[data-spot="${id}"]`}
          step={stepFrom}
          name={(id) => labels.place(LOCATION_NAMES[id], contractsAt(design, id))}
          chosen={from === undefined ? [] : [from]}
          first={LOCATION_IDS[0]}
        >
          {(button) =>
            LOCATION_IDS.map((id) => (
              <circle
                key={id}
                cx={SPOTS[id].x}
                cy={SPOTS[id].y}
                r={REACH}
                data-spot={id}
                {...button(id)}
              />
            ))
          }
        </HitGroup>
      </g>
    </PanZoom>
  );
}
