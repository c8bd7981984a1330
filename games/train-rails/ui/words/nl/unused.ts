import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  card: {
    named: (unused) => `Niemand heeft ooit ${enumerate(unused, 'of')} gespeeld.`,
    counted: (count, of, unused) =>
      `${count} van de ${of} soorten kaarten zijn nooit gespeeld, waaronder ${enumerate(unused, 'en')}.`,
  },
  car: { named: (unused) => `Geen trein had ooit de wagon ${enumerate(unused, 'of')}.` },
};
