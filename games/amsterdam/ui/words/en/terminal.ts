import type { Final, SeatView } from '../../../src/index.ts';
import { signed } from '../names.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const words = {
  legend:
    'Free: p pink, b blue, g green, k black, r red, o orange, x grey; #1#: carts.\nA capital letter: cart symbols, which give a bonus card.',
  cards: {
    pink: 'pink',
    blue: 'blue',
    green: 'green',
    black: 'black',
    red: 'red',
    orange: 'orange',
    joker: 'joker',
  },
  display: 'Display',
  pile: 'Pile',
  discards: 'Discards',
  contractPile: 'Contract pile',
  returned: 'You put under the pile',
  hand: 'Hand',
  known: 'Seen taken, not paid',
  took: 'Took last turn',
  contracts: 'Contracts',
  offer: 'To choose from',
  chosen: 'Chosen',
  place: (from: number) => `(no. ${from} from the top)`,
  lastTurns: (left: number) => `Last turns: ${left} to go.`,
  finalScore: 'Final score',
  figures: (own: SeatView) => [
    many(own.score, 'point', 'points'),
    many(own.carts, 'cart', 'carts'),
    many(own.cards, 'card', 'cards'),
    many(own.contracts, 'contract', 'contracts'),
    many(own.bonus, 'bonus card', 'bonus cards'),
  ],
  final: ({ routes, bonusPoints, total, place }: Final, contracts: number) => [
    `routes ${routes}`,
    `contracts ${signed(contracts)}`,
    `bonus ${signed(bonusPoints)}`,
    `total ${total}`,
    `place ${place}`,
  ],
};
