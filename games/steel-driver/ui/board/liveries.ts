/** How the six companies look. They carry marks in place of letters: two names begin with a G, two with a B. */
import { inksOf, type Livery } from '@roundhouse/ui/pieces/livery';
import { COMPANIES, type Company } from '../../src/index.ts';

const PATTERNS = ['dots', 'bars', 'chevrons', 'diamonds', 'stars', 'pales'] as const;

const LIVERIES: readonly Livery[] = COMPANIES.map((colour, company) => ({
  colour,
  pattern: PATTERNS[company] ?? 'dots',
  letter: '',
}));
const [FIRST] = LIVERIES;

export function liveryOf(company: Company): Livery {
  const livery = LIVERIES[company] ?? FIRST;
  if (!livery) throw new RangeError(`SD-1.1: there is no company ${company}`);
  return livery;
}

/** What a company's mark is drawn with, on its colour. */
export function markInk(company: Company): string {
  return inksOf(liveryOf(company)).letter;
}
