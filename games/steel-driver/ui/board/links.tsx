/** Built links: an ink edge, the company's colour, its mark at intervals; and what free routes cost. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { memo, useMemo, type ReactNode } from 'react';
import { NONE, type Board, type Company } from '../../src/index.ts';
import { MarkPath } from './company-mark.tsx';
import { drawingOf, line } from './geometry.ts';
import styles from './links.module.css';
import { liveryOf, markInk } from './liveries.ts';
import { markShape, placesAlong } from './marks.ts';

interface LinkProps {
  readonly route: number;
  readonly company: Company;
  readonly a: Point;
  readonly b: Point;
}

const Link = memo(function Link({ route, company, a, b }: LinkProps): ReactNode {
  const d = line(a, b);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const shape = markShape(company, placesAlong(a, b), { angle });
  return (
    <g data-link={route} className={styles['link']}>
      <path d={d} className={styles['clear']} />
      <path d={d} className={styles['edge']} />
      <path d={d} className={styles['band']} stroke={`var(--piece-${liveryOf(company).colour})`} />
      <g data-marks="">
        <MarkPath shape={shape} ink={markInk(company)} />
      </g>
    </g>
  );
});

export interface LinksProps {
  readonly board: Board;
  /** By route. */
  readonly owner: readonly Company[];
}

export function Links({ board, owner }: LinksProps): ReactNode {
  const { routes } = drawingOf(board);
  return routes.map(({ a, b }, route) => {
    const company = owner[route] ?? NONE;
    if (company === NONE) return null;
    return <Link key={board.routeIds[route]} route={route} company={company} a={a} b={b} />;
  });
}

/** A link that was laid last has a dashed edge. */
export function Fresh({
  board,
  routes,
}: {
  readonly board: Board;
  readonly routes: ReadonlySet<number>;
}): ReactNode {
  const drawing = drawingOf(board);
  return [...routes].map((route) => {
    const way = drawing.routes[route];
    return way && <path key={route} d={line(way.a, way.b)} className={styles['fresh']} />;
  });
}

export interface CostsProps extends LinksProps {
  /** Routes whose cost is drawn by somebody else: they may be built now. */
  readonly open: readonly number[];
}

export const Costs = memo(function Costs({ board, owner, open }: CostsProps): ReactNode {
  const { routes } = drawingOf(board);
  const priced = useMemo(() => new Set(open), [open]);
  return routes.map(({ middle }, route) =>
    (owner[route] ?? NONE) !== NONE || priced.has(route) ? null : (
      <g
        key={board.routeIds[route]}
        transform={`translate(${middle.x} ${middle.y})`}
        className={styles['cost']}
      >
        <circle r={11.2} />
        <text y={6.2}>{board.cost[route]}</text>
      </g>
    ),
  );
});

/** The networks, very small. */
export const SmallLinks = memo(function SmallLinks({ board, owner }: LinksProps): ReactNode {
  const { routes } = drawingOf(board);
  return owner.map((company, route) => {
    const way = routes[route];
    if (company === NONE || !way) return null;
    const stroke = `var(--piece-${liveryOf(company).colour})`;
    return (
      <path key={board.routeIds[route]} d={line(way.a, way.b)} stroke={stroke} strokeWidth={22} />
    );
  });
});
