import type { Box, Language } from '@roundhouse/ui/words';

export const box: Readonly<Record<Language, Box>> = {
  en: {
    name: 'Train Rails: Chicago',
    short: 'Train Rails',
    blurb:
      'Push through a crowded train of the Chicago L and be the first with all your pawns on a seat.',
    minutes: 'about 30 minutes',
    sources: [
      'Train Rails: Chicago Edition is its designers’ and publisher’s game. The names are theirs; words, code and drawings here are our own, made from the rules alone.',
      'The printed cars and the number of each card could not be found. The four cars, the cards and the die are our own design, tuned by playing many games; the cars of the Chicago L gave the ideas.',
    ],
  },
  nl: {
    name: 'Train Rails: Chicago',
    short: 'Train Rails',
    blurb:
      'Wring je door een volle trein van de L in Chicago en zet als eerste al je pionnen op een stoel.',
    minutes: 'ongeveer 30 minuten',
    sources: [
      'Train Rails: Chicago Edition is het spel van zijn makers en uitgever. De namen zijn van hen; tekst, programma en tekeningen zijn van ons, gemaakt naar de regels alleen.',
      'De gedrukte wagons en de aantallen van de kaarten waren niet te vinden. De vier wagons, de kaarten en de dobbelsteen zijn een eigen ontwerp, bijgesteld in veel gespeelde partijen; de wagons van de L in Chicago gaven de ideeën.',
    ],
  },
};
