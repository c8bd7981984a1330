/** What cards are called. */
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { ActionCard, Card } from '../../src/index.ts';

export interface CardNames {
  readonly colours: Readonly<Record<'red' | 'blue', string>>;
  readonly actions: Readonly<Record<ActionCard, string>>;
}

export const CARD_NAMES = await inEveryLanguage<CardNames>(
  (language) => import(`./${language}/cards.ts`),
);

/** 'red 3', 'Exit 1X'. Unknown words stay as they are: a refusal may quote them. */
export function cardName({ colours, actions }: CardNames, card: string): string {
  const [, colour, value] = /^(red|blue)([1-5])$/.exec(card) ?? [];
  if (colour === 'red' || colour === 'blue') return `${colours[colour]} ${value}`;
  const names: Readonly<Record<string, string>> = actions;
  return Object.hasOwn(names, card) ? (names[card] ?? card) : card;
}

export function cardList(names: CardNames, cards: readonly Card[]): string {
  return cards.map((card) => cardName(names, card)).join(' + ');
}
