import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Wagon Stack',
  short: 'Wagon Stack',
  blurb: 'Take one, two or three wagons from the yard, and see to it that the last one is yours.',
  minutes: 'about 2 minutes',
  sources: ['An old counting game in railway clothes, made to start a new game from.'],
};
