/** Matches and positions of Brim for the tests. */
import { isRefusal, seededRng } from '@roundhouse/engine';
import type { Bot } from '../../src/bot.ts';
import { playGame } from '../../src/play-game.ts';
import { rules, type Brim, type Config, type State } from './rules.ts';

export function configOf(seats: number): Config {
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(config.code);
  return config;
}

/** Glasses of these sizes, seat 0 to pour. */
export function poured(sizes: readonly number[], filled: readonly number[]): State {
  const state = rules.setup(configOf(sizes.length));
  state.step = 'pour';
  state.sizes.splice(0, sizes.length, ...sizes);
  state.filled.splice(0, filled.length, ...filled);
  return state;
}

/** The wins of one bot among others, as a multiple of the even share: each chance with it in every seat. */
export function strengthOf(
  one: Bot<Brim>,
  other: Bot<Brim>,
  { seats, groups }: { readonly seats: number; readonly groups: number },
): number {
  let wins = 0;
  for (let game = 0; game < groups * seats; game++) {
    const own = game % seats;
    const seating = Array.from({ length: seats }, (_, seat) => (seat === own ? one : other));
    const seeds = { chance: `strength ${Math.floor(game / seats)}`, bots: `strength ${game}` };
    const { places } = playGame(rules, configOf(seats), seating, seeds).outcome;
    const winners = places.filter((place) => place === 1).length;
    if (places[own] === 1) wins += 1 / winners;
  }
  return wins / groups;
}

/** Positions out of random matches in which a seat has a choice. */
export function positions(many: number, seats: number): State[] {
  const rng = seededRng('positions');
  const found: State[] = [];
  let state = rules.setup(configOf(seats));
  while (found.length < many) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') state = rules.setup(configOf(seats));
    else if (turn.kind === 'chance') rules.applyChance(state, rules.sampleChance(state, rng));
    else {
      found.push(rules.clone(state));
      const legal = rules.legal(state, state.seat);
      const action = legal[rng.below(legal.length)];
      if (action) rules.apply(state, state.seat, action);
    }
  }
  return found;
}
