/** AM-7.2: under the strict memory nobody looks up what was taken more than a round ago. */
import type { Memory } from '@roundhouse/ui/face';
import type { Event, View } from '../../src/index.ts';

/** What lay in the display tells as much as the taking. */
const FORGOTTEN: ReadonlySet<string> = new Set<Event['type']>([
  'drew',
  'took',
  'turned-up',
  'reset',
]);

const STRICT: Memory<View> = {
  forgets: ({ type }) => FORGOTTEN.has(type),
  veil: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, took: [] })) }),
};

export function memory({ config, step }: View): Memory<View> | undefined {
  return config.memory === 'strict' && step !== 'over' ? STRICT : undefined;
}
