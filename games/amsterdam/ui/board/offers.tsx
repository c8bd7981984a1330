/** Contracts to choose from: one or both. Each touch takes one or puts it back. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { CONTRACTS, LOCATION_NAMES, type ContractId } from '../../src/board.ts';
import type { Action, View } from '../../src/types.ts';
import { keptIn, touchOffer } from './choosing.ts';
import { MiniMap, Seal, statusOf } from './contracts.tsx';
import { BOARD_LABELS } from './labels.ts';
import styles from './offers.module.css';
import { pointAt, usePointed } from './pointing.ts';

type Props = BoardProps<View, Action>;

export function Offers(props: Props): ReactNode {
  const { view, seat, legal, left, language, narrow } = props;
  const offer = seat === null ? null : (view.seats[seat]?.offer ?? null);
  const pointed = usePointed(view);
  if (seat === null || offer === null || offer.length === 0) return null;
  const labels = BOARD_LABELS[language];
  const sealed = view.seats[seat]?.chosen ?? [];
  const kept = legal.length > 0 ? keptIn(legal, left) : sealed;
  const touch = (touched: readonly ContractId[]): void => {
    const [one] = touched;
    const isShown = pointed?.seat === seat && pointed.contract === one;
    // What is taken shows itself on the map; put back, it goes from there too.
    if (one !== undefined && touched.length === 1 && isShown === kept.includes(one)) {
      pointAt(seat, one);
    }
    if (legal.length > 0) narrow(touchOffer(legal, left, touched));
  };
  return (
    <section className={styles['offers']} aria-label={labels.offers}>
      {offer.map((contract) => {
        const { a, b, points } = CONTRACTS[contract];
        return (
          <button
            key={contract}
            type="button"
            className={styles['offer']}
            data-offer={contract}
            data-state={kept.includes(contract) ? 'chosen' : legal.length > 0 ? 'open' : undefined}
            aria-pressed={kept.includes(contract)}
            onClick={() => touch([contract])}
          >
            <span className={styles['top']}>
              <Seal points={points} isDone={false} />
              <MiniMap contract={contract} />
            </span>
            <b>{LOCATION_NAMES[a]}</b>
            <i>{labels.to}</i>
            <b>{LOCATION_NAMES[b]}</b>
            <small>{statusOf(view, seat, contract, labels).text}</small>
          </button>
        );
      })}
      {offer.length > 1 && legal.length > 0 && (
        <button
          type="button"
          className={styles['both']}
          aria-pressed={kept.length > 1}
          onClick={() => touch(offer)}
        >
          {labels.both}
        </button>
      )}
    </section>
  );
}
