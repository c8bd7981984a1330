import type { TerminalLabels } from '../terminal.ts';
import { signed } from '../names.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

export const words: TerminalLabels = {
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
};
