/** How companies and goods look in a terminal: told apart by a sign as well as by a colour. */
import type { Paint } from '@roundhouse/ui/terminal';
import type { CompanyName, Goods } from '../../src/index.ts';

export const MARKS: Readonly<
  Record<CompanyName, { readonly sign: string; readonly paint: Paint }>
> = {
  red: { sign: 'o', paint: 'red' },
  yellow: { sign: '=', paint: 'yellow' },
  green: { sign: '>', paint: 'green' },
  brown: { sign: '#', paint: 'magenta' },
  grey: { sign: '*', paint: 'white' },
  blue: { sign: '|', paint: 'blue' },
};

export const GOODS_LETTERS: Readonly<Record<Goods, string>> = {
  white: 'w',
  black: 'b',
  green: 'g',
  orange: 'o',
  pink: 'p',
};
