import { seededRng } from '@roundhouse/engine';
import { rules, type Config } from '@roundhouse/train-rails/rules';
import { configOf } from './table.ts';

export interface Longest {
  readonly games: number;
  readonly list: number;
  readonly lines: number;
}

/** The longest legal list and the longest match of so many uniformly random games. */
export function longest(games: number, options: Partial<Config>): Longest {
  let [list, lines] = [0, 0];
  for (let game = 0; game < games; game++) {
    const rng = seededRng(`lists/${game}`);
    const state = rules.setup(configOf({ ...options, seats: 2 + (game % 3) }));
    let line = 0;
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      line++;
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const seat = turn.seats[0] ?? 0;
      const legal = rules.legal(state, seat);
      list = Math.max(list, legal.length);
      const action = legal[rng.below(legal.length)];
      if (action) rules.apply(state, seat, action);
    }
    lines = Math.max(lines, line);
  }
  return { games, list, lines };
}

export function report(name: string, { games, list, lines }: Longest): string {
  return `train-rails, ${name}: over ${games} games the longest legal list has ${list} actions, the longest match ${lines} lines\n`;
}
