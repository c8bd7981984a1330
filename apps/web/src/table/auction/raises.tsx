/** What one may bid: the least, round steps above it, any other amount, or something else. */
import { useMemo, type ReactNode } from 'react';
import { phraseOf } from '../model/phrase.ts';
import { nearestBid, quickRaises, type Bid } from '../model/raises.ts';
import { usePlay } from '../play/play-context.tsx';
import { ChoicePick } from '../prompt/choice-pick.tsx';
import { focusAsk } from '../prompt/focus-ask.ts';
import { useTable } from '../table-context.tsx';
import style from './raises.module.css';

export function Raises({ bids }: { readonly bids: readonly Bid[] }): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const { legal, selection } = choice;
  const isBid = useMemo(() => new Set(bids.map(({ index }) => index)), [bids]);
  const others = [...legal.keys()].filter((index) => !isBid.has(index));
  const chosen = bids.find(({ index }) => selection.isTouched && selection.left[0] === index);
  return (
    <div className={style['raises']} data-few>
      {quickRaises(bids).map((bid) => (
        <Raise key={bid.index} bid={bid} isChosen={bid === chosen} />
      ))}
      {bids.length > 1 && <Stepper bids={bids} chosen={chosen} label={say.auction.amount} />}
      {others.map((index) => (
        <ChoicePick key={index} index={index} />
      ))}
    </div>
  );
}

function Raise({ bid, isChosen }: { readonly bid: Bid; readonly isChosen: boolean }): ReactNode {
  const { words } = useTable();
  const { choice, live } = usePlay();
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
