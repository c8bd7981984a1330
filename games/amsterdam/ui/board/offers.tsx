/** Contracts to choose from: one or both. Each touch takes one or puts it back. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { LOCATION_NAMES, type ContractId } from '../../src/board.ts';
import { printedIn } from '../../src/printed.ts';
import type { Action, View } from '../../src/types.ts';
import { keptIn, touchOffer } from './choosing.ts';
import { Seal, statusOf } from './contracts.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import styles from './offers.module.css';
import { pointAt, usePointed } from './pointing.ts';

type Props = BoardProps<View, Action>;

const isWithin = (some: readonly ContractId[], all: readonly ContractId[]): boolean =>
  some.every((contract) => all.includes(contract));

export function Offers(props: Props): ReactNode {
  const { view, seat, legal, left, language, narrow, refuse } = props;
  const offer = seat === null ? null : (view.seats[seat]?.offer ?? null);
  const pointed = usePointed(view);
  if (seat === null || offer === null || offer.length === 0) return null;
  const labels = BOARD_LABELS[language];
  const isAsked = legal.length > 0;
  const kept = isAsked ? keptIn(legal, left) : (view.seats[seat]?.chosen ?? []);
  const isOpen = (contracts: readonly ContractId[]): boolean =>
    legal.some((action) => action.type === 'keep' && isWithin(contracts, action.contracts));
  const choose = (contracts: readonly ContractId[]): void => {
    if (isOpen(contracts)) narrow(touchOffer(legal, left, contracts));
    else refuse({ type: 'keep', contracts });
  };
  const touch = (contract: ContractId): void => {
    const isShown = pointed?.seat === seat && pointed.contract === contract;
    // What is taken shows itself on the map; put back, it goes from there too.
    if (isShown === kept.includes(contract) || !isAsked) pointAt(seat, contract);
    if (isAsked) choose([contract]);
  };
  return (
    <section className={styles['offers']} aria-label={labels.offers}>
      {offer.map((contract) => {
        const { a, b, points } = printedIn(view.config).contracts[contract];
        const isKept = kept.includes(contract);
        return (
          <button
            key={contract}
            type="button"
            className={styles['offer']}
            data-offer={contract}
            data-state={isKept ? 'chosen' : isOpen([contract]) ? 'open' : undefined}
            aria-pressed={isKept}
            onClick={() => touch(contract)}
          >
            <Seal points={points} isDone={false} size={36} />
            <span>
              <b>{LOCATION_NAMES[a]}</b> <i>{labels.to}</i> <b>{LOCATION_NAMES[b]}</b>{' '}
              <small>{statusOf(view, seat, contract, labels).text}</small>
            </span>
          </button>
        );
      })}
      {offer.length > 1 && isAsked && (
        <button
          type="button"
          className={styles['both']}
          data-state={kept.length > 1 ? 'chosen' : isOpen(offer) ? 'open' : undefined}
          aria-pressed={kept.length > 1}
          onClick={() => choose(offer)}
        >
          {labels.both}
        </button>
      )}
    </section>
  );
}
