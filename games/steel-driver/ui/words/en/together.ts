import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Together } from '../together.ts';

export const words: Together = {
  passed: (who, isShort) =>
    `${enumerate(who, 'and')} passed${isShort ? ': none had the cubes for a higher bid' : ''}.`,
  handedOn: (who, seat, persons) =>
    `${enumerate(who, 'and')} had no cubes; the active marker went to ${persons.whom(seat)}.`,
  stopped: (companies) => `${enumerate(companies.map(sentence), 'and')} passed.`,
};
