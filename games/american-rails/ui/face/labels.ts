/** The short phrases of the face, in each language. */
import type { Counted } from '@roundhouse/ui/changed';
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { FrameStep, Terrain } from '../../src/types.ts';

type Playing = Exclude<FrameStep, 'removal' | 'banker' | 'over'>;

export interface Labels {
  readonly and: string;
  /** Groups of places. */
  readonly auctions: string;
  readonly companies: string;
  readonly actions: string;
  readonly cities: string;
  readonly country: Readonly<Record<Exclude<Terrain, 'city'>, string>>;
  readonly players: string;
  readonly stock: string;

  shareOf(company: string): string;
  bid(amount: number, who: string): string;
  readonly noBid: string;
  stillIn(who: string): string;
  havePassed(who: string): string;

  treasury(sum: number): string;
  income(sum: number): string;
  perShare(sum: number): string;
  supply(cubes: number): string;
  unsold(shares: number): string;
  owns(who: string, shares: number): string;
  readonly removed: string;
  readonly knockedOut: string;
  readonly notFounded: string;

  readonly free: string;
  trainIn(phase: number, who: string): string;

  values(full: number, shared: number): string;
  readonly house: string;
  readonly closed: string;
  readonly special: string;
  cubes(companies: string): string;
  near(cities: string): string;
  nextCube(cost: number, companies: string): string;

  cash(sum: number): string;
  shares(company: string, count: number): string;
  dividends(sum: number): string;
  readonly banker: string;
  ordered(place: number): string;

  readonly houses: string;
  left(count: number): string;

  /** What changes. */
  readonly changed: {
    readonly treasury: string;
    readonly income: string;
    readonly dividend: string;
    readonly cash: string;
    readonly supply: Counted;
    readonly houses: Counted;
    readonly unsold: Counted;
    readonly nextOrder: string;
    shares(company: string): Counted;
  };
  /** '2nd', for a place in the order. */
  rank(place: number): string;

  /** Figures. */
  readonly money: string;
  readonly course: string;
  readonly incomes: string;

  /** The player's panel. */
  readonly asItStands: string;
  readonly doing: Readonly<Record<Playing, string>>;
  played(space: string): string;
  orderNote(place: number): string;
  readonly passed: string;
  bids(amount: number): string;

  /** The sign on top. */
  readonly preparation: string;
  readonly over: string;
  now(year: number, phase: number): string;
  endYear(year: number): string;
  endShares(left: number): string;
  endSupplies(low: number, enough: number): string;

  /** What speaks for a share's price. */
  paysNow(now: number, then: number): string;
  readonly wouldStart: string;
  readonly noCity: string;
  wouldFirst(sum: number): string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/face.ts`),
);
