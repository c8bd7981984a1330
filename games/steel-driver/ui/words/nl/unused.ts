import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (names) => `Niemand heeft ooit ${enumerate(names, 'of')} gebouwd.`,
    counted: (count, of, names) =>
      `${count} van de ${of} routes zijn nooit gebouwd, waaronder ${enumerate(names, 'en')}.`,
  },
  city: {
    named: (names) => `Nooit kwam er een spoorlijn naar ${enumerate(names, 'of')}.`,
    counted: (count, of, names) =>
      `Naar ${count} van de ${of} steden kwam nooit een spoorlijn, waaronder ${enumerate(names, 'en')}.`,
  },
  crossing: {
    named: (names) => `Niemand heeft ooit de verbinding ${enumerate(names, 'en')} gesloten.`,
  },
};
