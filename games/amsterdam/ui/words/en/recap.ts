import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import { routeName } from '../names.ts';
import type { Recap } from '../recap.ts';
import { words as colours } from './colours.ts';

const opened = (card: Card): string => (card === 'joker' ? 'a joker' : colours[card]);

function drawn(open: readonly Card[], blind: number): string {
  const [first, second] = open;
  if (first !== undefined && first === second) return `${opened(first)} twice`;
  const fromPile = [[], ['one from the pile'], ['two from the pile']][blind] ?? [];
  return enumerate([...open.map(opened), ...fromPile], 'and');
}

export const words: Recap = {
  claimed: (who, route, points) => `${who} claimed ${routeName(route)} (+${points})`,
  drew: (who, open, blind) => `${who} took ${drawn(open, blind)}`,
  keptContracts: (who, kept) => `${who} drew contracts and kept ${kept}`,
  passed: (who) => `${who} passed`,
  lastTurns: 'One more turn for everybody.',
};
