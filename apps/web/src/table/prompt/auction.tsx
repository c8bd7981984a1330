/** An auction as it is held: the lot on the block, the bid large, who is in, and what one may bid. */
import type { Auctioned } from '@roundhouse/ui/face';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { drawn } from '../drawn.tsx';
import { bidsIn, nearestBid, quickRaises, type Bid } from '../model/raises.ts';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import { useTable } from '../table-context.tsx';
import style from './auction.module.css';
import { ChoicePick } from './choice-pick.tsx';
import { useFocusAsk } from './use-focus-ask.ts';

export function Auction({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { say } = useTable();
  const { isMine } = usePlay();
  return (
    <section className={style['auction']} aria-label={say.auction.title}>
      <Lot auction={auction} />
      <Standing auction={auction} />
      {isMine ? <Raises auction={auction} /> : <div className={style['raises']} />}
    </section>
  );
}

function Lot({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { board, tell } = useTable();
  const { travel } = usePlay();
  const { here } = travel;
  const band = { '--lot': auction.colour ?? 'var(--brass)' } as CSSProperties;
  return (
    <div className={style['lot']} style={band}>
      <div className={style['picture']}>
        {here && drawn(board?.Lot, { view: here.view, ...tell })}
      </div>
      <div>
        <h3>{auction.lot}</h3>
        <ul>
          {auction.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Standing({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { tell, say } = useTable();
  const { bid, leader, bidders } = auction;
  return (
    <div className={style['standing']}>
      <p className={style['bid']}>
        <b className="number">{leader === undefined ? '–' : bid}</b>
        <span>{leader === undefined ? say.auction.noBid : say.auction.by(tell.who(leader))}</span>
      </p>
      <ul className={style['bidders']}>
        {bidders.map((state, seat) => (
          <li key={tell.who(seat)} data-state={seat === leader ? 'leads' : state}>
            <TrainSign seat={seat} width={36} />
            <b>{tell.who(seat)}</b>
            <span>{seat === leader ? say.auction.leads : say.auction[state]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Raises({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const { legal, selection } = choice;
  const bids = useMemo(() => bidsIn(legal, auction.bid), [legal, auction.bid]);
  const isBid = new Set(bids.map(({ index }) => index));
  const others = [...legal.keys()].filter((index) => !isBid.has(index));
  const chosen = bids.find(({ index }) => selection.isTouched && selection.left[0] === index);
  return (
    <div className={style['raises']}>
      <div className={style['quick']}>
        {quickRaises(bids).map((bid) => (
          <Raise key={bid.index} bid={bid} isChosen={bid === chosen} />
        ))}
      </div>
      <div className={style['quick']}>
        {bids.length > 1 && <Stepper bids={bids} chosen={chosen} label={say.auction.amount} />}
        {others.map((index) => (
          <ChoicePick key={index} index={index} />
        ))}
      </div>
    </div>
  );
}

function Raise({ bid, isChosen }: { readonly bid: Bid; readonly isChosen: boolean }): ReactNode {
  const { words } = useTable();
  const { choice, live } = usePlay();
  const focusAsk = useFocusAsk();
  const action = choice.legal[bid.index];
  if (!action || !live) return null;
  return (
    <button
      type="button"
      className={style['raise']}
      aria-pressed={isChosen}
      data-pick
      onClick={(event) => {
        choice.narrow([action]);
        if (event.detail === 0) focusAsk();
      }}
    >
      {phraseOf(words.choice(action, live.view)).main}
    </button>
  );
}

interface StepperProps {
  readonly bids: readonly Bid[];
  readonly chosen: Bid | undefined;
  readonly label: string;
}

/** Any other amount. */
function Stepper({ bids, chosen, label }: StepperProps): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const least = bids[0]?.amount ?? 0;
  const most = bids.at(-1)?.amount ?? 0;
  const amount = chosen?.amount ?? least;
  const bidOf = (wanted: number): void => {
    const bid = nearestBid(bids, wanted);
    const action = bid && choice.legal[bid.index];
    if (action) choice.narrow([action]);
  };
  return (
    <span className={style['stepper']}>
      <button
        type="button"
        aria-label={say.auction.less}
        aria-disabled={amount <= least}
        onClick={() => bidOf(amount - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        className="number"
        aria-label={label}
        min={least}
        max={most}
        value={amount}
        onChange={(event) => bidOf(event.target.valueAsNumber || least)}
      />
      <button
        type="button"
        aria-label={say.auction.more}
        aria-disabled={amount >= most}
        onClick={() => bidOf(amount + 1)}
      >
        +
      </button>
    </span>
  );
}
