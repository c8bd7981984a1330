/** What a card does, where its name does not say so. */
import type { Language } from '@roundhouse/ui/words';
import type { Action, Card } from '../../src/index.ts';
import { isActionCard } from '../board/card-kinds.ts';
import { BOARD_LABELS } from './board.ts';
import { cardsOf, isMove } from '../face/reading.ts';

/** A card's own text; a number says what it is. */
export function cardText(language: Language, card: Card): string | undefined {
  return isActionCard(card) ? BOARD_LABELS[language].texts[card] : undefined;
}

export function meaningIn(language: Language, action: Action): string | undefined {
  const [card] = isMove(action) ? [] : cardsOf(action);
  return card === undefined ? undefined : cardText(language, card);
}
