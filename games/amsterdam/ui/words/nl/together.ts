import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import { tally } from '../names.ts';
import type { Together } from '../together.ts';

const CARDS: Readonly<Record<Card, string>> = {
  pink: 'roze kaart',
  blue: 'blauwe kaart',
  green: 'groene kaart',
  black: 'zwarte kaart',
  red: 'rode kaart',
  orange: 'oranje kaart',
  joker: 'joker',
};
const COUNTS = ['', 'een', 'twee', 'drie', 'vier', 'vijf'] as const;
const PLURAL: Readonly<Record<string, string>> = { joker: 's' };

const counted = ([card, count]: readonly [Card, number]): string =>
  `${COUNTS[count]} ${CARDS[card]}${count === 1 ? '' : (PLURAL[card] ?? 'en')}`;
const came = (up: readonly Card[]): string =>
  `er ${up.length === 1 ? 'kwam' : 'kwamen'} ${enumerate(tally(up).map(counted), 'en')}`;

export const words: Together = {
  took: (who, card, up) => `${who} nam een open ${CARDS[card]}; ${came(up)} voor in de plaats.`,
  turnedUp: (up) => `${came(up)} open te liggen.`,
};
