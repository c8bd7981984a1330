import { plain } from '@roundhouse/ui/plain';
import type { TurnStep } from '../../../src/index.ts';

const s = (count: number, one: string, more: string): string =>
  `${plain(count)} ${count === 1 ? one : more}`;

const STEPS: Readonly<Partial<Record<TurnStep, string>>> = {
  choose: 'Choosing contracts',
  second: 'Drawing a second card',
  keep: 'Choosing contracts',
};

export const words = {
  and: 'and',
  /** Groups of places. */
  offers: 'Contracts to choose from',
  display: 'Display',
  piles: 'Piles',
  hand: (who: string) => `Hand of ${who}`,
  held: (who: string) => `Contracts of ${who}`,
  routes: 'Routes',
  players: 'Players',
  cards: {
    pink: 'Pink card',
    blue: 'Blue card',
    green: 'Green card',
    black: 'Black card',
    red: 'Red card',
    orange: 'Orange card',
    joker: 'Joker',
  },
  symbols: {
    pink: 'pear',
    blue: 'drop',
    green: 'cross',
    black: 'diamond',
    red: 'triangle',
    orange: 'crescent',
  },
  routeColours: {
    pink: 'pink',
    blue: 'blue',
    green: 'green',
    black: 'black',
    red: 'red',
    orange: 'orange',
    grey: 'grey, any one colour',
  },
  emptyPlace: 'Empty place',
  drawPile: 'Pile of transport cards',
  contractPile: 'Pile of contracts',
  count: (cards: number) => s(cards, 'card', 'cards'),
  discards: (cards: number) => `${s(cards, 'card', 'cards')} discarded`,
  contractsLeft: (contracts: number) => `${s(contracts, 'contract', 'contracts')} left`,
  done: 'completed',
  notDone: 'not completed yet',
  spaces: (length: number, points: number) =>
    `${s(length, 'space', 'spaces')}, ${s(points, 'point', 'points')}`,
  bonusRoute: 'brings a bonus card',
  double: 'double route',
  ownedBy: (who: string, paid: string) => `${who}, with ${paid}`,
  free: 'free',
  jokers: (count: number) => s(count, 'joker', 'jokers'),
  points: (count: number) => s(count, 'point', 'points'),
  carts: (count: number) => `${s(count, 'cart', 'carts')} left`,
  bonus: (count: number) => s(count, 'bonus card', 'bonus cards'),
  contracts: (count: number) => s(count, 'contract', 'contracts'),
  seen: (cards: string) => `seen taken: ${cards}`,
  facts: {
    carts: 'Carts',
    cards: 'Cards in hand',
    contracts: 'Contracts',
    bonus: 'Bonus cards',
  },
  figures: { score: 'Points', carts: 'Carts left' },
  changes: {
    score: ['point', 'points'],
    carts: ['cart', 'carts'],
    cards: ['card in hand', 'cards in hand'],
    of: {
      pink: ['pink card', 'pink cards'],
      blue: ['blue card', 'blue cards'],
      green: ['green card', 'green cards'],
      black: ['black card', 'black cards'],
      red: ['red card', 'red cards'],
      orange: ['orange card', 'orange cards'],
      joker: ['joker', 'jokers'],
    },
    bonus: ['bonus card', 'bonus cards'],
    contracts: ['contract', 'contracts'],
    completed: ['contract completed', 'contracts completed'],
  },
  steps: STEPS,
  toMove: 'To move',
  place: (place: number) => `Place ${place}`,
  dealing: 'Cards are dealt',
  choosing: 'First contracts',
  playing: 'Carts are rolling',
  lastTurns: (turns: number) => `Last turns: ${turns} to go`,
  over: 'The game is over',
  endAt: (carts: number, fewest: number) =>
    `once somebody has ${carts} carts or fewer: ${fewest} now`,
} as const;
