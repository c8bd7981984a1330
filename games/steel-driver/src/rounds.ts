/** SD-2 and SD-6: a round begins with investment cubes and ends with profits. */
import type { Emit } from '@roundhouse/engine';
import { CUBES_EACH, ROUNDS } from './figures.ts';
import { companyName, companyNames } from './names.ts';
import { startSettlement } from './settlement.ts';
import { add, at } from './tally.ts';
import { COMPANIES, NONE, type Event, type State } from './types.ts';

/** SD-2: cubes for everybody; a short supply is shared evenly, and what is left over stays. */
export function startRound(state: State, emit?: Emit<Event>): void {
  const { seats } = state.config;
  state.round += 1;
  state.phase = 'offer';
  const each = Math.min(at(CUBES_EACH, seats), Math.floor(state.supply / seats));
  for (let seat = 0; seat < seats; seat++) add(state.cubes, seat, each);
  state.supply -= each * seats;
  emit?.({ type: 'cubes', round: state.round, each, supply: state.supply });
}

/** SD-6: profits in cash, the pass row becomes the building order, control markers go back. */
export function endRound(state: State, emit?: Emit<Event>): void {
  for (let company = 0; company < COMPANIES.length; company++) {
    const seat = state.control[company] ?? NONE;
    const amount = at(state.profit, company);
    state.profit[company] = 0;
    state.control[company] = NONE;
    if (seat === NONE) continue;
    add(state.cash, seat, amount);
    emit?.({
      type: 'profit',
      company: companyName(company),
      seat,
      amount,
      cash: at(state.cash, seat),
    });
  }
  state.order = state.row;
  state.row = [];
  emit?.({
    type: 'round-over',
    round: state.round,
    order: companyNames(state.order),
  });
  if (state.round < ROUNDS) startRound(state, emit);
  else startSettlement(state, emit);
}
