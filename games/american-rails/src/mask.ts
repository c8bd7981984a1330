/** What stands in a hex: a bit for each company with a cube there, and one for a house. */
import { countOnes } from '@roundhouse/kit/bitset';
import { COMPANIES, type Company } from './types.ts';

export const HOUSE = 1 << COMPANIES.length;
/** How many different masks there are. */
export const MASKS = HOUSE * 2;
const CUBES = HOUSE - 1;

export function cubesIn(mask: number): number {
  return countOnes(mask & CUBES);
}

export function hasCube(mask: number, company: Company): boolean {
  return ((mask >> company) & 1) === 1;
}

export function hasHouse(mask: number): boolean {
  return mask >= HOUSE;
}
