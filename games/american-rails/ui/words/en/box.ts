import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'American Rails',
  short: 'American Rails',
  blurb: 'Buy railway shares at auction, build where it pays, and end with the most cash.',
  minutes: 'about 90 minutes',
  sources: [
    'A game by Tim Harrison, published by Games on the Brain (2009) and Quined Games (2013). The names are theirs; words, code and drawings here are our own.',
    'The board is a transcription: somebody who owns the game read the values of the cities from the printed board and drew its hexes again, the order of the actions too. One correction is ours: the row of Mobile and Tallahassee lies half a hex further east, as the coast has it.',
  ],
};
