/** What may be touched glows in brass and shows its price; what is chosen is red, with a ghost of the link. */
import { memo, type ReactNode } from 'react';
import type { Board, Company } from '../../src/index.ts';
import { CITY, HEXAGON, drawingOf, hexagon, line } from './geometry.ts';
import styles from './glow.module.css';
import { liveryOf } from './liveries.ts';

export interface OpenRoutesProps {
  readonly board: Board;
  readonly routes: readonly number[];
}

export const OpenRoutes = memo(function OpenRoutes({ board, routes }: OpenRoutesProps): ReactNode {
  const drawing = drawingOf(board);
  const d = routes
    .map((route) => {
      const way = drawing.routes[route];
      return way ? line(way.a, way.b) : '';
    })
    .join('');
  if (d === '') return null;
  return (
    <g className={styles['open']}>
      <path d={d} className={styles['halo']} />
      <path d={d} className={styles['edge']} />
      <path d={d} className={styles['fill']} />
      <path d={d} className={styles['sleepers']} />
    </g>
  );
});

export const Prices = memo(function Prices({ board, routes }: OpenRoutesProps): ReactNode {
  const drawing = drawingOf(board);
  return routes.map((route) => {
    const way = drawing.routes[route];
    if (!way) return null;
    const { x, y } = way.middle;
    return (
      <g key={route} transform={`translate(${x} ${y})`} className={styles['price']}>
        <circle r={12.2} />
        <text y={6.4}>{board.cost[route]}</text>
      </g>
    );
  });
});

export interface OpenCitiesProps {
  readonly board: Board;
  readonly cities: readonly number[];
}

export const OpenCities = memo(function OpenCities({ board, cities }: OpenCitiesProps): ReactNode {
  const drawing = drawingOf(board);
  return cities.map((city) => {
    const at = drawing.cities[city];
    if (!at) return null;
    return board.isHexagon[city] ? (
      <path key={city} d={hexagon(HEXAGON + 5, at)} className={styles['city']} />
    ) : (
      <circle key={city} cx={at.x} cy={at.y} r={CITY + 5} className={styles['city']} />
    );
  });
});

export interface GhostLinkProps {
  readonly board: Board;
  readonly route: number;
  readonly company: Company;
}

export function GhostLink({ board, route, company }: GhostLinkProps): ReactNode {
  const way = drawingOf(board).routes[route];
  if (!way) return null;
  const d = line(way.a, way.b);
  return (
    <g className={styles['ghost']}>
      <path d={d} className={styles['clear']} />
      <path d={d} className={styles['chosen']} />
      <path d={d} className={styles['under']} />
      <path d={d} className={styles['laid']} stroke={`var(--piece-${liveryOf(company).colour})`} />
    </g>
  );
}

/** The cost of the chosen route, on red. */
export function ChosenPrice({
  board,
  route,
}: {
  readonly board: Board;
  readonly route: number;
}): ReactNode {
  const way = drawingOf(board).routes[route];
  if (!way) return null;
  return (
    <g transform={`translate(${way.middle.x} ${way.middle.y})`} className={styles['paid']}>
      <circle r={12.2} />
      <text y={6.4}>{board.cost[route]}</text>
    </g>
  );
}

/** The way between the ends that the chosen link would close. */
export function Crossing({ board, routes }: OpenRoutesProps): ReactNode {
  const drawing = drawingOf(board);
  return routes.map((route) => {
    const way = drawing.routes[route];
    return way && <path key={route} d={line(way.a, way.b)} className={styles['crossing']} />;
  });
}
