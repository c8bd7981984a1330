/** The short phrases of the face, in each language. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface Labels {
  /** Groups of places. */
  readonly turns: string;
  hand(who: string): string;
  readonly seats: string;
  readonly aisle: string;
  readonly doors: string;
  readonly players: string;
  readonly decks: string;

  turnOf(who: string): string;
  readonly yourTurn: string;
  readonly dealing: string;
  readonly over: string;
  readonly bonus: string;
  readonly clockwise: string;
  readonly counterClockwise: string;
  readonly boarded: string;

  seat(id: string): string;
  cell(id: string): string;
  door(id: string): string;
  readonly empty: string;
  pawnOf(who: string): string;
  doorwayOf(door: string): string;
  waits(who: string): string;
  missed(who: string): string;
  readonly nobodyWaits: string;

  cards(count: number): string;
  readonly numberDeck: string;
  readonly actionDeck: string;
  discards(count: number): string;

  seated(count: number, all: number): string;
  inSupply(count: number): string;
  waitingAt(door: string): string;
  missedAt(door: string): string;
  inAisle(cell: string): string;
  behind(who: string): string;
  hands(numbers: number, actions: number): string;
  tokens(count: number): string;
  readonly skips: string;
  blocked(counter: number, who: string): string;
  seen(cards: string): string;

  headline(count: number, all: number): string;
  readonly facts: {
    readonly supply: string;
    readonly waiting: string;
    readonly aisle: string;
    readonly cards: string;
    readonly tokens: string;
    readonly seen: string;
  };
  readonly toMove: string;
  readonly answers: string;
  readonly won: string;
  readonly figures: { readonly seated: string; readonly tokens: string };
  readonly changed: {
    readonly seated: string;
    readonly supply: string;
    readonly tokens: string;
    readonly numbers: string;
    readonly actions: string;
    readonly aisle: string;
    readonly waiting: string;
    readonly direction: string;
    readonly play: string;
    readonly skip: string;
  };
  endAt(pawns: number): string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/face.ts`),
);
