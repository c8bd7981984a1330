/** The board of Train Rails: the train between its platforms, and the hand on a shelf below. */
import type { Box } from '@roundhouse/ui/pieces/box';
import type { BoardProps } from '@roundhouse/ui/board';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { spoken, Tip, useTip } from '@roundhouse/ui/pieces/tip';
import { ToldRings, useToldPlaces } from '@roundhouse/ui/pieces/told';
import { useTouches } from '@roundhouse/ui/pieces/touches';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import type { Action, Card, CellId, Event, View } from '../../src/index.ts';
import { isMove, trainOfView } from '../face/reading.ts';
import { useArrivals } from './arrivals.ts';
import { AttackSign } from './attack-sign.tsx';
import { Bench } from './bench.tsx';
import styles from './board.module.css';
import { useCardArrivals } from './card-arrivals.ts';
import { CellNames } from './cell-names.tsx';
import { choiceOf, glowing } from './choosing.ts';
import { describeSpot } from './describe.ts';
import { Die } from './die.tsx';
import { Fixtures } from './fixtures.tsx';
import { useFollowing } from './following.ts';
import { drawingOf, middleOf, type Drawing } from './geometry.ts';
import { Glow } from './glow.tsx';
import { Ground, SmallGround } from './ground.tsx';
import { Hits } from './hits.tsx';
import { journeysBetween } from './journeys.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { useLastRoll } from './last-roll.ts';
import palette from './palette.module.css';
import { stepsOf } from './path.ts';
import { Pawns, SmallPawns } from './pawns.tsx';
import { Platform } from './platform.tsx';
import { Shelf } from './shelf.tsx';
import { roomOf } from './spot-boxes.ts';
import type { Spot } from './spots.ts';
import { markedPlaces, toldPlaces } from './told.ts';
import { TOUCHING } from './touching.ts';
import { Ghosts, OwnRing, Way } from './way.tsx';

type Props = BoardProps<View, Action, Event>;

/** Pixels a unit at which a finger hits a cell; a phone begins there. */
const READABLE = 0.8;
const NO_CARDS: readonly Card[] = [];

export function Board(props: Props): ReactNode {
  const { view, before, seat } = props;
  const root = useRef<HTMLDivElement>(null);
  const train = trainOfView(view);
  useCardArrivals(root, before, view, seat);
  const { tip, attend } = useTip(root);
  return (
    <div
      ref={root}
      className={`${palette['palette']} ${styles['board']}`}
      onPointerDownCapture={() => attend(undefined)}
      style={{ '--moves': before === undefined ? 0 : 1 } as CSSProperties}
    >
      {train && (
        <TrainMap key={`${train.pair} ${train.join}`} {...props} drawing={drawingOf(train)} />
      )}
      {!train && <div className={styles['map']} />}
      <AttackSign {...props} />
      <Shelf {...props} attend={attend} />
      {tip && <Tip {...tip} />}
    </div>
  );
}

/** The own pawn in the aisle, or the first door. */
function homeOf(view: View, seat: number | null, drawing: Drawing): Box {
  const own = view.players[seat ?? view.player];
  const cell = own?.aisle ? drawing.cells.get(own.aisle) : undefined;
  const door = drawing.doors.find(({ id }) => id === own?.waiting?.door) ?? drawing.doors[0];
  const box = cell ?? door?.start ?? { x: 0, y: 0, width: 60, height: 60 };
  const { x, y } = middleOf(box);
  return { x: x - 190, y: y - 150, width: 380, height: 300 };
}

/** The own pawn that is to move; of two in the aisle the one that stood there first (TR-8.2). */
function pawnAsked(view: View, seat: number | null, legal: readonly Action[]): CellId | null {
  const own = seat === null ? undefined : view.players[seat];
  const frame = view.stack.at(-1);
  if (!own || legal.length === 0) return null;
  if (frame?.type === 'reseat') return own.aisle ?? frame.pushed;
  return legal.some(isMove) ? own.aisle : null;
}

