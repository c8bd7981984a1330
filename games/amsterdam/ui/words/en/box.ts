import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Ticket to Ride: Amsterdam',
  short: 'Amsterdam',
  blurb: 'Collect cards in secret and claim routes through the Amsterdam of the 17th century.',
  minutes: '10 to 15 minutes',
  sources: [
    'A game by Alan R. Moon, published by Days of Wonder (2020). The names are theirs; words, code and drawings here are our own.',
    'Places, routes, colours and lengths were read off a picture of the printed board; four routes were partly covered there and are inferred. Four contracts are printed facts; the other twenty are a reconstruction after their pattern.',
  ],
};
