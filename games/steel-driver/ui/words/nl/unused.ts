import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (unused) => `Niemand heeft ooit ${enumerate(unused, 'of')} gebouwd.`,
    counted: (count, of, unused) =>
      `${count} van de ${of} routes zijn nooit gebouwd, waaronder ${enumerate(unused, 'en')}.`,
  },
  city: {
    named: (unused) => `Nooit kwam er een spoorlijn naar ${enumerate(unused, 'of')}.`,
    counted: (count, of, unused) =>
      `Naar ${count} van de ${of} steden kwam nooit een spoorlijn, waaronder ${enumerate(unused, 'en')}.`,
  },
  crossing: {
    named: (unused) => `Niemand heeft ooit de verbinding ${enumerate(unused, 'en')} gesloten.`,
  },
};
