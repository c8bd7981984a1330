/** The routes as buttons: what is touched, what the arrow keys walk over. */
import { HitGroup, type HitsProps } from '@roundhouse/ui/pieces/hit-group';
import { memo, type ReactNode } from 'react';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import { routeOutline } from './geometry.ts';
import { stepFrom } from './steps.ts';
import { TOUCHING } from './touching.ts';

const ROUTE_SHAPES = ROUTE_IDS.map((route) => ({
  route,
  exact: routeOutline(route, 1),
  wide: routeOutline(route, 9),
}));

interface RouteHitsProps extends HitsProps<RouteId> {
  /** What each route is called and what lies there. */
  readonly names: readonly string[];
  readonly chosen: RouteId | undefined;
}

export const Hits = memo(function Hits({ names, chosen, ...props }: RouteHitsProps): ReactNode {
  return (
    <HitGroup
      {...props}
      spotOf={({ route: id }) => ROUTE_IDS.find((route) => route === id)}
      selector={TOUCHING.selector}
      step={stepFrom}
      name={(route) => names[ROUTE_IDS.indexOf(route)]}
      chosen={chosen === undefined ? [] : [chosen]}
      first={ROUTE_IDS[0]}
    >
      {(button) => (
        <>
          {/* Room for fingers around every route; the route itself lies above its neighbour's room. */}
          {ROUTE_SHAPES.map(({ route, wide }) => (
            <path key={route} d={wide} data-route={route} fill="transparent" />
          ))}
          {ROUTE_SHAPES.map(({ route, exact }) => (
            <path key={route} d={exact} data-route={route} {...button(route)} />
          ))}
        </>
      )}
    </HitGroup>
  );
});
