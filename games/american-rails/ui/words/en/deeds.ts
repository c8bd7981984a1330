import type { Verbs } from '../deeds.ts';

export const words: Verbs = {
  auction: (company) => `Auction ${company}`,
  start: (company, city) => `Start ${company} in ${city}`,
  choose: (space) => `Choose ${space}`,
  house: (city) => `Build a house in ${city}`,
  finance: (company) => `Finance ${company}, $5`,
  build: ({ name, within, isCity }, cost, company, treasury) =>
    `Build ${isCity ? name : within}, $${cost} (${company} has $${treasury})`,
  levy: 'Make the others pay $2',
  expand2: 'Expand by 2',
};
