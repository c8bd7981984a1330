import type { Language } from '@roundhouse/ui/words';
import type { Card, Final, SeatView } from '../src/index.ts';
import { signed } from './words/names.ts';

interface Labels {
  readonly legend: string;
  readonly cards: Readonly<Record<Card, string>>;
  readonly display: string;
  readonly pile: string;
  readonly discards: string;
  readonly contractPile: string;
  readonly returned: string;
  readonly hand: string;
  readonly known: string;
  readonly took: string;
  readonly contracts: string;
  readonly offer: string;
  readonly chosen: string;
  place(from: number): string;
  lastTurns(left: number): string;
  readonly finalScore: string;
  figures(own: SeatView): readonly string[];
  final(final: Final, contracts: number): readonly string[];
}

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
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
    place: (from) => `(no. ${from} from the top)`,
    lastTurns: (left) => `Last turns: ${left} to go.`,
    finalScore: 'Final score',
    figures: (own) => [
      many(own.score, 'point', 'points'),
      many(own.carts, 'cart', 'carts'),
      many(own.cards, 'card', 'cards'),
      many(own.contracts, 'contract', 'contracts'),
      many(own.bonus, 'bonus card', 'bonus cards'),
    ],
    final: ({ routes, bonusPoints, total, place }, contracts) => [
      `routes ${routes}`,
      `contracts ${signed(contracts)}`,
      `bonus ${signed(bonusPoints)}`,
      `total ${total}`,
      `place ${place}`,
    ],
  },
  nl: {
    legend:
      'Vrij: p roze, b blauw, g groen, k zwart, r rood, o oranje, x grijs; #1#: karren.\nEen hoofdletter: kar-symbolen, goed voor een bonuskaart.',
    cards: {
      pink: 'roze',
      blue: 'blauw',
      green: 'groen',
      black: 'zwart',
      red: 'rood',
      orange: 'oranje',
      joker: 'joker',
    },
    display: 'Openliggend',
    pile: 'Gedekte stapel',
    discards: 'Aflegstapel',
    contractPile: 'Contractkaarten',
    returned: 'Door jou onder de stapel gelegd',
    hand: 'Hand',
    known: 'Open genomen, niet betaald',
    took: 'Vorige beurt genomen',
    contracts: 'Contractkaarten',
    offer: 'Om uit te kiezen',
    chosen: 'Gekozen',
    place: (from) => `(${from}e van boven)`,
    lastTurns: (left) => `Laatste beurten: nog ${left}.`,
    finalScore: 'Eindstand',
    figures: (own) => [
      many(own.score, 'punt', 'punten'),
      many(own.carts, 'kar', 'karren'),
      many(own.cards, 'kaart', 'kaarten'),
      many(own.contracts, 'contractkaart', 'contractkaarten'),
      many(own.bonus, 'bonuskaart', 'bonuskaarten'),
    ],
    final: ({ routes, bonusPoints, total, place }, contracts) => [
      `routes ${routes}`,
      `contractkaarten ${signed(contracts)}`,
      `bonus ${signed(bonusPoints)}`,
      `samen ${total}`,
      `plaats ${place}`,
    ],
  },
};
