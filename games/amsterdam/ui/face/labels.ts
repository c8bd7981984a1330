/** The short phrases of the face, in each language. */
import type { Counted } from '@roundhouse/ui/changed';
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { Card, Colour, TurnStep } from '../../src/index.ts';

export interface Labels {
  readonly and: string;
  /** Groups of places. */
  readonly offers: string;
  readonly display: string;
  readonly piles: string;
  hand(who: string): string;
  held(who: string): string;
  readonly routes: string;
  readonly players: string;

  readonly cards: Readonly<Record<Card, string>>;
  readonly symbols: Readonly<Record<Colour, string>>;
  readonly routeColours: Readonly<Record<Colour | 'grey', string>>;
  readonly emptyPlace: string;
  readonly drawPile: string;
  readonly contractPile: string;
  count(cards: number): string;
  discards(cards: number): string;
  contractsLeft(contracts: number): string;
  readonly done: string;
  readonly notDone: string;

  spaces(length: number, points: number): string;
  readonly bonusRoute: string;
  readonly double: string;
  ownedBy(who: string, paid: string): string;
  readonly free: string;
  jokers(count: number): string;

  points(count: number): string;
  carts(count: number): string;
  bonus(count: number): string;
  contracts(count: number): string;
  seen(cards: string): string;

  readonly facts: {
    readonly carts: string;
    readonly cards: string;
    readonly contracts: string;
    readonly bonus: string;
  };
  readonly figures: { readonly score: string; readonly carts: string };
  readonly changes: {
    readonly score: Counted;
    readonly carts: Counted;
    readonly cards: Counted;
    readonly of: Readonly<Record<Card, Counted>>;
    readonly bonus: Counted;
    readonly contracts: Counted;
    readonly completed: Counted;
  };
  readonly steps: Readonly<Partial<Record<TurnStep, string>>>;
  readonly toMove: string;
  place(place: number): string;
  readonly dealing: string;
  readonly choosing: string;
  readonly playing: string;
  lastTurns(turns: number): string;
  readonly over: string;
  endAt(carts: number, fewest: number): string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/face.ts`),
);
