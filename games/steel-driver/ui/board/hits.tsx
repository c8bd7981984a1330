/** What a finger, a mouse or the keyboard touches: every city and every route. */
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import type { Open } from './choosing.ts';
import { drawingOf, line } from './geometry.ts';
import styles from './hits.module.css';
import { isArrow, spotsOf, stepFrom, type Spot } from './steps.ts';

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

function spotOf({ target }: { readonly target: EventTarget }): Spot | undefined {
  const spot = target instanceof SVGElement ? target.dataset['spot'] : undefined;
  return spot === undefined ? undefined : Number(spot);
}

const WIDE = 27;
/** Less where routes may be touched: then cities must not cover them. */
const NARROW = 21;

export const Hits = memo(function Hits(props: HitsProps): ReactNode {
  const { board, names, open, chosen, touch, attend, reveal } = props;
  const { cities, routes } = drawingOf(board);
  const group = useRef<SVGGElement>(null);
  const [entry, setEntry] = useState<Spot>(0);
  const openCities = new Set(open.cities);
  const openRoutes = new Set(open.routes);
  const first = open.routes[0] === undefined ? open.cities[0] : cities.length + open.routes[0];
  const isOpen = (spot: Spot): boolean =>
    spot < cities.length ? openCities.has(spot) : openRoutes.has(spot - cities.length);
  const enter = chosen ?? (first !== undefined && !isOpen(entry) ? first : entry);

  const onClick = (event: MouseEvent): void => {
    const spot = spotOf(event);
    if (spot !== undefined) touch(spot);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotOf(event);
    if (spot === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const go = (to: Spot): void =>
      group.current?.querySelector<SVGElement>(`[data-spot="${to}"]`)?.focus();
    if (event.key === 'Enter' || event.key === ' ') touch(spot);
    else if (isArrow(event.key)) go(stepFrom(spotsOf(board), spot, event.key));
    else return;
    event.preventDefault();
  };
  const attributes = (spot: Spot, isLit: boolean) => ({
    'data-spot': spot,
    role: 'button',
    tabIndex: spot === enter ? 0 : -1,
    'aria-label': names[spot],
    'aria-pressed': spot === chosen ? true : undefined,
    className: isLit ? styles['open'] : styles['spot'],
  });
  return (
    <g
      ref={group}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const spot = spotOf(event);
        if (spot === undefined || !event.target.matches(':focus-visible')) return;
        setEntry(spot);
        reveal(spot);
        attend(spot, event.target);
      }}
      onBlur={() => attend(undefined)}
      onPointerOver={(event) => {
        const spot = spotOf(event);
        if (spot === undefined || event.pointerType !== 'mouse') return;
        attend(spot, event.target as Element, true);
      }}
      onPointerLeave={() => attend(undefined)}
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
    </g>
  );
});
