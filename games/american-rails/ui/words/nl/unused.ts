import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  city: {
    named: (unused) => `Nooit kwam er een spoorlijn naar ${enumerate(unused, 'of')}.`,
    counted: (count, of, unused) =>
      `Naar ${count} van de ${of} steden kwam nooit een spoorlijn, waaronder ${enumerate(unused, 'en')}.`,
  },
  hex: {
    named: (unused) => `Nooit lag er spoor op ${enumerate(unused, 'of')}.`,
    counted: (count, of, unused) =>
      `Op ${count} van de ${of} vakken buiten de steden lag nooit spoor, waaronder ${enumerate(unused, 'en')}.`,
  },
};
