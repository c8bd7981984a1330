import { enumerate } from '@roundhouse/ui/sentence';
import type { Built, Recap } from '../recap.ts';

const cubes = (count: number): string => (count === 1 ? '1 spoorblokje' : `${count} spoorblokjes`);

const built = ({ company, cubes: count, cities }: Built): string =>
  cities.length === 0
    ? `legde ${cubes(count)} van ${company}`
    : `bouwde ${company} naar ${enumerate(cities, 'en')}`;

export const words: Recap = {
  bought: (who, company, price) => `${who} kocht ${company} voor $${price}`,
  founded: (company, city) => `${company} begint in ${city}`,
  unsold: (company) => `niemand bood op ${company}`,
  built: (who, companies) => `${who} ${enumerate(companies.map(built), 'en')}`,
  developed: (who, city) => `${who} zette een huisje in ${city}`,
  financed: (who, company) => `${who} gaf ${company} $5`,
  collected: (who) => `${who} nam $2`,
  levied: (who) => `${who} liet de anderen $2 betalen`,
  rested: (who) => `${who} deed niets`,
  dividends: (sum) => `jij kreeg $${sum} dividend`,
};
