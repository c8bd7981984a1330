import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (names) => `Nobody ever claimed ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `${count} of the ${of} routes were never claimed, among them ${enumerate(names, 'and')}.`,
  },
  contract: {
    named: (names) => `Nobody ever completed ${enumerate(names, 'or')}.`,
    counted: (count, of, names) =>
      `${count} of the ${of} contracts were never completed, among them ${enumerate(names, 'and')}.`,
  },
};
