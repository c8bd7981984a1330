/** How many may play, and by which options. */
import { configureWithBox, type Meta, type Refusal } from '@roundhouse/engine';
import { box } from './box.ts';
import { MEMORIES, type Config } from './types.ts';

export const meta: Meta = {
  seats: [2, 3, 4],
  options: [{ name: 'memory', values: MEMORIES, default: 'assisted' }],
  // About 3100 at the very most: 108 card draws and 45 claims, each with three resets, and passes.
  maxLines: 4000,
  hasSecrets: true,
};

export function configure(input: unknown): Config | Refusal {
  return configureWithBox(meta, box, input) as unknown as Config | Refusal;
}
