import type { Verbs } from '../deeds.ts';

export const words: Verbs = {
  auction: (company) => `Veil ${company}`,
  start: (company, city) => `Laat ${company} beginnen in ${city}`,
  choose: (space) => `Kies ${space}`,
  house: (city) => `Bouw een huisje in ${city}`,
  finance: (company) => `Financier ${company}, $5`,
  build: ({ within }, cost, company, treasury) =>
    `Bouw ${within}, $${cost} (${company} heeft $${treasury})`,
  levy: 'Laat de anderen $2 betalen',
  expand2: 'Breid uit met 2',
};
