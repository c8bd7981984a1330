/** The short phrases of the face, in each language. */
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { CompanyName, Goods, Phase } from '../../src/index.ts';

export interface Labels {
  readonly and: string;
  readonly company: Readonly<Record<CompanyName, string>>;
  readonly goods: Readonly<Record<Goods, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  /** Groups of places. */
  readonly auctions: string;
  readonly companies: string;
  readonly cities: string;
  readonly routes: string;
  readonly players: string;
  readonly stock: string;

  controlOf(company: string): string;
  bid(cubes: number, who: string): string;
  stillIn(who: string): string;
  havePassed(who: string): string;

  controlledBy(who: string): string;
  readonly uncontrolled: string;
  box(cubes: number): string;
  /** Cubes of earlier rounds; empty: there are none. */
  leftOver(cubes: number): string;
  profit(sum: number): string;
  readonly noLinks: string;
  links(laid: number, all: number): string;
  owns(who: string, shares: number): string;
  builds(place: number): string;
  readonly building: string;
  readonly passed: string;
  goodsHeld(goods: string): string;
  readonly noGoods: string;
  shareWorth(sum: number): string;

  value(sum: number): string;
  readonly hexagon: string;
  readonly end: string;
  networkOf(companies: string): string;
  goodsHere(goods: string): string;
  readonly goodsGone: string;

  cost(cubes: number): string;
  readonly free: string;
  builtBy(company: string): string;

  cash(sum: number): string;
  cubes(cubes: number): string;
  controls(companies: string): string;
  shares(company: string, count: number): string;
  readonly active: string;

  readonly supply: string;
  readonly crossing: string;
  readonly open: string;
  closedBy(company: string): string;

  readonly sharesWorth: string;
  readonly figures: { readonly cash: string; readonly worth: string; readonly profit: string };
  readonly changed: {
    readonly box: string;
    readonly profit: string;
    readonly links: string;
    readonly cubes: string;
    readonly cash: string;
    readonly income: string;
    readonly worth: string;
    readonly holdings: string;
    shares(company: string): string;
    readonly control: string;
    readonly supply: string;
  };
  bidOf(cubes: number): string;
  bids(cubes: number): string;
  readonly hasPassed: string;
  readonly toBid: string;
  readonly toOffer: string;
  builder(company: string): string;
  taker(company: string): string;
  now(round: number, of: number, phase: string): string;
  endAfter(rounds: number): string;
  readonly nobody: string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/face.ts`),
);
