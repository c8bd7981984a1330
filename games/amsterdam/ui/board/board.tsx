/** The board of Amsterdam: the city in 1652, framed by the score track, and the cards on a shelf below. */
import type { BoardProps } from '@roundhouse/ui/board';
import { useFresh } from '@roundhouse/ui/pieces/fresh';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { spoken, Tip, useTip } from '@roundhouse/ui/pieces/tip';
import { ToldRings, useToldPlaces } from '@roundhouse/ui/pieces/told';
import { useTouches } from '@roundhouse/ui/pieces/touches';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import type { Action, Event, View } from '../../src/types.ts';
import { describeRoute } from '../face/places.ts';
import { words } from '../words/index.ts';
import { useArrivals } from './arrivals.ts';
import styles from './board.module.css';
import { Chooser } from './chooser.tsx';
import { choiceOf, glowing, keptIn, paymentsFor } from './choosing.ts';
import { newRoutes } from './claims.ts';
import { useFollowing } from './following.ts';
import { Frame, Markers } from './frame.tsx';
import { DRAWING, routesBox } from './geometry.ts';
import { Ground, SmallGround } from './ground.tsx';
import { Hits } from './hits.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { Locations } from './locations.tsx';
import palette from './palette.module.css';
import { pointAtNothing, usePointed, type Pointed } from './pointing.ts';
import { Glow, RouteDefs, RouteSpaces, SmallRoutes } from './routes.tsx';
import { Shelf } from './shelf.tsx';
import { markedPlaces, toldPlaces } from './told.ts';
import { TOUCHING } from './touching.ts';
import { WayBand } from './way.tsx';
import { shortestWay } from './ways.ts';
import { printedIn } from '../../src/printed.ts';

/** Pixels a unit at which names can be read; a phone begins there. */
const READABLE = 1;

/** An offered contract shows on the map wherever it was chosen, in the strip too. */
function onlyKept(
  seat: number | null,
  legal: readonly Action[],
  left: readonly Action[],
): Pointed | undefined {
  const [contract, ...more] = keptIn(legal, left);
  return seat === null || !contract || more.length > 0 ? undefined : { seat, contract };
}

export function Board(props: BoardProps<View, Action, Event>): ReactNode {
  const { view, before, told, marked, seat, legal, left, after, narrow, language, who } = props;
  const labels = BOARD_LABELS[language];
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGGElement>(null);
  const pane = useRef<PanZoomHandle>(null);
  const { tip, attend } = useTip(root);
  const touches = useTouches(props, TOUCHING, root, attend);

  const choice = useMemo(() => choiceOf(legal, left), [legal, left]);
  const open = useMemo(() => glowing(legal, choice), [legal, choice]);
  const openSet = useMemo(() => new Set(open), [open]);
  const payments = useMemo(() => paymentsFor(legal, choice.route), [legal, choice.route]);
  const names = useMemo(
    () => ROUTE_IDS.map((route) => spoken(describeRoute(view, route, { language, who }))),
    [view, language, who],
  );
  const touched = usePointed(view);
  const pointed = useMemo(
    () => touched ?? onlyKept(seat, legal, left),
    [touched, seat, legal, left],
  );
  const way = useMemo(
    () => pointed && shortestWay(view, pointed.seat, pointed.contract),
    [view, pointed],
  );
  const fresh = useFresh(view, before !== undefined, newRoutes);
  const reveal = useCallback((route: RouteId) => pane.current?.reveal(routesBox([route])), []);
  useArrivals(drawing, before, view);
  const payable = payments.length;
  useFollowing(pane, { before, view, open, pointed, way, chosen: choice.route, payments: payable });
  const places = useMemo(
    () => (told ? toldPlaces(told, view) : marked && markedPlaces(marked, view)),
    [told, marked, view],
  );
  useToldPlaces(root, pane, places);
  useEffect(() => pointAtNothing, []);

  const claim = choice.action?.type === 'claim' ? choice.action : undefined;
  const owners = useMemo(() => view.routes.map((route) => route?.seat), [view]);
  const ends = pointed && printedIn(view.config).contracts[pointed.contract];
  const [home] = useState(() => routesBox(open.length > 0 && open.length < 8 ? open : ['R38']));
  return (
    <div
      ref={root}
      className={`${palette['palette']} ${styles['board']}`}
      onPointerDownCapture={() => attend(undefined)}
      style={{ '--moves': before === undefined ? 0 : 1 } as CSSProperties}
    >
      <div className={styles['map']}>
        <PanZoom
          handle={pane}
          drawing={DRAWING}
          readable={READABLE}
          home={home}
          words={labels.zoom}
          small={
            <>
              <SmallGround />
              <SmallRoutes owners={owners} />
            </>
          }
          ground={
            <>
              <Ground prefix={prefix} north={labels.north} motto={labels.motto} />
              <Frame />
            </>
          }
        >
          <g ref={drawing} role="group" aria-label={labels.board}>
            <RouteDefs prefix={prefix} seats={view.config.seats} />
            {ends && <WayBand from={ends.a} routes={way?.routes ?? []} />}
            <Glow routes={open.filter((route) => route !== choice.route)} chosen={choice.route} />
            {ROUTE_IDS.map((route, index) => {
              const isGhost = claim?.route === route;
              return (
                <RouteSpaces
                  key={route}
                  prefix={prefix}
                  route={route}
                  owner={isGhost ? (seat ?? undefined) : owners[index]}
                  isGhost={isGhost}
                  isFresh={fresh.has(route)}
                />
              );
            })}
            <Locations from={ends?.a} to={ends?.b} />
            <Hits
              names={names}
              open={openSet}
              chosen={choice.route}
              touch={touches.touch}
              attend={touches.attend}
              reveal={reveal}
            />
            <Markers view={view} after={after} who={who} />
            {choice.route !== undefined && payable > 1 && (
              <Chooser
                label={labels.payments}
                route={choice.route}
                payments={payments}
                chosen={claim}
                describe={(payment) => words[language].choice(payment, view)}
                touch={(payment) => narrow([payment])}
              />
            )}
            <ToldRings places={places} />
          </g>
        </PanZoom>
        {tip && <Tip {...tip} />}
      </div>
      <div className={styles['shelf']}>
        <Shelf {...props} />
      </div>
    </div>
  );
}
