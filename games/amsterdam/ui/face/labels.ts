/** The short phrases of the face, in each language. */
import type { Language } from '@roundhouse/ui/words';
import type { Card, Colour, Step } from '../../src/index.ts';

export interface Labels {
  readonly and: string;
  /** Groups of places. */
  readonly offers: string;
  readonly display: string;
  readonly piles: string;
  hand(who: string): string;
  held(who: string): string;
  readonly routes: string;
  readonly players: string;

  readonly cards: Readonly<Record<Card, string>>;
  readonly symbols: Readonly<Record<Colour, string>>;
  readonly routeColours: Readonly<Record<Colour | 'grey', string>>;
  readonly emptyPlace: string;
  readonly drawPile: string;
  readonly contractPile: string;
  count(cards: number): string;
  discards(cards: number): string;
  contractsLeft(contracts: number): string;
  readonly done: string;
  readonly notDone: string;

  spaces(length: number, points: number): string;
  readonly bonusRoute: string;
  readonly double: string;
  ownedBy(who: string, paid: string): string;
  readonly free: string;
  jokers(count: number): string;

  points(count: number): string;
  carts(count: number): string;
  bonus(count: number): string;
  contracts(count: number): string;
  seen(cards: string): string;

  readonly facts: {
    readonly carts: string;
    readonly cards: string;
    readonly contracts: string;
    readonly bonus: string;
  };
  readonly figures: { readonly score: string; readonly carts: string };
  readonly changes: {
    readonly score: string;
    readonly carts: string;
    readonly cards: string;
    readonly of: Readonly<Record<Card, string>>;
    readonly bonus: string;
    readonly contracts: string;
    readonly completed: string;
  };
  readonly steps: Readonly<Partial<Record<Step, string>>>;
  readonly toMove: string;
  place(place: number): string;
  readonly dealing: string;
  readonly choosing: string;
  readonly playing: string;
  lastTurns(turns: number): string;
  readonly over: string;
  endAt(carts: number, fewest: number): string;
}

const s = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const en: Labels = {
  and: 'and',
  offers: 'Contracts to choose from',
  display: 'Display',
  piles: 'Piles',
  hand: (who) => `Hand of ${who}`,
  held: (who) => `Contracts of ${who}`,
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
  count: (cards) => s(cards, 'card', 'cards'),
  discards: (cards) => `${s(cards, 'card', 'cards')} discarded`,
  contractsLeft: (contracts) => `${s(contracts, 'contract', 'contracts')} left`,
  done: 'completed',
  notDone: 'not completed yet',
  spaces: (length, points) => `${s(length, 'space', 'spaces')}, ${s(points, 'point', 'points')}`,
  bonusRoute: 'brings a bonus card',
  double: 'double route',
  ownedBy: (who, paid) => `${who}, with ${paid}`,
  free: 'free',
  jokers: (count) => s(count, 'joker', 'jokers'),
  points: (count) => s(count, 'point', 'points'),
  carts: (count) => `${s(count, 'cart', 'carts')} left`,
  bonus: (count) => s(count, 'bonus card', 'bonus cards'),
  contracts: (count) => s(count, 'contract', 'contracts'),
  seen: (cards) => `seen taken: ${cards}`,
  facts: {
    carts: 'Carts',
    cards: 'Cards in hand',
    contracts: 'Contracts',
    bonus: 'Bonus cards',
  },
  figures: { score: 'Points', carts: 'Carts left' },
  changes: {
    score: 'points',
    carts: 'carts',
    cards: 'cards in hand',
    of: {
      pink: 'pink cards',
      blue: 'blue cards',
      green: 'green cards',
      black: 'black cards',
      red: 'red cards',
      orange: 'orange cards',
      joker: 'jokers',
    },
    bonus: 'bonus cards',
    contracts: 'contracts',
    completed: 'contracts completed',
  },
  steps: {
    choose: 'Choosing contracts',
    second: 'Drawing a second card',
    keep: 'Choosing contracts',
  },
  toMove: 'To move',
  place: (place) => `Place ${place}`,
  dealing: 'Cards are dealt',
  choosing: 'First contracts',
  playing: 'Carts are rolling',
  lastTurns: (turns) => `Last turns: ${turns} to go`,
  over: 'The game is over',
  endAt: (carts, fewest) => `once somebody has ${carts} carts or fewer: ${fewest} now`,
};

