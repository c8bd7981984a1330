import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import { routeName } from '../names.ts';
import type { Recap } from '../recap.ts';
import { words as colours } from './colours.ts';

const opened = (card: Card): string => (card === 'joker' ? 'een joker' : colours[card]);

function drawn(open: readonly Card[], blind: number): string {
  const [first, second] = open;
  if (first !== undefined && first === second) return `twee keer ${opened(first)}`;
  const fromPile = [[], ['een van de stapel'], ['twee van de stapel']][blind] ?? [];
  return enumerate([...open.map(opened), ...fromPile], 'en');
}

export const words: Recap = {
  claimed: (who, route, points) => `${who} claimde ${routeName(route)} (+${points})`,
  drew: (who, open, blind) => `${who} nam ${drawn(open, blind)}`,
  keptContracts: (who, kept) => `${who} trok contractkaarten en hield er ${kept}`,
  passed: (who) => `${who} paste`,
  lastTurns: 'Nog één beurt voor iedereen.',
};
