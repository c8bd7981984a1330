import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Steel Driver',
  short: 'Steel Driver',
  blurb:
    'Bid your cubes for the control of six railways, build across America and cash the profits.',
  minutes: 'about 120 minutes',
  sources: [
    'A game by Martin Wallace. The names are his; words, code and drawings here are our own.',
    'The printed board could not be found. Known are the number of cities and their colours, some names and values, and that some routes exist; everything else on the map of the USA is a reconstruction. The small map of the Low Countries is our own design.',
  ],
};
