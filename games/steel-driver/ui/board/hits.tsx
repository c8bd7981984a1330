/** What a finger, a mouse or the keyboard touches: every city and every route. */
import { HitGroup, type HitsProps } from '@roundhouse/ui/pieces/hit-group';
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import { drawingOf, line } from './geometry.ts';
import styles from './hits.module.css';
import { spotsOf, stepFrom, type Spot } from './steps.ts';

interface SpotHitsProps extends HitsProps<Spot> {
  readonly board: Board;
  /** What each spot is called and what lies there. */
  readonly names: readonly string[];
  readonly chosen: Spot | undefined;
}

const WIDE = 27;
/** Less where routes may be touched: then cities must not cover them. */
const NARROW = 21;

export const Hits = memo(function Hits(props: SpotHitsProps): ReactNode {
  const { board, names, chosen, ...rest } = props;
  const { cities, routes } = drawingOf(board);
  const isRouteOpen = [...rest.open].some((spot) => spot >= cities.length);
  return (
    <HitGroup
      {...rest}
      spotOf={({ spot }) => (spot === undefined ? undefined : Number(spot))}
      selector={(spot) => `[data-spot="${spot}"]`}
      step={(spot, key) => stepFrom(spotsOf(board), spot, key)}
      name={(spot) => names[spot]}
      chosen={chosen === undefined ? [] : [chosen]}
      first={0}
    >
      {(button) => (
        <>
          <g className={styles['routes']}>
            {routes.map(({ a, b }, route) => {
              const spot = cities.length + route;
              return (
                <path
                  key={board.routeIds[route]}
                  d={line(a, b)}
                  strokeWidth={rest.open.has(spot) ? 34 : 18}
                  data-spot={spot}
                  {...button(spot)}
                />
              );
            })}
          </g>
          {cities.map(({ x, y }, city) => (
            <circle
              key={board.cities[city]?.id}
              cx={x}
              cy={y}
              r={isRouteOpen ? NARROW : WIDE}
              data-spot={city}
              {...button(city)}
            />
          ))}
        </>
      )}
    </HitGroup>
  );
});
