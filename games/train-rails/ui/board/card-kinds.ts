import { kindOf, type ActionCard, type Card } from '../../src/index.ts';

export function isActionCard(card: Card): card is ActionCard {
  return kindOf(card) === 'action';
}
