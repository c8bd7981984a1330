/** AM-7.2: what the rules let the table forget, as long as it is played. */
import type { Memory } from '@roundhouse/ui/face';
import { forgetting, type Event, type View } from '../../src/index.ts';

export function memory({ config, step }: View): Memory<View> | undefined {
  const strict = step === 'over' ? undefined : forgetting(config);
  return strict && { forgets: (event) => strict.forgets(event as Event), veil: strict.veil };
}