function TrainMap(props: Props & { readonly drawing: Drawing }): ReactNode {
  const { view, before, told, marked, after, seat, legal, left, language, who, drawing } = props;
  const labels = BOARD_LABELS[language];
  const map = useRef<HTMLDivElement>(null);
  const content = useRef<SVGGElement>(null);
  const pane = useRef<PanZoomHandle>(null);
  const { tip, attend } = useTip(map);
  const touches = useTouches(props, TOUCHING, map, attend);

  const choice = useMemo(() => choiceOf(view, legal, left), [view, legal, left]);
  const open = useMemo(() => glowing(view, legal, left, choice), [view, legal, left, choice]);
  const face = useLastRoll(view, before !== undefined);

  const own = seat === null ? undefined : view.players[seat];
  const ahead = left.find(isMove);
  const move = choice.isNarrow && choice.spots.length > 0 ? ahead : undefined;
  const steps = useMemo(
    () => (move && seat !== null ? stepsOf(view, seat, move) : []),
    [view, seat, move],
  );
  const way = useMemo(() => steps.map(({ cell }) => cell), [steps]);
  const ghosts = useMemo(
    () =>
      move && seat !== null
        ? [{ seat, to: move.end, from: undefined, way: [] }]
        : after
          ? journeysBetween(view, after)
          : [],
    [view, after, move, seat],
  );
  const aimed = choice.spots.length === 0 ? choice.cards : NO_CARDS;
  useArrivals(content, drawing, before, view);
  useFollowing(pane, { drawing, before, view, way, open, legal, cards: aimed });
  const places = useMemo(
    () => (told ? toldPlaces(told, drawing, view) : marked && markedPlaces(marked, drawing, view)),
    [told, marked, drawing, view],
  );
  useToldPlaces(map, pane, places);

  const name = useCallback(
    (spot: Spot) => spoken(describeSpot(view, spot, { language, who })),
    [view, language, who],
  );
  const nameOf = useCallback((each: number) => sentence(who(each)), [who]);
  const reveal = useCallback(
    (spot: Spot) => pane.current?.reveal(roomOf(drawing, view, spot)),
    [drawing, view],
  );
  const [home] = useState(() => homeOf(view, seat, drawing));
  const ringed = drawing.cells.get(pawnAsked(view, seat, legal) ?? '');
  return (
    <div ref={map} className={styles['map']} onPointerDownCapture={() => attend(undefined)}>
      <PanZoom
        handle={pane}
        drawing={drawing.size}
        readable={READABLE}
        home={home}
        words={labels.zoom}
        small={
          <>
            <SmallGround train={drawing.train} />
            <SmallPawns view={view} drawing={drawing} />
          </>
        }
        ground={<Ground train={drawing.train} />}
      >
        <g ref={content} role="group" aria-label={labels.board}>
          <Platform drawing={drawing} labels={labels} />
          <Bench view={view} drawing={drawing} labels={labels} name={nameOf} />
          <g
            transform={`translate(${drawing.die.x} ${drawing.die.y}) scale(.68)`}
            pointerEvents="none"
          >
            <Die face={face} isRolling={view.stack.at(-1)?.type === 'die'} />
          </g>
          {ringed && <OwnRing at={middleOf(ringed)} />}
          <Glow view={view} drawing={drawing} open={open} chosen={choice.spots} />
          <CellNames view={view} drawing={drawing} open={open} chosen={choice.spots} />
          <Fixtures train={drawing.train} />
          <Pawns view={view} drawing={drawing} />
          <Ghosts drawing={drawing} journeys={ghosts} />
          {steps.length > 0 && own?.aisle && (
            <Way drawing={drawing} from={own.aisle} steps={steps} />
          )}
          <Hits
            view={view}
            drawing={drawing}
            open={open}
            chosen={choice.spots}
            name={name}
            touch={touches.touch}
            attend={touches.attend}
            reveal={reveal}
          />
          <ToldRings places={places} />
        </g>
      </PanZoom>
      {tip && <Tip {...tip} />}
    </div>
  );
}
