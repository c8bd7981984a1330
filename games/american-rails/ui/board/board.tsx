/** The board of American Rails: a map to build on, framed by the income track. */
import type { BoardProps } from '@roundhouse/ui/board';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { spoken, Tip, useTip } from '@roundhouse/ui/pieces/tip';
import { ToldRings, useToldPlaces } from '@roundhouse/ui/pieces/told';
import { useTouches } from '@roundhouse/ui/pieces/touches';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { boardOf, HEXES } from '../../src/board.ts';
import { cubeCost } from '../../src/track.ts';
import { COMPANIES, NONE, type Action, type Event, type View } from '../../src/types.ts';
import { describeHex } from '../face/places.ts';
import { ActionPanel } from './actions.tsx';
import { useArrivals } from './arrivals.ts';
import styles from './board.module.css';
import { Chooser } from './chooser.tsx';
import { choiceOf, companiesLeft, glowing } from './choosing.ts';
import { Cities } from './cities.tsx';
import { Joined } from './connections.tsx';
import { atAuction, boxOf, useFollowing } from './following.ts';
import { Frame, Markers } from './frame.tsx';
import { useFreshCubes } from './fresh.ts';
import { DRAWING } from './geometry.ts';
import { GhostTrack, type Ghost } from './ghosts.tsx';
import { ChosenHex, Glow, PriceTag, priceShift } from './glow.tsx';
import { Ground } from './ground.tsx';
import { Hits } from './hits.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { Sea } from './sea.tsx';
import { Small } from './small.tsx';
import { cubesOn, railsOf } from './stock.ts';
import { Terrain } from './terrain.tsx';
import { LyingCube, Rails, Ring, TrackDefs } from './track.tsx';
import { markedPlaces, toldPlaces } from './told.ts';
import { spaceNames, TOUCHING, useTouchesBeside } from './touching.ts';
import { YearTrack } from './year-track.tsx';

/** Pixels a unit at which names can be read; a phone begins there. */
const READABLE = 1.4;

/** The cube that an action would put on the map. */
function ghostOf(action: Action | undefined, view: View): Ghost | undefined {
  if (action?.type === 'place') return { company: action.company, hex: action.hex };
  const { company } = view.frame;
  return action?.type === 'found' && company !== NONE ? { company, hex: action.hex } : undefined;
}

function withGhost(map: readonly number[], ghost: Ghost | undefined): readonly number[] {
  return ghost
    ? map.map((mask, hex) => (hex === ghost.hex ? mask | (1 << ghost.company) : mask))
    : map;
}

