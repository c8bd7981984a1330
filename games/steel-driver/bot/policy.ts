/** The rule bot: bids by value, builds by value per cube and new colours, drafts by set value. */
import type { Policy } from '@roundhouse/bots';
import type { SteelDriver } from '../src/index.ts';
import { chooseBid, chooseOffer } from './bidding.ts';
import { chooseLink } from './building.ts';
import { chooseGoods } from './drafting.ts';
import type { Temper } from './temper.ts';

export function policyOf(temper: Temper): Policy<SteelDriver> {
  return (view, legal, seat, rng) => {
    const [only] = legal;
    if (legal.length === 1 && only !== undefined) return only;
    switch (view.phase) {
      case 'offer':
        return chooseOffer(view, legal, seat, temper, rng);
      case 'auction':
        return chooseBid(view, legal, seat, temper, rng);
      case 'build':
        return chooseLink(view, legal, seat, temper, rng);
      case 'goods':
        return chooseGoods(view, legal, seat, temper, rng);
      case 'starter':
      case 'over':
        throw new Error(`phase ${view.phase}: nobody is to act`);
    }
  };
}
