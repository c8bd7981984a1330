import type { Subject } from '../../testing/index.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules.ts';
import type { CoalYard, Event } from './types.ts';

function told(events: readonly Event[], type: Event['type']): boolean {
  return events.some((event) => event.type === type);
}

export const subject: Subject<CoalYard> = {
  rules,
  redeal,
  branches: {
    'a known card is drawn': ({ before, after, move }) =>
      move.type === 'card' && before.under.length > after.under.length,
    'a raid is blocked': ({ events }) =>
      events.some((event) => event.type === 'raided' && event.blockedBy !== null),
    'two guards against one raid': ({ before, move }) =>
      move.type === 'block' &&
      before.asked.length === 1 &&
      before.answers.some((answer) => answer && 'block' in answer && answer.block),
    'a peek': ({ events }) => told(events, 'peeked'),
    'a forced pass': ({ events, before }) => told(events, 'passed') && before.phase === 'turn',
  },
};
