/** AM-7.2: under the strict memory nobody looks up what was taken more than a round ago. */
import type { Forgetting } from '@roundhouse/engine';
import type { Amsterdam, Config, Event } from './types.ts';

/** What lay in the display tells as much as the taking. */
const FORGOTTEN: ReadonlySet<string> = new Set<Event['type']>([
  'drew',
  'took',
  'turned-up',
  'reset',
]);

const STRICT: Forgetting<Amsterdam> = {
  forgets: ({ type }) => FORGOTTEN.has(type),
  veil: (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, took: [] })) }),
};

export function forgetting({ memory }: Config): Forgetting<Amsterdam> | undefined {
  return memory === 'strict' ? STRICT : undefined;
}
