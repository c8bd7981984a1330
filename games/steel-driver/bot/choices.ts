/** The choices of a decision in numbers, for an instinct to weigh. */
import type { Choices, Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { COMPANIES, type Action, type SteelDriver, type View } from '../src/index.ts';
import { tellAuction } from './choices/auction.ts';
import { EACH } from './choices/columns.ts';
import { tellGoods } from './choices/goods.ts';
import { tellLinks } from './choices/links.ts';
import { tellOffers } from './choices/offer.ts';
import { TABLE } from './choices/table.ts';

/** Each company for two prices, and a pass. */
const MOST = 2 * COMPANIES.length + 1;

export const choices: Choices<SteelDriver> = { table: TABLE, each: EACH, most: MOST, read };

function read(view: View, legal: readonly Action[], seat: Seat, into: Sheet): readonly Action[] {
  into.rows.fill(0);
  switch (view.phase) {
    case 'auction':
      return tellAuction(view, legal, seat, into);
    case 'offer':
      return tellOffers(view, legal, seat, into);
    case 'build':
      return tellLinks(view, legal, seat, into);
    case 'goods':
      return tellGoods(view, legal, seat, into);
    case 'starter':
    case 'over':
      return [];
  }
}
