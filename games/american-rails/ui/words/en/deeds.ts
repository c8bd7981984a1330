import type { Where } from '../deeds.ts';

export const words = {
  auction: (company: string) => `Auction ${company}`,
  start: (company: string, city: string) => `Start ${company} in ${city}`,
  choose: (space: string) => `Choose ${space}`,
  house: (city: string) => `Build a house in ${city}`,
  finance: (company: string) => `Finance ${company}, $5`,
  build: ({ name, within, isCity }: Where, cost: number, company: string, treasury: number) =>
    `Build ${isCity ? name : within}, $${cost} (${company} has $${treasury})`,
  levy: 'Make the others pay $2',
  expand2: 'Expand by 2',
};
