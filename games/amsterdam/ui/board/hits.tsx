/** The routes as buttons: what is touched, what the arrow keys walk over. */
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { memo, useState, type ReactNode } from 'react';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import { routeOutline } from './geometry.ts';
import styles from './hits.module.css';
import { stepFrom } from './steps.ts';

const ROUTE_SHAPES = ROUTE_IDS.map((route) => ({
  route,
  exact: routeOutline(route, 1),
  wide: routeOutline(route, 9),
}));
const [FIRST] = ROUTE_IDS;

export interface HitsProps {
  /** What each route is called and what lies there. */
  readonly names: readonly string[];
  readonly open: ReadonlySet<RouteId>;
  readonly chosen: RouteId | undefined;
  touch(route: RouteId): void;
  /** The mouse or the focus came to a route, or left. */
  attend(route: RouteId | undefined, element?: Element, isCasual?: boolean): void;
  reveal(route: RouteId): void;
}

function routeOf({ route: id }: DOMStringMap): RouteId | undefined {
  return ROUTE_IDS.find((route) => route === id);
}

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { names, open, chosen, touch, attend, reveal } = props;
  const [entry, setEntry] = useState<RouteId>(FIRST);
  const enter = chosen ?? (open.size > 0 && !open.has(entry) ? ([...open][0] ?? entry) : entry);
  return (
    <HitGroup
      spotOf={routeOf}
      selector={(route) => `[role][data-route="${route}"]`}
      step={(route, key) => stepFrom(route, key)}
      touch={touch}
      attend={attend}
      enter={(route) => {
        setEntry(route);
        reveal(route);
      }}
    >
      {/* Room for fingers around every route; the route itself lies above its neighbour's room. */}
      {ROUTE_SHAPES.map(({ route, wide }) => (
        <path key={route} d={wide} data-route={route} className={styles['room']} />
      ))}
      {ROUTE_SHAPES.map(({ route, exact }, at) => (
        <path
          key={route}
          d={exact}
          data-route={route}
          role="button"
          tabIndex={route === enter ? 0 : -1}
          aria-label={names[at]}
          aria-pressed={route === chosen ? true : undefined}
          data-legal={open.has(route) ? '' : undefined}
          className={open.has(route) ? styles['open'] : styles['route']}
        />
      ))}
    </HitGroup>
  );
});
