import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  card: {
    named: (names) => `Nobody ever played ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `${count} of the ${of} kinds of cards were never played, among them ${enumerate(names, 'and')}.`,
  },
  car: { named: (names) => `No train ever had the car ${enumerate(names, 'or')}.` },
};
