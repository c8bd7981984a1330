import type { Persons } from '@roundhouse/ui/person';
import type { CompanyName } from '../../../src/index.ts';
import { enumerate, sentence } from '@roundhouse/ui/sentence';

export const words = {
  /** `isShort`: nobody of them could have bid more. */
  passed: (who: readonly string[], isShort: boolean) =>
    `${enumerate(who, 'and')} passed${isShort ? ': none had the cubes for a higher bid' : ''}.`,
  /** The active marker went round, past those who had no cubes. */
  handedOn: (who: readonly string[], seat: number, persons: Persons) =>
    `${enumerate(who, 'and')} had no cubes; the active marker went to ${persons.whom(seat)}.`,
  stopped: (companies: readonly CompanyName[]) =>
    `${enumerate(companies.map(sentence), 'and')} passed.`,
};
