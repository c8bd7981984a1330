/** What a finger, a mouse or the keyboard touches: every city and every route. */
import { HitGroup } from '@roundhouse/ui/pieces/hit-group';
import { memo, useState, type ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import type { Open } from './choosing.ts';
import { drawingOf, line } from './geometry.ts';
import styles from './hits.module.css';
import { spotsOf, stepFrom, type Spot } from './steps.ts';

export interface HitsProps {
  readonly board: Board;
  /** What each spot is called and what lies there. */
  readonly names: readonly string[];
  readonly open: Open;
  readonly chosen: Spot | undefined;
  touch(spot: Spot): void;
  /** The mouse or the focus came to a spot, or left. */
  attend(spot: Spot | undefined, element?: Element, isCasual?: boolean): void;
  reveal(spot: Spot): void;
}

function spotOf({ spot }: DOMStringMap): Spot | undefined {
  return spot === undefined ? undefined : Number(spot);
}

const WIDE = 27;
/** Less where routes may be touched: then cities must not cover them. */
const NARROW = 21;

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { board, names, open, chosen, touch, attend, reveal } = props;
  const { cities, routes } = drawingOf(board);
  const [entry, setEntry] = useState<Spot>(0);
  const openCities = new Set(open.cities);
  const openRoutes = new Set(open.routes);
  const first = open.routes[0] === undefined ? open.cities[0] : cities.length + open.routes[0];
  const isOpen = (spot: Spot): boolean =>
    spot < cities.length ? openCities.has(spot) : openRoutes.has(spot - cities.length);
  const enter = chosen ?? (first !== undefined && !isOpen(entry) ? first : entry);
  const attributes = (spot: Spot, isLit: boolean) => ({
    'data-spot': spot,
    role: 'button',
    tabIndex: spot === enter ? 0 : -1,
    'aria-label': names[spot],
    'aria-pressed': spot === chosen ? true : undefined,
    'data-legal': isLit ? '' : undefined,
    className: isLit ? styles['open'] : styles['spot'],
  });
  return (
    <HitGroup
      spotOf={spotOf}
      selector={(spot) => `[data-spot="${spot}"]`}
      step={(spot, key) => stepFrom(spotsOf(board), spot, key)}
      touch={touch}
      attend={attend}
      enter={(spot) => {
        setEntry(spot);
        reveal(spot);
      }}
    >
      {routes.map(({ a, b }, route) => {
        const isLit = openRoutes.has(route);
        return (
          <path
            key={board.routeIds[route]}
            d={line(a, b)}
            strokeWidth={isLit ? 34 : 18}
            data-route=""
            {...attributes(cities.length + route, isLit)}
          />
        );
      })}
      {cities.map(({ x, y }, city) => (
        <circle
          key={board.cities[city]?.id}
          cx={x}
          cy={y}
          r={openRoutes.size > 0 ? NARROW : WIDE}
          {...attributes(city, openCities.has(city))}
        />
      ))}
    </HitGroup>
  );
});
