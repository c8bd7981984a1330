import type { BoardLabels } from '../board.ts';

export const words: BoardLabels = {
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
