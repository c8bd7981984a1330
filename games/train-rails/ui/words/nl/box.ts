import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Train Rails: Chicago',
  short: 'Train Rails',
  blurb:
    'Wring je door een volle trein van de L in Chicago en zet als eerste al je pionnen op een stoel.',
  minutes: 'ongeveer 30 minuten',
  sources: [
    'Train Rails: Chicago Edition is het spel van zijn makers en uitgever. De namen zijn van hen; tekst, programma en tekeningen zijn van ons, gemaakt naar de regels alleen.',
    'De gedrukte wagons en de aantallen van de kaarten waren niet te vinden. De vier wagons, de kaarten en de dobbelsteen zijn een eigen ontwerp, bijgesteld in veel gespeelde partijen; de wagons van de L in Chicago gaven de ideeën.',
  ],
};
