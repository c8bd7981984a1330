import { enumerate } from '@roundhouse/ui/sentence';
import type { Built, Recap } from '../recap.ts';

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

const built = ({ company, cubes: count, cities }: Built): string =>
  cities.length === 0
    ? `built ${cubes(count)} of ${company}`
    : `built ${company} to ${enumerate(cities, 'and')}`;

export const words: Recap = {
  bought: (who, company, price) => `${who} bought ${company} for $${price}`,
  founded: (company, city) => `${company} begins in ${city}`,
  unsold: (company) => `nobody bid for ${company}`,
  built: (who, companies) => `${who} ${enumerate(companies.map(built), 'and')}`,
  developed: (who, city) => `${who} put a house in ${city}`,
  financed: (who, company) => `${who} gave ${company} $5`,
  collected: (who) => `${who} took $2`,
  levied: (who) => `${who} made the others pay $2`,
  rested: (who) => `${who} did nothing`,
  dividends: (sum) => `you got $${sum} in dividends`,
};
