import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  city: {
    named: (names) => `No railway ever came to ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `No railway ever came to ${count} of the ${of} cities, among them ${enumerate(names, 'and')}.`,
  },
  hex: {
    named: (names) => `Nobody ever laid track over ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `Nobody ever laid track over ${count} of the ${of} hexes outside the cities, among them ${enumerate(names, 'and')}.`,
  },
};
