import { seededRng, type Seat } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { draftOf } from '../bot/drafting.ts';
import { lastTake } from '../bot/last-takes.ts';
import { brain } from '../bot/brain.ts';
import { CAREFUL } from '../bot/temper.ts';
import { boardOf, rules, type State } from '../src/index.ts';
import { configOf } from './table.ts';

const CUBES = 6;

function leadOf(cash: readonly number[], seat: Seat): number {
  return (cash[seat] ?? 0) - Math.max(...cash.filter((_, other) => other !== seat));
}

/** The money in the end if all take by the rules what puts them furthest ahead: every way is tried. */
function everyWay(state: State): readonly number[] {
  const turn = rules.turn(state);
  if (turn.kind !== 'act') return state.cash;
  const [seat = 0] = turn.seats;
  let best: readonly number[] = [];
  for (const action of rules.legal(state, seat)) {
    const next = rules.clone(state);
    rules.apply(next, seat, action);
    const money = everyWay(next);
    if (best.length === 0 || leadOf(money, seat) > leadOf(best, seat)) best = money;
  }
  return best;
}

/** Decisions about one of the last few cubes, after matches with some random moves. */
function lastDecisions(): readonly State[] {
  const found: State[] = [];
  for (let game = 0; game < 24; game++) {
    const rng = seededRng(`last ${game}`);
    const state = rules.setup(configOf({ seats: 3 + (game % 4) }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      const isLate =
        state.phase === 'goods' && draftOf(rules.view(state, seat), seat, CAREFUL).left <= CUBES;
      if (isLate && !turn.forced) found.push(rules.clone(state));
      const legal = rules.legal(state, seat);
      const isRandom = rng.below(4) === 0;
      const action = isRandom
        ? legal[rng.below(legal.length)]
        : brain.policy(rules.view(state, seat), legal, seat, rng);
      if (action) rules.apply(state, seat, action);
    }
  }
  return found;
}

test('[SD-7.3] the last goods cubes are taken as well as they can be', () => {
  const late = lastDecisions();
  expect(late.length).toBeGreaterThan(20);
  for (const state of late) {
    const seat = state.control[state.company] ?? 0;
    const taken = rules.clone(state);
    const city = lastTake(draftOf(rules.view(state, seat), seat, CAREFUL));
    const id = boardOf(state.config).cities[city]?.id ?? '';
    rules.apply(taken, seat, { type: 'take', city: id });
    expect(leadOf(everyWay(taken), seat)).toBe(leadOf(everyWay(state), seat));
  }
});
