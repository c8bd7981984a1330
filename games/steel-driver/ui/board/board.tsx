/** The board of Steel Driver: a map to build on, and below it, where there is room, the tables. */
import type { BoardProps } from '@roundhouse/ui/board';
import { useFresh } from '@roundhouse/ui/pieces/fresh';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { spoken, Tip, useTip } from '@roundhouse/ui/pieces/tip';
import { ToldRings, useToldPlaces } from '@roundhouse/ui/pieces/told';
import { useTouches } from '@roundhouse/ui/pieces/touches';
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  NONE,
  boardOf,
  type Action,
  type Board as MapBoard,
  type Event,
  type View,
} from '../../src/index.ts';
import { isSettling } from '../face/reading.ts';
import { useArrivals } from './arrivals.ts';
import styles from './board.module.css';
import { Chooser } from './chooser.tsx';
import { choiceOf, glowing, startsLeft, type Choice } from './choosing.ts';
import { Cities } from './cities.tsx';
import { crossingLinks, isCrossing } from './crossing.ts';
import { atAuction, boxOf, useFollowing } from './following.ts';
import { drawingOf } from './geometry.ts';
import { ChosenPrice, Crossing, GhostLink, OpenCities, OpenRoutes, Prices } from './glow.tsx';
import { GoodsCube } from './goods.tsx';
import { Ground, SmallGround } from './ground.tsx';
import { Hits } from './hits.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { Costs, Fresh, Links, SmallLinks } from './links.tsx';
import look from './look.module.css';
import { CrossingWay, useCrossing } from './crossing-way.tsx';
import { newLinks, takenGoods } from './news.ts';
import type { Spot } from './steps.ts';
import { Tables } from './tables.tsx';
import { markedPlaces, toldPlaces } from './told.ts';
import { describeSpot, touchingOf } from './touching.ts';

/** Pixels a unit at which names can be read; a phone begins there. */
const READABLE = 0.9;

/** One board for a whole match, though every view brings a map of its own along. */
function useBoard({ config }: View): MapBoard {
  const { map } = config;
  const key = typeof map === 'string' ? map : JSON.stringify(map);
  // eslint-disable-next-line react/exhaustive-deps
  return useMemo(() => boardOf(config), [key]);
}

function spotOf(board: MapBoard, { city, route }: Choice): Spot | undefined {
  return route === undefined ? city : board.cities.length + route;
}

/** The links between the ends that the chosen action would join. */
function wouldCross(board: MapBoard, view: View, after: View | undefined): readonly number[] {
  return after && isCrossing(view, after) ? crossingLinks(board, after) : [];
}

export function Board(props: BoardProps<View, Action, Event>): ReactNode {
  const { view, before, told, marked, legal, left, after, language, who } = props;
  const labels = BOARD_LABELS[language];
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const drawn = useRef<SVGGElement>(null);
  const pane = useRef<PanZoomHandle>(null);
  const { tip, attend } = useTip(root);
  const board = useBoard(view);
  const drawing = drawingOf(board);

  const choice = useMemo(() => choiceOf(board, legal, left), [board, legal, left]);
  const open = useMemo(() => glowing(board, legal, left), [board, legal, left]);
  const openSpots = useMemo(
    () => new Set([...open.routes.map((route) => board.cities.length + route), ...open.cities]),
    [board, open],
  );
  const names = useMemo(
    () =>
      [...board.cities, ...board.cost].map((_, spot) =>
        spoken(describeSpot(view, board, spot, { language, who })),
      ),
    [board, view, language, who],
  );
  const isBuilding = before !== undefined && view.phase === 'build';
  const fresh = useFresh(view, isBuilding, newLinks);
  const touching = useMemo(() => touchingOf(board), [board]);
  const touches = useTouches(props, touching, root, attend);
  const reveal = useCallback(
    (spot: Spot) => {
      const isCity = spot < board.cities.length;
      const shown = isCity
        ? { routes: [], cities: [spot] }
        : { routes: [spot - board.cities.length], cities: [] };
      pane.current?.reveal(boxOf(board, shown));
    },
    [board],
  );
  useArrivals(drawn, board, before, view);
  useFollowing(pane, board, open, choice, before, view);
  const places = useMemo(
    () => (told ? toldPlaces(told, board, view) : marked && markedPlaces(marked, board, view)),
    [told, marked, board, view],
  );
  useToldPlaces(root, pane, places);

  const [home] = useState(() => {
    const laid = view.owner.flatMap((company, route) => (company === NONE ? [] : [route]));
    const isOpen = open.routes.length + open.cities.length > 0;
    const lot = atAuction(view);
    return boxOf(board, isOpen ? open : { routes: lot.length > 0 ? lot : laid, cities: [] });
  });
  const priced = useMemo(
    () => open.routes.filter((route) => route !== choice.route),
    [open, choice],
  );
  const starts = startsLeft(board, left, choice);
  const crossing = useMemo(() => wouldCross(board, view, after), [board, view, after]);
  const joined = useCrossing(before, view);
  return (
    <div ref={root} className={`${styles['board']} ${look['look']}`}>
      <div className={styles['map']} onPointerDownCapture={() => touches.attend(undefined)}>
        <PanZoom
          key={drawing.width}
          handle={pane}
          drawing={drawing}
          readable={READABLE}
          home={home}
          words={labels.zoom}
          small={
            <>
              <SmallGround board={board} />
              <SmallLinks board={board} owner={view.owner} />
            </>
          }
          ground={<Ground prefix={prefix} board={board} labels={labels} />}
        >
          <g ref={drawn} role="group" aria-label={labels.board}>
            {joined && <CrossingWay board={board} view={joined} />}
            <Crossing board={board} routes={crossing} />
            <OpenRoutes board={board} routes={priced} />
            <Fresh board={board} routes={fresh} />
            <Links board={board} owner={view.owner} />
            {choice.route !== undefined && (
              <GhostLink board={board} route={choice.route} company={view.company} />
            )}
            {!isSettling(view) && <Costs board={board} owner={view.owner} open={open.routes} />}
            <Prices board={board} routes={priced} />
            <OpenCities board={board} cities={open.cities} />
            <Cities board={board} view={view} chosen={choice.city} />
            {choice.route !== undefined && <ChosenPrice board={board} route={choice.route} />}
            {before && <Taken board={board} before={before} view={view} />}
            <Hits
              board={board}
              names={names}
              open={openSpots}
              chosen={spotOf(board, choice)}
              touch={touches.touch}
              attend={touches.attend}
              reveal={reveal}
            />
            {starts.length > 0 && choice.route !== undefined && (
              <Chooser
                board={board}
                labels={labels}
                route={choice.route}
                cities={starts}
                touch={touches.touch}
              />
            )}
            <ToldRings places={places} />
          </g>
        </PanZoom>
      </div>
      {view.phase !== 'auction' && (
        <div className={styles['below']}>
          <Tables view={view} after={after} language={language} isWide />
        </div>
      )}
      {tip && <Tip {...tip} />}
    </div>
  );
}

/** The cubes that were taken last, unseen but on their way. */
function Taken({
  board,
  before,
  view,
}: {
  readonly board: MapBoard;
  readonly before: View;
  readonly view: View;
}): ReactNode {
  const { cities } = drawingOf(board);
  return takenGoods(before, view, board).map((city) => {
    const at = cities[city];
    return (
      at && (
        <g key={city} transform={`translate(${at.x} ${at.y})`}>
          <g data-taken={city} opacity={0}>
            <GoodsCube colour={board.colour[city] ?? 0} size={17} />
          </g>
        </g>
      )
    );
  });
}
