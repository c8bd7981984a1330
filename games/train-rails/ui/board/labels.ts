/** What stands on the board in words. */
import type { Persons } from '@roundhouse/ui/person';
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { ActionCard } from '../../src/index.ts';

/** What a card does, short enough for the card. */
type CardTexts = Readonly<Record<ActionCard, string>>;

export interface BoardLabels {
  readonly board: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly start: string;
  readonly missed: string;
  startOf(door: string): string;
  missedOf(door: string): string;
  car(tile: string): string;
  readonly hand: string;
  handOf(who: string): string;
  readonly noCards: string;
  readonly numbers: string;
  readonly actions: string;
  readonly colours: { readonly red: string; readonly blue: string };
  readonly ends: string;
  readonly goesOn: string;
  readonly texts: CardTexts;
  readonly decks: string;
  readonly discards: string;
  readonly tokens: string;
  deckOf(numbers: number, actions: number): string;
  discardsOf(count: number, cards: string): string;
  tokensOf(count: number): string;
  readonly die: string;
  readonly skipped: string;
  readonly asked: string;
  readonly legend: {
    readonly title: string;
    readonly seat: string;
    readonly passenger: string;
    readonly railing: string;
    readonly back: string;
    readonly rule: string;
  };
  attack(people: Persons, by: number, card: string, on: number): string;
  asks(who: string): string;
}

export const BOARD_LABELS = await inEveryLanguage<BoardLabels>(
  (language) => import(`../words/${language}/board.ts`),
);
