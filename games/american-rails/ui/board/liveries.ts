/** How the six companies look (AR-1.1). */
import type { Livery } from '@roundhouse/ui/pieces/livery';
import type { ByCompany } from '../../src/types.ts';

export const LIVERIES: Readonly<ByCompany<Livery>> = [
  { colour: 'white', pattern: 'dots', letter: 'A' },
  { colour: 'grey', pattern: 'bars', letter: 'N' },
  { colour: 'green', pattern: 'chevrons', letter: 'C' },
  { colour: 'yellow', pattern: 'diamonds', letter: 'M' },
  { colour: 'red', pattern: 'stars', letter: 'L' },
  { colour: 'blue', pattern: 'pales', letter: 'R' },
];
