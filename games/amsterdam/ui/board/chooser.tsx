/** A route was touched that can be paid for in several ways: which of them? */
import { ChooserButton, ChooserCard } from '@roundhouse/ui/pieces/chooser';
import type { ReactNode } from 'react';
import { ROUTES, type RouteId } from '../../src/board.ts';
import type { Card } from '../../src/types.ts';
import { Chip } from './card.tsx';
import type { Claim } from './choosing.ts';
import { CHIP, chooserLayout, HIGH } from './chooser-layout.ts';

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
    <ChooserCard x={x} y={y} width={width} height={height} label={label}>
      {payments.map((payment, at) => {
        const place = places[at] ?? { x: 0, y: 0 };
        return (
          <ChooserButton
            key={`${payment.colour} ${payment.jokers}`}
            x={place.x + 1}
            y={place.y + 1}
            width={wide - 2}
            height={HIGH - 2}
            label={describe(payment)}
            isChosen={payment === chosen}
            choose={() => touch(payment)}
          >
            {cardsOf(payment).map((card, number) => (
              <g
                key={number}
                transform={`translate(${6 + CHIP * (number + 0.5)} ${HIGH / 2 - 1}) scale(1.12)`}
              >
                <Chip card={card} />
              </g>
            ))}
          </ChooserButton>
        );
      })}
    </ChooserCard>
  );
}
