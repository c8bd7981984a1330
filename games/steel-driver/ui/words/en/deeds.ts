import type { CompanyName } from '../../../src/index.ts';
import { words as colours } from './colours.ts';

export const words = {
  offer: (company: CompanyName, bid: string) => `Offer ${colours.companies[company]} for ${bid}`,
  bid: (bid: string) => `Bid ${bid}`,
  cubes: (count: number) => (count === 1 ? '1 cube' : `${count} cubes`),
  build: (way: string, cost: string) => `Build ${way}, ${cost}`,
  start: (from: string, to: string, cost: string) => `Start in ${from} and build to ${to}, ${cost}`,
  take: (city: string, gain: number) => `Take the cube of ${city}, +$${gain} a share`,
  earns: (sum: number) => `profit +$${sum}`,
  earnsNothing: 'no new city',
};
