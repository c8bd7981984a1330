/** What the others are after, as a searching bot imagines it. */
import { rules, type State } from '@roundhouse/amsterdam/rules';
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { guessOf, imagining } from '../bot/guess.ts';
import { configOf, sketch } from './table.ts';
import { positions } from './positions.ts';

test('imagined worlds fit the view, whatever is thought likely', () => {
  const rng = seededRng('fits');
  for (const state of positions(300, 9, 'guess')) {
    const { seat } = state;
    const view = rules.view(state, seat);
    const made = imagining(view, seat)(rng);
    rules.assertSound?.(made);
    expect(rules.view(made, seat)).toEqual(view);
  }
});

/** Matches of the rule bot after so many routes of all, with who is to act. */
function midgames(seats: number, games: number): State[] {
  const found: State[] = [];
  for (let game = 0; game < games; game++) {
    const rng = seededRng(`midgame ${seats} ${game}`);
    const state = rules.setup(configOf({ seats }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const claimed = rules.view(state, 0).routes.filter((route) => route !== null).length;
      if (state.step === 'turn' && claimed >= 4 * seats) break;
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      rules.apply(state, seat, brain.policy(rules.view(state, seat), legal, seat, rng));
    }
    if (state.step === 'turn') found.push(state);
  }
  return found;
}

test.each([2, 3, 4])(
  'of %i, contracts that are really held are imagined five times as often',
  (seats) => {
    const rng = seededRng(`held ${seats}`);
    let [guessed, blind, held] = [0, 0, 0];
    for (const state of midgames(seats, 60)) {
      const { seat } = state;
      const view = rules.view(state, seat);
      const imagine = imagining(view, seat);
      const other = (seat + 1) % seats;
      const real = state.players[other]?.held ?? 0;
      held += sizeOf(real);
      for (let world = 0; world < 20; world++) {
        guessed += sizeOf((imagine(rng).players[other]?.held ?? 0) & real) / 20;
        blind += sizeOf((rules.determinize(view, seat, rng).players[other]?.held ?? 0) & real) / 20;
      }
    }
    expect(held).toBeGreaterThan(60);
    expect(guessed / blind).toBeGreaterThan(5);
  },
);

test('a way that is built counts, and whose own contracts are seen is not guessed at', () => {
  const state = sketch({ routes: [[], ['R05', 'R16', 'R35']] });
  const [own, other] = guessOf(rules.view(state, 0));
  expect(own).toEqual([]);
  expect(Math.max(...(other ?? []))).toBeGreaterThan(4 * Math.min(...(other ?? [])));
});

const sizeOf = (set: number): number => set.toString(2).replaceAll('0', '').length;
