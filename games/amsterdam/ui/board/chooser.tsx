/** A route was touched that can be paid for in several ways: which of them? */
import type { KeyboardEvent, ReactNode } from 'react';
import { ROUTES, type RouteId } from '../../src/board.ts';
import type { Card } from '../../src/types.ts';
import { Chip } from './card.tsx';
import type { Claim } from './choosing.ts';
import { CHIP, chooserLayout, HIGH } from './chooser-layout.ts';
import styles from './chooser.module.css';

/** The cards of a payment, one by one. */
export function cardsOf({ route, colour, jokers }: Claim): readonly Card[] {
  return Array.from({ length: ROUTES[route].length }, (_, at) =>
    at < ROUTES[route].length - jokers ? colour : 'joker',
  );
}

export interface ChooserProps {
  readonly label: string;
  readonly route: RouteId;
  /** In the order in which they are offered. */
  readonly payments: readonly Claim[];
  readonly chosen: Claim | undefined;
  describe(payment: Claim): string;
  touch(payment: Claim): void;
}

export function Chooser(props: ChooserProps): ReactNode {
  const { label, route, payments, chosen, describe, touch } = props;
  const { x, y, width, height, wide, places } = chooserLayout(route, payments.length);
  return (
    <g transform={`translate(${x} ${y})`} role="group" aria-label={label}>
      <rect width={width} height={height} rx={7} className={styles['card']} />
      {payments.map((payment, at) => {
        const onKeyDown = (event: KeyboardEvent): void => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          touch(payment);
        };
        const place = places[at] ?? { x: 0, y: 0 };
        const cards = cardsOf(payment);
        return (
          <g
            key={`${payment.colour} ${payment.jokers}`}
            transform={`translate(${place.x} ${place.y})`}
            role="button"
            tabIndex={0}
            aria-label={describe(payment)}
            aria-pressed={payment === chosen}
            className={styles['payment']}
            onClick={() => touch(payment)}
            onKeyDown={onKeyDown}
          >
            <rect x={1} y={1} width={wide - 2} height={HIGH - 2} rx={5} />
            {cards.map((card, number) => (
              <g
                key={number}
                transform={`translate(${7 + CHIP * (number + 0.5)} ${HIGH / 2}) scale(1.12)`}
              >
                <Chip card={card} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
