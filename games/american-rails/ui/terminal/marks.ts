/** How companies look in a terminal: a letter as well as a colour. */
import type { Paint } from '@roundhouse/ui/terminal';
import type { ByCompany } from '../../src/types.ts';

export const LETTERS: Readonly<ByCompany<string>> = ['A', 'N', 'C', 'M', 'L', 'R'];
export const COLOURS: Readonly<ByCompany<Paint>> = [
  'white',
  'grey',
  'green',
  'yellow',
  'red',
  'blue',
];
