import type { Verbs } from '../deeds.ts';
import { words as colours } from './colours.ts';

export const words: Verbs = {
  offer: (company, bid) => `Bied ${colours.companies[company]} aan voor ${bid}`,
  bid: (bid) => `Bied ${bid}`,
  cubes: (count) => (count === 1 ? '1 blokje' : `${count} blokjes`),
  build: (way, cost) => `Leg ${way}, ${cost}`,
  start: (from, to, cost) => `Begin in ${from} en bouw naar ${to}, ${cost}`,
  take: (city, gain) => `Pak het blokje van ${city}, +$${gain} per aandeel`,
  earns: (sum) => `winst +$${sum}`,
  earnsNothing: 'geen nieuwe stad',
};
