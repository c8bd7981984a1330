import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (unused) => `Nobody ever built ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `${count} of the ${of} routes were never built, among them ${enumerate(unused, 'and')}.`,
  },
  city: {
    named: (unused) => `No railway ever came to ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `No railway ever came to ${count} of the ${of} cities, among them ${enumerate(unused, 'and')}.`,
  },
  crossing: {
    named: (unused) => `Nobody ever closed the connection ${enumerate(unused, 'and')}.`,
  },
};
