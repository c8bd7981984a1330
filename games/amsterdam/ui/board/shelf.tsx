/** What lies beside the map: what is offered, the display and the piles, the own hand. */
import type { BoardProps } from '@roundhouse/ui/board';
import { More } from '@roundhouse/ui/pieces/more';
import { useRef, type ReactNode } from 'react';
import type { Action, View } from '../../src/types.ts';
import { useCardArrivals } from './card-arrivals.ts';
import { Hand } from './hand.tsx';
import { HeldSeals } from './held.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { Market } from './market.tsx';
import { Offers } from './offers.tsx';
import styles from './shelf.module.css';

export function Shelf(props: BoardProps<View, Action>): ReactNode {
  const { view, before, seat, language } = props;
  const labels = BOARD_LABELS[language];
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useCardArrivals(root, before, view, seat);
  const own = seat === null ? undefined : view.seats[seat];
  const hasOffers = (own?.offer?.length ?? 0) > 0;
  const market = (
    <div key="market" className={styles['market']}>
      <p className={styles['caption']} aria-hidden="true">
        {labels.display}
      </p>
      <Market {...props} />
    </div>
  );
  const hand = own?.hand && (
    <div key="hand" className={styles['own']}>
      <p className={styles['caption']} aria-hidden="true">
        {labels.hand}
      </p>
      <div ref={row} className={styles['row']}>
        <Hand {...props} />
        <HeldSeals {...props} />
        <More within={row} way="right" />
      </div>
    </div>
  );
  return (
    <div ref={root} className={styles['shelf']} data-offers={hasOffers ? '' : undefined}>
      {hasOffers && (
        <div className={styles['offers']}>
          <p className={styles['caption']} aria-hidden="true">
            {labels.offers}
          </p>
          <Offers {...props} />
        </div>
      )}
      {/* Who chooses contracts looks at his hand, not at the display. */}
      {hasOffers ? [hand, market] : [market, hand]}
    </div>
  );
}
