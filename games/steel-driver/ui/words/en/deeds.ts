import type { Verbs } from '../deeds.ts';
import { words as colours } from './colours.ts';

export const words: Verbs = {
  offer: (company, bid) => `Offer ${colours.companies[company]} for ${bid}`,
  bid: (bid) => `Bid ${bid}`,
  cubes: (count) => (count === 1 ? '1 cube' : `${count} cubes`),
  build: (way, cost) => `Build ${way}, ${cost}`,
  start: (from, to, cost) => `Start in ${from} and build to ${to}, ${cost}`,
  take: (city, gain) => `Take the cube of ${city}, +$${gain} a share`,
  earns: (sum) => `profit +$${sum}`,
  earnsNothing: 'no new city',
};