const nl: Labels = {
  and: 'en',
  offers: 'Contractkaarten om uit te kiezen',
  display: 'Openliggende transportkaarten',
  piles: 'Stapels',
  hand: (who) => `Hand van ${who}`,
  held: (who) => `Contractkaarten van ${who}`,
  routes: 'Routes',
  players: 'Spelers',
  cards: {
    pink: 'Roze kaart',
    blue: 'Blauwe kaart',
    green: 'Groene kaart',
    black: 'Zwarte kaart',
    red: 'Rode kaart',
    orange: 'Oranje kaart',
    joker: 'Joker',
  },
  symbols: {
    pink: 'peer',
    blue: 'druppel',
    green: 'kruis',
    black: 'ruit',
    red: 'driehoek',
    orange: 'maansikkel',
  },
  routeColours: {
    pink: 'roze',
    blue: 'blauw',
    green: 'groen',
    black: 'zwart',
    red: 'rood',
    orange: 'oranje',
    grey: 'grijs, één kleur naar keuze',
  },
  emptyPlace: 'Lege plek',
  drawPile: 'Gedekte stapel transportkaarten',
  contractPile: 'Stapel contractkaarten',
  count: (cards) => s(cards, 'kaart', 'kaarten'),
  discards: (cards) => `${s(cards, 'kaart', 'kaarten')} op de aflegstapel`,
  contractsLeft: (contracts) => `nog ${s(contracts, 'contractkaart', 'contractkaarten')}`,
  done: 'behaald',
  notDone: 'nog niet behaald',
  spaces: (length, points) => `${s(length, 'vakje', 'vakjes')}, ${s(points, 'punt', 'punten')}`,
  bonusRoute: 'geeft een bonuskaart',
  double: 'dubbele route',
  ownedBy: (who, paid) => `${who}, met ${paid}`,
  free: 'vrij',
  jokers: (count) => s(count, 'joker', 'jokers'),
  points: (count) => s(count, 'punt', 'punten'),
  carts: (count) => `nog ${s(count, 'kar', 'karren')}`,
  bonus: (count) => s(count, 'bonuskaart', 'bonuskaarten'),
  contracts: (count) => s(count, 'contractkaart', 'contractkaarten'),
  seen: (cards) => `open genomen: ${cards}`,
  facts: {
    carts: 'Karren',
    cards: 'Kaarten in de hand',
    contracts: 'Contractkaarten',
    bonus: 'Bonuskaarten',
  },
  figures: { score: 'Punten', carts: 'Karren over' },
  changes: {
    score: 'punten',
    carts: 'karren',
    cards: 'kaarten in de hand',
    of: {
      pink: 'roze kaarten',
      blue: 'blauwe kaarten',
      green: 'groene kaarten',
      black: 'zwarte kaarten',
      red: 'rode kaarten',
      orange: 'oranje kaarten',
      joker: 'jokers',
    },
    bonus: 'bonuskaarten',
    contracts: 'contractkaarten',
    completed: 'behaalde contractkaarten',
  },
  steps: {
    choose: 'Kiest contractkaarten',
    second: 'Trekt een tweede kaart',
    keep: 'Kiest contractkaarten',
  },
  toMove: 'Aan de beurt',
  place: (place) => `Plaats ${place}`,
  dealing: 'De kaarten worden gedeeld',
  choosing: 'Eerste contractkaarten',
  playing: 'De karren rijden',
  lastTurns: (turns) => `Laatste beurten: nog ${turns}`,
  over: 'Het spel is afgelopen',
  endAt: (carts, fewest) => `zodra iemand nog ${carts} karren of minder heeft: nu ${fewest}`,
};

export const LABELS: Readonly<Record<Language, Labels>> = { en, nl };
