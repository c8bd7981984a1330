import type { RouteId } from '../../../src/index.ts';
import { enumerate } from '@roundhouse/ui/sentence';
import type { Card } from '../../../src/index.ts';
import { routeName } from '../names.ts';
import { words as colours } from './colours.ts';

const opened = (card: Card): string => (card === 'joker' ? 'a joker' : colours[card]);

function drawn(open: readonly Card[], blind: number): string {
  const [first, second] = open;
  if (first !== undefined && first === second) return `${opened(first)} twice`;
  const fromPile = [[], ['one from the pile'], ['two from the pile']][blind] ?? [];
  return enumerate([...open.map(opened), ...fromPile], 'and');
}

export const words = {
  claimed: (who: string, route: RouteId, points: number) =>
    `${who} claimed ${routeName(route)} (+${points})`,
  /** What was taken openly, and how many cards came from the pile. */
  drew: (who: string, open: readonly Card[], blind: number) => `${who} took ${drawn(open, blind)}`,
  keptContracts: (who: string, kept: number) => `${who} drew contracts and kept ${kept}`,
  passed: (who: string) => `${who} passed`,
  lastTurns: 'One more turn for everybody.',
};
