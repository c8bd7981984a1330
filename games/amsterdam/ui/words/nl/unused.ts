import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (names) => `Niemand heeft ooit ${enumerate(names, 'of')} geclaimd.`,
    counted: (count, of, names) =>
      `${count} van de ${of} routes zijn nooit geclaimd, waaronder ${enumerate(names, 'en')}.`,
  },
  contract: {
    named: (names) => `Niemand heeft ooit ${enumerate(names, 'of')} voltooid.`,
    counted: (count, of, names) =>
      `${count} van de ${of} contractkaarten zijn nooit voltooid, waaronder ${enumerate(names, 'en')}.`,
  },
};
