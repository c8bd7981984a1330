/** Positions as they come up between players of some skill, in trains and by options of all sorts. */
import { seededRng } from '@roundhouse/engine';
import { rules, type Config, type State } from '@roundhouse/train-rails/rules';
import { brain } from '../bot/brain.ts';
import { configOf } from './table.ts';

const OPTIONS: readonly Partial<Config>[] = [
  {},
  { tiles: 'random', join: 'random', hand: '3N+2A' },
  { tiles: 'random', die: '4', begging: 'open' },
  { join: 'long', overtaking: 'free', begging: 'open' },
];

/** Decisions with a choice, one in `every`, out of matches at tables of all sizes. */
export function positions(many: number, every: number, seed: string): readonly State[] {
  const found: State[] = [];
  for (let match = 0; found.length < many; match++) {
    const rng = seededRng(`${seed} ${match}`);
    const options = OPTIONS[Math.floor(match / 3) % OPTIONS.length];
    const state = rules.setup(configOf({ ...options, seats: 2 + (match % 3) }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      if (legal.length > 1 && rng.below(every) === 0) found.push(rules.clone(state));
      const policy = rng.below(4) === 0 ? brain.careless : brain.policy;
      rules.apply(state, seat, policy(rules.view(state, seat), legal, seat, rng));
    }
  }
  return found.slice(0, many);
}
