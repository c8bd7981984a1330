import { enumerate } from '@roundhouse/ui/sentence';
import type { Built } from '../recap.ts';

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

const built = ({ company, cubes: count, cities }: Built): string =>
  cities.length === 0
    ? `built ${cubes(count)} of ${company}`
    : `built ${company} to ${enumerate(cities, 'and')}`;

export const words = {
  bought: (who: string, company: string, price: number) => `${who} bought ${company} for $${price}`,
  /** Where a company that was bought begins. */
  founded: (company: string, city: string) => `${company} begins in ${city}`,
  unsold: (company: string) => `nobody bid for ${company}`,
  built: (who: string, companies: readonly Built[]) =>
    `${who} ${enumerate(companies.map(built), 'and')}`,
  developed: (who: string, city: string) => `${who} put a house in ${city}`,
  financed: (who: string, company: string) => `${who} gave ${company} $5`,
  collected: (who: string) => `${who} took $2`,
  levied: (who: string) => `${who} made the others pay $2`,
  /** On Pass, or an action declined. */
  rested: (who: string) => `${who} did nothing`,
  dividends: (sum: number) => `you got $${sum} in dividends`,
};
