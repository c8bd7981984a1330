/** How many may play, and by which options. */
import { configureWithBox, type Meta, type Refusal } from '@roundhouse/engine';
import { box } from './box.ts';
import { BEGGINGS, DICE, HANDS, JOINS, OVERTAKINGS, PAIRS, type Config } from './types.ts';

export const meta: Meta = {
  seats: [2, 3, 4],
  options: [
    { name: 'tiles', values: [...PAIRS, 'random'], default: 'A+B' },
    { name: 'join', values: [...JOINS, 'random'], default: 'short' },
    { name: 'hand', values: HANDS, default: '2N+3A' },
    { name: 'die', values: DICE, default: '3' },
    { name: 'begging', values: BEGGINGS, default: 'blind' },
    { name: 'overtaking', values: OVERTAKINGS, default: 'strict' },
  ],
  maxLines: 100_000,
  hasSecrets: true,
};

export function configure(input: unknown): Config | Refusal {
  return configureWithBox(meta, box, input) as unknown as Config | Refusal;
}
