import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (unused) => `Nobody ever claimed ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `${count} of the ${of} routes were never claimed, among them ${enumerate(unused, 'and')}.`,
  },
  contract: {
    named: (unused) => `Nobody ever completed ${enumerate(unused, 'or')}.`,
    counted: (count, of, unused) =>
      `${count} of the ${of} contracts were never completed, among them ${enumerate(unused, 'and')}.`,
  },
};
