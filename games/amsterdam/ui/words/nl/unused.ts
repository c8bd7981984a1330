import { enumerate } from '@roundhouse/ui/sentence';
import type { Phrases } from '../unused.ts';

export const words: Phrases = {
  route: {
    named: (unused) => `Niemand heeft ooit ${enumerate(unused, 'of')} geclaimd.`,
    counted: (count, of, unused) =>
      `${count} van de ${of} routes zijn nooit geclaimd, waaronder ${enumerate(unused, 'en')}.`,
  },
  contract: {
    named: (unused) => `Niemand heeft ooit ${enumerate(unused, 'of')} voltooid.`,
    counted: (count, of, unused) =>
      `${count} van de ${of} contractkaarten zijn nooit voltooid, waaronder ${enumerate(unused, 'en')}.`,
  },
};
