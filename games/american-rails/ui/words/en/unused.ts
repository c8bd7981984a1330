import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  city: {
    named: (unused) => `No railway ever came to ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `No railway ever came to ${count} of the ${of} cities, among them ${enumerate(unused, 'and')}.`,
  },
  hex: {
    named: (unused) => `Nobody ever laid track over ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `Nobody ever laid track over ${count} of the ${of} hexes outside the cities, among them ${enumerate(unused, 'and')}.`,
  },
};
