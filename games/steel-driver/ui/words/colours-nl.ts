/** What companies and goods are called in Dutch. */
import type { CompanyName, Goods } from '../../src/index.ts';

export const COMPANIES_NL: Readonly<Record<CompanyName, string>> = {
  red: 'Rood',
  yellow: 'Geel',
  green: 'Groen',
  brown: 'Bruin',
  grey: 'Grijs',
  blue: 'Blauw',
};
export const GOODS_NL: Readonly<Record<Goods, string>> = {
  white: 'wit',
  black: 'zwart',
  green: 'groen',
  orange: 'oranje',
  pink: 'roze',
};
