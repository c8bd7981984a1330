/** What a seat may do, from what it knows: the same for `legal`, which has the state, and for `why`. */
import { refusal, type Order, type Refusal, type Seat } from '../../src/index.ts';
import { CARDS } from './types.ts';
import type { Action, Cards, Phase, State, View } from './types.ts';

export interface Facts {
  readonly phase: Phase;
  readonly seat: Seat;
  readonly acts: boolean;
  readonly hand: Cards;
  readonly deckSize: number;
  /** Whether the lowest card lies under the deck and is new to the seat. */
  readonly canPeek: boolean;
  readonly rows: readonly Cards[];
}

const NONE: Cards = { red: 0, blue: 0, green: 0, guard: 0 };

export function ownFacts(state: State, seat: Seat): Facts {
  const { phase, deck, under, rows } = state;
  const lowest = under.at(-1);
  return {
    phase,
    seat,
    acts: phase === 'turn' ? seat === state.mover : state.asked.includes(seat),
    hand: state.hands[seat] ?? NONE,
    deckSize: deck.red + deck.blue + deck.green + deck.guard + under.length,
    canPeek: lowest !== undefined && !lowest.seenBy.includes(seat),
    rows,
  };
}

export function viewFacts(view: View, seat: Seat): Facts {
  const { phase, rows } = view;
  const lowest = view.under.at(-1);
  return {
    phase,
    seat,
    acts: phase === 'turn' ? seat === view.mover : view.asked.includes(seat),
    hand: view.hands[seat] ?? NONE,
    deckSize: view.deckSize,
    canPeek: lowest === null || (lowest !== undefined && !lowest.seenBy.includes(seat)),
    rows,
  };
}

export function legalActions(facts: Facts): readonly Action[] {
  if (!facts.acts) return [];
  const held = CARDS.filter((card) => facts.hand[card] > 0);
  if (facts.phase === 'choose') {
    return [{ type: 'keep' }, ...held.map((card) => ({ type: 'put' as const, card }))];
  }
  if (facts.phase === 'window') {
    return facts.hand.guard > 0 ? [{ type: 'allow' }, { type: 'block' }] : [{ type: 'allow' }];
  }
  const actions: Action[] = [];
  if (facts.deckSize > 0) actions.push({ type: 'draw' });
  for (const card of held) if (card !== 'guard') actions.push({ type: 'lay', card });
  if (facts.canPeek) actions.push({ type: 'peek' });
  for (const [from, row] of facts.rows.entries()) {
    if (from === facts.seat || held.length === 0) continue;
    for (const card of CARDS) if (row[card] > 0) actions.push({ type: 'raid', from, card });
  }
  return actions.length > 0 ? actions : [{ type: 'pass' }];
}

export function why(facts: Facts, action: Action): Refusal | undefined {
  if (facts.phase === 'over') return refusal('match-over', 'table');
  if (facts.phase === 'deal' || facts.phase === 'draw') {
    return refusal('chance-first', 'table', { pool: 'card' });
  }
  if (!facts.acts) return refusal('not-your-turn', 'CY-1', { seat: facts.seat });
  const listed = legalActions(facts).some(
    (legal) => JSON.stringify(legal) === JSON.stringify(action),
  );
  return listed ? undefined : refusal(`no-${action.type}`, 'CY-2', { deck: facts.deckSize });
}

export function idle(facts: Facts): Action {
  const list = legalActions(facts);
  const quiet = list.find(({ type }) => type === 'keep' || type === 'allow' || type === 'draw');
  return quiet ?? list.at(-1) ?? { type: 'pass' };
}

export function obey(facts: Facts, order: Order): Action | Refusal | undefined {
  if (order.name !== 'allow') return refusal('no-such-order', 'table');
  return facts.phase === 'window' && facts.acts ? { type: 'allow' } : undefined;
}
