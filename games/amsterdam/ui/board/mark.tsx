/** Small pictures of places: a card, a pile, a player's cart, a route's colour. */
import type { MarkProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { CONTRACT_IDS, ROUTE_IDS, ROUTES } from '../../src/board.ts';
import { CARDS } from '../../src/types.ts';
import { CartSign } from './cart.tsx';
import { CardChip } from './card.tsx';
import { Seal } from './contracts.tsx';
import { SPACE } from './geometry.ts';
import palette from './palette.module.css';
import { Figure, fillOf, Handcart, inkOn } from './symbols.tsx';
import { printedIn } from '../../src/printed.ts';
import type { Config } from '../../src/types.ts';

export function Mark({ place, config }: MarkProps): ReactNode {
  const picture = pictureOf(place, config);
  return picture === null ? null : <span className={palette['palette']}>{picture}</span>;
}

function pictureOf(place: string, config: Pick<Config, 'box'>): ReactNode {
  const parts = place.split(':');
  const last = parts.at(-1);
  switch (parts[0]) {
    case 'player':
      return <CartSign seat={Number(last)} />;
    case 'hand': {
      const card = CARDS.find((each) => each === last);
      return card ? <CardChip card={card} size={24} /> : null;
    }
    case 'route': {
      const route = ROUTE_IDS.find((each) => each === last);
      return route ? <RouteMark {...ROUTES[route]} /> : null;
    }
    case 'offer':
    case 'held': {
      const contract = CONTRACT_IDS.find((each) => each === last);
      return contract ? (
        <Seal points={printedIn(config).contracts[contract].points} isDone={false} size={28} />
      ) : null;
    }
    default:
      return null;
  }
}

type RouteMarkProps = Pick<(typeof ROUTES)['R01'], 'colour' | 'cart'>;

function RouteMark({ colour, cart }: RouteMarkProps): ReactNode {
  const { width, height } = SPACE;
  return (
    <svg width={44} height={18} viewBox="-32 -12.3 64 24.6" aria-hidden="true">
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={3.4}
        fill={fillOf(colour)}
        stroke="var(--space-edge)"
        strokeWidth={1.4}
      />
      {colour !== 'grey' && (
        <g transform={`translate(${cart ? -14 : 0} 0)`}>
          <Figure colour={colour} fill={inkOn(colour)} />
        </g>
      )}
      {cart && (
        <g transform={`translate(${colour === 'grey' ? 0 : 10} 0)`}>
          <Handcart ink={inkOn(colour)} />
        </g>
      )}
    </svg>
  );
}
