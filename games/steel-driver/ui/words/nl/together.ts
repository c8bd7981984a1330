import { enumerate } from '@roundhouse/ui/sentence';
import type { Together } from '../together.ts';
import { words as colours } from './colours.ts';

export const words: Together = {
  passed: (who, isShort) =>
    `${enumerate(who, 'en')} pasten${isShort ? ': niemand had genoeg blokjes voor een hoger bod' : ''}.`,
  handedOn: (who, seat, persons) =>
    `${enumerate(who, 'en')} hadden geen blokjes; ${persons(seat)} werd de actieve speler.`,
  stopped: (companies) =>
    `${enumerate(
      companies.map((company) => colours.companies[company]),
      'en',
    )} pasten.`,
};
