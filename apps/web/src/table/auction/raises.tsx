/** What one may bid: the least, round steps above it, any other amount. */
import type { ReactNode } from 'react';
import { phraseOf } from '../model/phrase.ts';
import {
  commonLead,
  figureAndUnit,
  LONG,
  nearestBid,
  quickRaises,
  type LegalBid,
} from '../model/raises.ts';
import { usePlay } from '../play/play-context.tsx';
import { focusAsk } from '../prompt/focus-ask.ts';
import { useTable } from '../table-context.tsx';
import style from './raises.module.css';

export function Raises({ bids }: { readonly bids: readonly LegalBid[] }): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const { selection } = choice;
  const [only, second] = selection.left;
  const chosen = bids.find(({ index }) => second === undefined && only === index);
  const textOf = useChoiceText();
  const quick = quickRaises(bids).map((bid) => ({ bid, text: textOf(bid) }));
  const lead = commonLead(quick.map(({ text }) => text));
  return (
    <div className={style['raises']} data-few data-bids>
      {lead !== '' && <p className={style['lead']}>{lead}</p>}
      {quick.map(({ bid, text }) => (
        <Raise key={bid.index} bid={bid} text={text} lead={lead} isChosen={bid === chosen} />
      ))}
      {bids.length > 1 && <Stepper bids={bids} chosen={chosen} label={say.auction.amount} />}
    </div>
  );
}

function useChoiceText(): (bid: LegalBid) => string {
  const { words, tell } = useTable();
  const { choice, live } = usePlay();
  return ({ index }) => {
    const action = choice.legal[index];
    return action && live ? phraseOf(words.choice(action, live.view, tell.who)).main : '';
  };
}

interface RaiseProps {
  readonly bid: LegalBid;
  readonly text: string;
  /** What of the text stands before all of them. */
  readonly lead: string;
  readonly isChosen: boolean;
}

function Raise({ bid, text, lead, isChosen }: RaiseProps): ReactNode {
  const { choice } = usePlay();
  const action = choice.legal[bid.index];
  if (!action) return null;
  const [figure, unit] = figureAndUnit(text.slice(lead.length));
  return (
    <button
      type="button"
      className={style['raise']}
      aria-pressed={isChosen}
      aria-label={text}
      data-long={text.length - lead.length > LONG}
      data-pick
      onClick={(event) => {
        choice.narrow([action]);
        if (event.detail === 0) focusAsk();
      }}
    >
      {figure}
      {unit !== '' && <span>{unit}</span>}
    </button>
  );
}

interface StepperProps {
  readonly bids: readonly LegalBid[];
  readonly chosen: LegalBid | undefined;
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
