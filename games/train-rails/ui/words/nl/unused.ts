import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  card: {
    named: (names) => `Niemand heeft ooit ${enumerate(names, 'of')} gespeeld.`,
    counted: (count, of, names) =>
      `${count} van de ${of} soorten kaarten zijn nooit gespeeld, waaronder ${enumerate(names, 'en')}.`,
  },
  car: { named: (names) => `Geen trein had ooit de wagon ${enumerate(names, 'of')}.` },
};