export function Board(props: BoardProps<View, Action, Event>): ReactNode {
  const { view, before, told, marked, legal, left, after, language, who, seat } = props;
  const labels = BOARD_LABELS[language];
  const board = boardOf(view.config);
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const pane = useRef<PanZoomHandle>(null);
  const { tip, attend } = useTip(root);

  const choice = useMemo(() => choiceOf(legal, left), [legal, left]);
  const open = useMemo(() => glowing(legal, choice), [legal, choice]);
  const openSet = useMemo(() => new Set(open), [open]);
  const ghost = useMemo(() => ghostOf(choice.action, view), [choice, view]);
  const drawn = useMemo(() => withGhost(view.map, ghost), [view, ghost]);
  const names = useMemo(
    () => HEXES.map((_, hex) => spoken(describeHex(view, hex, { language, who }))),
    [view, language, who],
  );
  const nameSpace = useMemo(() => spaceNames(view, { language, who }), [view, language, who]);
  const fresh = useFreshCubes(view, before !== undefined);
  const touches = useTouches(props, TOUCHING, root, attend);
  const beside = useTouchesBeside(props, attend);
  const reveal = useCallback((hex: number) => pane.current?.reveal(boxOf([hex])), []);
  useArrivals(drawing, before, view);
  useFollowing(pane, open, choice, before, view);
  const places = useMemo(
    () => (told ? toldPlaces(told, view) : marked && markedPlaces(marked, view)),
    [told, marked, view],
  );
  useToldPlaces(root, pane, places);

  const taken = drawn.flatMap((mask, hex) => (mask === 0 ? [] : [hex]));
  const prices = view.frame.step === 'expand' ? open.filter((hex) => hex !== choice.hex) : [];
  const shifts = new Map(prices.map((hex) => [hex, priceShift(board, hex, view.map[hex] ?? 0)]));
  const lying = cubesOn(board, drawn, shifts).filter(
    ({ hex, company }) => hex !== ghost?.hex || company !== ghost.company,
  );
  const companies = companiesLeft(left, choice);
  const [home] = useState(() =>
    boxOf([open, atAuction(view), taken].find(({ length }) => length > 0) ?? []),
  );
  return (
    <div
      ref={root}
      className={styles['board']}
      onPointerDownCapture={() => attend(undefined)}
      style={{ '--moves': before === undefined ? 0 : 1 } as CSSProperties}
    >
      <PanZoom
        handle={pane}
        drawing={DRAWING}
        readable={READABLE}
        home={home}
        words={labels.zoom}
        small={<Small board={board} map={view.map} />}
        ground={
          <>
            <Ground board={board} prefix={prefix} labels={labels} />
            <Sea board={board} labels={labels} />
            <Frame />
          </>
        }
      >
        <g ref={drawing} role="group" aria-label={labels.board}>
          <TrackDefs prefix={prefix} />
          <Terrain board={board} taken={taken} priced={prices} />
          <YearTrack year={view.year} />
          <Joined board={board} prefix={prefix} map={view.map} />
          <Glow board={board} hexes={open} />
          {choice.hex !== undefined && <ChosenHex hex={choice.hex} />}
          {COMPANIES.map((company) => (
            <Rails key={company} company={company} d={railsOf(board, view.map, company, shifts)} />
          ))}
          {lying.map((cube) => (
            <LyingCube key={cube.id} prefix={prefix} {...cube} />
          ))}
          {lying
            .filter(({ id }) => fresh.has(id))
            .map(({ id, x, y, size }) => (
              <Ring key={id} x={x} y={y} size={size} />
            ))}
          {ghost && <GhostTrack board={board} {...ghost} map={view.map} drawn={drawn} />}
          <Cities
            board={board}
            map={view.map}
            drawn={drawn}
            chosen={choice.hex}
            ghostHouse={choice.action?.type === 'develop' ? choice.hex : undefined}
          />
          {prices.map((hex) => {
            const mask = view.map[hex] ?? 0;
            const cost = cubeCost(board, hex, mask);
            return <PriceTag key={hex} board={board} hex={hex} mask={mask} cost={cost} />;
          })}
          <Hits
            names={names}
            open={openSet}
            chosen={choice.hex}
            touch={touches.touch}
            attend={touches.attend}
            reveal={reveal}
          />
          <Markers prefix={prefix} view={view} after={after} />
          <ActionPanel
            labels={labels}
            phase={view.phase}
            trains={view.trains}
            order={view.order}
            mover={view.order[view.moving] ?? NONE}
            houses={view.houses}
            hasExpand2={view.config.seats > 3}
            free={legal.flatMap((action) => (action.type === 'take' ? [action.space] : []))}
            chosen={choice.action?.type === 'take' ? choice.action.space : undefined}
            chooser={seat}
            describe={nameSpace}
            touch={beside.space}
            attend={beside.attend}
          />
          {companies.length > 0 && choice.hex !== undefined && (
            <Chooser
              prefix={prefix}
              labels={labels}
              hex={choice.hex}
              companies={companies}
              touch={beside.company}
            />
          )}
          <ToldRings places={places} />
        </g>
      </PanZoom>
      {tip && <Tip {...tip} />}
    </div>
  );
}
