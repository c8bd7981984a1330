/** Positions as they come up between players of some skill. */
import { rules, type State } from '@roundhouse/amsterdam/rules';
import { seededRng } from '@roundhouse/engine';
import { brain } from '../bot/brain.ts';
import { configOf } from './table.ts';

/** Decisions with a choice, one in `every`, out of matches at tables of all sizes and both memories. */
export function positions(many: number, every: number, seed: string): readonly State[] {
  const found: State[] = [];
  for (let match = 0; found.length < many; match++) {
    const rng = seededRng(`${seed} ${match}`);
    const memory = match % 2 === 0 ? 'assisted' : 'strict';
    const state = rules.setup(configOf({ seats: 2 + (match % 3), memory }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      if (legal.length > 1 && rng.below(every) === 0) found.push(rules.clone(state));
      rules.apply(state, seat, brain.careless(rules.view(state, seat), legal, seat, rng));
    }
  }
  return found.slice(0, many);
}
