/** Who must decide, or what chance must, and who has won. */
import type { Outcome, Turn } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { acting, drawing, forced, OVER } from '@roundhouse/kit/turns';
import { secondDraws, showing } from './legal.ts';
import { ranking } from './scoring.ts';
import type { State, TurnStep } from './types.ts';

const MOST_SEATS = 4;
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
const CARD_TURN = drawing('card');
const FIRST_TURN = drawing('first');
const CONTRACT_TURN = drawing('contract');

export function turn(state: State): Turn {
  switch (state.step) {
    case 'turn':
    case 'keep':
      return acting(state.seat);
    case 'second': {
      // Display and pile sizes are public: everybody knows when one draw is left (AM-3.7).
      const draws = secondDraws(showing(state.display), total(state.pile) > 0);
      return draws.length === 1 ? forced(state.seat) : acting(state.seat);
    }
    case 'choose':
      return CHOOSING[state.players.length]?.[owingSet(state)] ?? OVER;
    default:
      return nobodysTurn(state.step) ?? CARD_TURN;
  }
}

export function outcome(state: State): Outcome | undefined {
  return state.step === 'over' ? ranking(state) : undefined;
}

/** What a step waits for where no seat decides; undefined where one does. */
export function nobodysTurn(step: TurnStep): Turn | undefined {
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

/** AM-1.3: the seats that have not chosen their first contracts yet. */
function owingSet(state: State): number {
  let set = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat]?.chosen === 0) set |= 1 << seat;
  }
  return set;
}
