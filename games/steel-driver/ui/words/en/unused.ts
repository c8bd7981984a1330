import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (names) => `Nobody ever built ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `${count} of the ${of} routes were never built, among them ${enumerate(names, 'and')}.`,
  },
  city: {
    named: (names) => `No railway ever came to ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `No railway ever came to ${count} of the ${of} cities, among them ${enumerate(names, 'and')}.`,
  },
  crossing: {
    named: (names) => `Nobody ever closed the connection ${enumerate(names, 'and')}.`,
  },
};
