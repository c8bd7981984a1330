import type { PuzzleWords } from '../puzzles.ts';

export const words: PuzzleWords = {
  title: 'Puzzels',
  lead: 'Standen uit partijen van onze bots waarin één zet duidelijk de beste is. Welke?',
  how: 'De antwoorden komen van een zoektocht die tot diep in het spel gaat en twee keer is gedaan. Wat je oplost, blijft op dit apparaat staan.',
  none: 'Hier zijn nog geen puzzels.',
  difficulties: { easy: 'Makkelijk', medium: 'Gemiddeld', hard: 'Moeilijk' },
  solved: (solved, count) => `${solved} van de ${count} opgelost`,
  link: (number, isSolved) => (isSolved ? `${number}, opgelost` : `${number}`),
  place: (difficulty, number, count) => `${difficulty}: puzzel ${number} van ${count}`,
  ask: 'Welke zet is de beste?',
  right: (move) => `Goed: ${move}.`,
  wrong: (move) => `Niet de beste: ${move}.`,
  shown: (move) => `De beste zet: ${move}.`,
  rightWins: (best, next) =>
    `Zo win je ${best} van de 100 partijen, met de op een na beste zet ${next}.`,
  wrongWins: (wins, more) =>
    `Zo win je ${wins} van de 100 partijen; met de beste zet win je er ${more} meer.`,
  far: (more) =>
    `Het is ook niet de op een na beste, en die wint al ${more} van de 100 partijen minder dan de beste zet.`,
  tryAgain: 'Probeer het nog eens.',
  show: 'Toon het antwoord',
  next: 'Volgende puzzel',
  all: 'Alle puzzels',
  gone: 'Deze puzzel is er niet.',
};
