/** The rule bot: bids by value, builds by value per cube and new colours, drafts by set value. */
import type { Rng } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';
import { chooseBid, chooseOffer } from './bidding.ts';
import { chooseLink } from './building.ts';
import { chooseGoods } from './drafting.ts';

export function chooseByRules(
  view: View,
  legal: readonly Action[],
  seat: number,
  rng: Rng,
): Action {
  const [only] = legal;
  if (legal.length === 1 && only !== undefined) return only;
  switch (view.phase) {
    case 'offer':
      return chooseOffer(view, legal, seat, rng);
    case 'auction':
      return chooseBid(view, legal, seat, rng);
    case 'build':
      return chooseLink(view, legal, seat, rng);
    case 'goods':
      return chooseGoods(view, legal, seat, rng);
    case 'starter':
    case 'over':
      throw new Error(`phase ${view.phase}: nobody is to act`);
  }
}
