/** What is in the box (AR-1.1). */
import type { ByCompany, CompanyId } from './types.ts';

export interface CompanyData {
  readonly id: CompanyId;
  /** The income marker included. */
  readonly cubes: number;
  readonly shares: number;
  /** Cubes in stock at the start: one is the income marker (AR-1.2). */
  readonly supply: number;
}

function company(id: CompanyId, cubes: number, shares: number): CompanyData {
  return { id, cubes, shares, supply: cubes - 1 };
}

export const COMPANY_DATA: Readonly<ByCompany<CompanyData>> = [
  company('american', 31, 5),
  company('national', 29, 4),
  company('continental', 26, 3),
  company('majestic', 22, 4),
  company('liberty', 19, 2),
  company('republic', 17, 3),
];

export const HOUSES = 12;
export const FIRST_YEAR = 1851;
export const LAST_YEAR = 1857;
export const PHASES = 3;
export const MINIMUM_BID = 10;
