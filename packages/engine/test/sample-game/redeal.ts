/** Deals anew what an observer may not know. Works on states; knows neither `view` nor `determinize`. */
import type { Rng, Viewer } from '../../src/index.ts';
import { CARDS } from './types.ts';
import type { Answer, Card, Cards, State } from './types.ts';

export function redeal(state: State, observer: Viewer, rng: Rng): State {
  const knows = (seat: number): boolean => seat === observer;
  const cards: Card[] = [];
  const collect = (some: Cards): void => {
    for (const card of CARDS) for (let i = 0; i < some[card]; i++) cards.push(card);
  };
  collect(state.deck);
  for (const [seat, hand] of state.hands.entries()) if (!knows(seat)) collect(hand);
  for (const { card, seenBy } of state.under) if (!seenBy.some(knows)) cards.push(card);
  shuffle(cards, rng);

  const take = (count: number): Cards => {
    const taken: Cards = { red: 0, blue: 0, green: 0, guard: 0 };
    for (const card of cards.splice(0, count)) taken[card]++;
    return taken;
  };
  const total = (some: Cards): number => CARDS.reduce((sum, card) => sum + some[card], 0);
  const hands = state.hands.map((hand, seat) => (knows(seat) ? { ...hand } : take(total(hand))));
  const under = state.under.map(({ card, seenBy }) => ({
    card: seenBy.some(knows) ? card : (cards.pop() ?? card),
    seenBy: [...seenBy],
  }));
  const answers = state.answers.map((answer, seat) => {
    const hand = hands[seat];
    if (!answer || knows(seat) || !hand) return answer && { ...answer };
    return otherAnswer(answer, hand, rng);
  });
  return {
    ...structuredClone({ ...state, config: null }),
    config: state.config,
    deck: take(cards.length),
    under,
    hands,
    answers,
  };
}

function otherAnswer(answer: Answer, hand: Cards, rng: Rng): Answer {
  if ('block' in answer) return { block: hand.guard > 0 && rng.below(2) === 0 };
  const choices = [null, ...CARDS.filter((card) => hand[card] > 0)];
  return { put: choices[rng.below(choices.length)] ?? null };
}

function shuffle(items: Card[], rng: Rng): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const [a, b] = [items[i], items[j]];
    if (a !== undefined && b !== undefined) [items[i], items[j]] = [b, a];
  }
}
