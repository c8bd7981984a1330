/** The routes' spaces, free or with the owner's carts. */
import { memo, type ReactNode } from 'react';
import { ROUTE_IDS, ROUTES, type RouteId } from '../../src/board.ts';
import { SPACES } from '../../src/map.ts';
import { COLOURS, type Colour } from '../../src/types.ts';
import { Cart } from './cart.tsx';
import { routeOutline, SPACE, spaceTransform } from './geometry.ts';
import styles from './routes.module.css';
import { Figure, fillOf, Handcart, inkOn } from './symbols.tsx';

const KINDS: readonly (Colour | 'grey')[] = [...COLOURS, 'grey'];
const { width, height } = SPACE;

function Plate({ colour }: { readonly colour: Colour | 'grey' }): ReactNode {
  return (
    <>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={3.4}
        fill={fillOf(colour)}
        stroke="var(--space-edge)"
        strokeWidth={1.3}
      />
      <rect
        x={-28.6}
        y={-8.9}
        width={57.2}
        height={17.8}
        rx={2}
        fill="none"
        stroke={inkOn(colour)}
        strokeOpacity={0.5}
        strokeWidth={0.8}
        strokeDasharray={colour === 'grey' ? '3 2' : undefined}
      />
    </>
  );
}

/** A space by its colour; with a handcart it brings a merchandise card. */
function Space({
  colour,
  hasCart,
}: {
  readonly colour: Colour | 'grey';
  readonly hasCart: boolean;
}): ReactNode {
  return (
    <>
      <Plate colour={colour} />
      {colour !== 'grey' && (
        <g transform={`translate(${hasCart ? -14 : 0} 0)`}>
          <Figure colour={colour} fill={inkOn(colour)} scale={0.88} />
        </g>
      )}
      {hasCart && (
        <g transform={`translate(${colour === 'grey' ? 0 : 10} 0)`}>
          <Handcart ink={inkOn(colour)} />
        </g>
      )}
    </>
  );
}

export interface RouteDefsProps {
  readonly prefix: string;
  readonly seats: number;
}

/** What each space and cart is drawn from. */
export const RouteDefs = memo(function RouteDefs({ prefix, seats }: RouteDefsProps): ReactNode {
  return (
    <defs>
      {KINDS.map((colour) => (
        <g key={colour}>
          <g id={`${prefix}${colour}`}>
            <Space colour={colour} hasCart={false} />
          </g>
          <g id={`${prefix}${colour}-cart`}>
            <Space colour={colour} hasCart />
          </g>
          <g id={`${prefix}${colour}-plate`}>
            <Plate colour={colour} />
          </g>
        </g>
      ))}
      {Array.from({ length: seats }, (_, seat) => (
        <g key={seat} id={`${prefix}owner${seat}`}>
          <Cart seat={seat} />
        </g>
      ))}
    </defs>
  );
});

export interface RouteSpacesProps {
  readonly prefix: string;
  readonly route: RouteId;
  /** Undefined: free. */
  readonly owner: number | undefined;
  /** A claim that was chosen and not yet made. */
  readonly isGhost: boolean;
  readonly isFresh: boolean;
}

export const RouteSpaces = memo(function RouteSpaces(props: RouteSpacesProps): ReactNode {
  const { prefix, route, owner, isGhost, isFresh } = props;
  const { colour, cart } = ROUTES[route];
  const isFree = owner === undefined;
  const plate = isFree ? (cart ? '-cart' : '') : '-plate';
  return (
    <g data-claim={isFree ? undefined : route}>
      {isFresh && <path d={routeOutline(route, 3)} className={styles['fresh']} />}
      {SPACES[route].map((space, at) => (
        <g key={at} transform={spaceTransform(space)}>
          <use href={`#${prefix}${colour}${plate}`} opacity={isFree ? 1 : 0.55} />
          {!isFree && (
            <use
              href={`#${prefix}owner${owner}`}
              data-cart={at}
              className={isGhost ? styles['ghost'] : undefined}
            />
          )}
        </g>
      ))}
    </g>
  );
});

export interface GlowProps {
  readonly routes: readonly RouteId[];
  readonly chosen: RouteId | undefined;
}

/** Below the spaces: brass around what may be claimed, red around what is chosen. */
export const Glow = memo(
  function Glow({ routes, chosen }: GlowProps): ReactNode {
    const d = routes.map((route) => routeOutline(route)).join('');
    return (
      <g className={styles['glow']}>
        {d !== '' && (
          <>
            <path d={d} className={styles['halo']} />
            <path d={d} className={styles['brass']} />
            <path d={d} className={styles['lit']} />
          </>
        )}
        {chosen && (
          <>
            <path d={routeOutline(chosen)} className={styles['red']} />
            <path d={routeOutline(chosen)} className={styles['bare']} />
          </>
        )}
      </g>
    );
  },
  (a, b) => a.chosen === b.chosen && a.routes.join() === b.routes.join(),
);

/** The whole net, very small. */
export const SmallRoutes = memo(function SmallRoutes({
  owners,
}: {
  readonly owners: readonly (number | undefined)[];
}): ReactNode {
  return ROUTE_IDS.map((route, index) => {
    const owner = owners[index];
    return (
      <path
        key={route}
        d={routeOutline(route, 4)}
        fill={owner === undefined ? fillOf(ROUTES[route].colour) : `var(--seat-${owner})`}
        stroke="var(--space-edge)"
        strokeWidth={owner === undefined ? 2 : 6}
      />
    );
  });
});
