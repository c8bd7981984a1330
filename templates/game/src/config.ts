/** How many may play, and by which options. */
import { configureOptions, isRefusal, type Meta, type Refusal } from '@roundhouse/engine';
import { YARDS, type Config } from './types.ts';

export const meta: Meta = {
  seats: [2, 3, 4],
  options: [{ name: 'yard', values: YARDS, default: 'small' }],
  maxLines: 22,
  hasSecrets: false,
};

export function configure(input: unknown): Config | Refusal {
  const config = configureOptions(meta, input);
  return isRefusal(config) ? config : (config as unknown as Config);
}
