import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  city: {
    named: (names) => `Nooit kwam er een spoorlijn naar ${enumerate(names, 'of')}.`,
    counted: (count, of, names) =>
      `Naar ${count} van de ${of} steden kwam nooit een spoorlijn, waaronder ${enumerate(names, 'en')}.`,
  },
  hex: {
    named: (names) => `Nooit lag er spoor op ${enumerate(names, 'of')}.`,
    counted: (count, of, names) =>
      `Op ${count} van de ${of} vakken buiten de steden lag nooit spoor, waaronder ${enumerate(names, 'en')}.`,
  },
};
