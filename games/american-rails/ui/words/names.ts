/** What is called the same in every language. */
import { boardOf } from '../../src/board.ts';
import { cityValue } from '../../src/income.ts';
import { cubeCost } from '../../src/track.ts';
import type { Company, View } from '../../src/types.ts';

const COMPANY_NAMES = [
  'American',
  'National',
  'Continental',
  'Majestic',
  'Liberty',
  'Republic',
] as const;

export function companyName(company: Company): string {
  return COMPANY_NAMES[company];
}

/** By its id, as refusals give it. */
export function companyOfId(id: string | number | undefined): string {
  return COMPANY_NAMES.find((name) => name.toLowerCase() === id) ?? '';
}

export function costAt(view: View, hex: number): number {
  return cubeCost(boardOf(view.config), hex, view.map[hex] ?? 0);
}

/** What a company's cube in a city would be worth to it. */
export function valueFor(view: View, company: Company, hex: number): number {
  const city = boardOf(view.config).cityAt[hex];
  return city ? cityValue(city, (view.map[hex] ?? 0) | (1 << company)) : 0;
}
