/** What companies and goods are called: both by their colours. */
import type { CompanyName, Goods } from '../../src/index.ts';

export interface Colours {
  readonly companies: Readonly<Record<CompanyName, string>>;
  readonly goods: Readonly<Record<Goods, string>>;
}
