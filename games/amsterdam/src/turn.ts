/** Who owes what, as shared constants. */
import type { Turn } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { secondDraws, showing } from './legal.ts';
import type { State, Step } from './types.ts';

const MOST_SEATS = 4;
const ACTING: readonly Turn[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]) }),
);
const FORCED: readonly Turn[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]), forced: true }),
);
/** AM-1.3: by the number of seats, and the set of those that owe a choice. Who has chosen is secret too. */
const CHOOSING: readonly (readonly Turn[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, many) => {
  const asked = Object.freeze(Array.from({ length: many }, (__, seat) => seat));
  return Array.from({ length: 1 << many }, (__, owing) =>
    Object.freeze({
      kind: 'act',
      seats: Object.freeze(asked.filter((seat) => (owing >> seat) & 1)),
      asked,
    }),
  );
});
const CARD_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'card' });
const FIRST_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'first' });
const CONTRACT_TURN: Turn = Object.freeze({ kind: 'chance', pool: 'contract' });
const OVER: Turn = Object.freeze({ kind: 'over' });

export function turn(state: State): Turn {
  switch (state.step) {
    case 'turn':
    case 'keep':
      return of(ACTING, state.seat);
    case 'second': {
      // Display and pile sizes are public: everybody knows when one draw is left (AM-3.7).
      const draws = secondDraws(showing(state.display), total(state.pile) > 0);
      return of(draws.length === 1 ? FORCED : ACTING, state.seat);
    }
    case 'choose':
      return of(CHOOSING[state.players.length] ?? [], owingSet(state));
    default:
      return nobodysTurn(state.step) ?? CARD_TURN;
  }
}

/** What a step waits for where no seat decides; undefined where one does. */
export function nobodysTurn(step: Step): Turn | undefined {
  switch (step) {
    case 'turn':
    case 'keep':
    case 'second':
    case 'choose':
      return undefined;
    case 'first':
      return FIRST_TURN;
    case 'offers':
    case 'contracts':
      return CONTRACT_TURN;
    case 'over':
      return OVER;
    case 'hands':
    case 'display':
    case 'blind':
    case 'refill':
      return CARD_TURN;
  }
}

function of(turns: readonly Turn[], index: number): Turn {
  const found = turns[index];
  if (!found) throw new Error(`amsterdam: no turn ${index}`);
  return found;
}

/** AM-1.3: the seats that have not chosen their first contracts yet. */
function owingSet(state: State): number {
  let set = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]?.chosen === 0) set |= 1 << seat;
  }
  return set;
}
