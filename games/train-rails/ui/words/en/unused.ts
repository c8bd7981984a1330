import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  card: {
    named: (unused) => `Nobody ever played ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `${count} of the ${of} kinds of cards were never played, among them ${enumerate(unused, 'and')}.`,
  },
  car: { named: (unused) => `No train ever had the car ${enumerate(unused, 'or')}.` },
};
