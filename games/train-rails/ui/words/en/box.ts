import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Train Rails: Chicago',
  short: 'Train Rails',
  blurb:
    'Push through a crowded train of the Chicago L and be the first with all your pawns on a seat.',
  minutes: 'about 30 minutes',
  sources: [
    'Train Rails: Chicago Edition is its designers’ and publisher’s game. The names are theirs; words, code and drawings here are our own, made from the rules alone.',
    'The printed cars and the number of each card could not be found. The four cars, the cards and the die are our own design, tuned by playing many games; the cars of the Chicago L gave the ideas.',
  ],
};
