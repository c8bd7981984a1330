/** What stands on the board in words. */
import type { Language } from '@roundhouse/ui/words';

export interface BoardLabels {
  readonly board: string;
  readonly motto: string;
  readonly north: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly display: string;
  readonly hand: string;
  readonly noCards: string;
  readonly contracts: string;
  readonly offers: string;
  readonly both: string;
  readonly to: string;
  readonly done: string;
  readonly closed: string;
  readonly failed: string;
  missing(spaces: number): string;
  readonly pile: string;
  readonly contractPile: string;
  readonly discards: string;
  readonly payments: string;
  readonly legend: string;
  /** So many spaces bring so many points. */
  pointsFor(spaces: number, points: number): string;
  readonly merchandise: string;
  place(place: number): string;
  merchandiseOf(cards: number): string;
  readonly seen: string;
}

const en: BoardLabels = {
  board: 'The board',
  motto: 'carts and canals, 1652',
  north: 'N',
  zoom: { closer: 'Closer', wider: 'Further away', whole: 'The whole map: go to a part of it' },
  display: 'Display',
  hand: 'Your hand',
  noCards: 'No cards in hand',
  contracts: 'Your contracts',
  offers: 'Keep one or both',
  both: 'Both',
  to: 'to',
  done: 'completed',
  closed: 'no way left',
  failed: 'not completed',
  missing: (spaces) => (spaces === 1 ? '1 space to go' : `${spaces} spaces to go`),
  pile: 'Pile',
  contractPile: 'Contracts',
  discards: 'Discards',
  payments: 'Ways to pay',
  legend: 'Points',
  pointsFor: (spaces, points) =>
    `${spaces === 1 ? '1 space' : `${spaces} spaces`}: ${points === 1 ? '1 point' : `${points} points`}`,
  merchandise: 'Most bonus cards',
  place: (place) => ['1st', '2nd', '3rd', '4th'][place - 1] ?? String(place),
  merchandiseOf: (cards) => (cards === 1 ? '1 bonus card' : `${cards} bonus cards`),
  seen: 'Seen taken',
};

const nl: BoardLabels = {
  board: 'Het bord',
  motto: 'karren en grachten, 1652',
  north: 'N',
  zoom: {
    closer: 'Dichterbij',
    wider: 'Verder weg',
    whole: 'De hele kaart: ga naar een deel ervan',
  },
  display: 'Openliggend',
  hand: 'Jouw hand',
  noCards: 'Geen kaarten in de hand',
  contracts: 'Jouw contractkaarten',
  offers: 'Houd er één of allebei',
  both: 'Allebei',
  to: 'naar',
  done: 'behaald',
  closed: 'geen weg meer over',
  failed: 'niet behaald',
  missing: (spaces) => (spaces === 1 ? 'nog 1 vakje' : `nog ${spaces} vakjes`),
  pile: 'Stapel',
  contractPile: 'Contractkaarten',
  discards: 'Afleg',
  payments: 'Manieren om te betalen',
  legend: 'Punten',
  pointsFor: (spaces, points) =>
    `${spaces === 1 ? '1 vakje' : `${spaces} vakjes`}: ${points === 1 ? '1 punt' : `${points} punten`}`,
  merchandise: 'Meeste bonuskaarten',
  place: (place) => `${place}e`,
  merchandiseOf: (cards) => (cards === 1 ? '1 bonuskaart' : `${cards} bonuskaarten`),
  seen: 'Open genomen',
};

export const BOARD_LABELS: Readonly<Record<Language, BoardLabels>> = { en, nl };
