/** Who sees what. */
import type { Imagined, Rng, Viewer } from '../../src/index.ts';
import { CARDS } from './types.ts';
import type { Answer, Card, Cards, Event, State, View } from './types.ts';

export function clone(state: State): State {
  return {
    config: state.config,
    phase: state.phase,
    deck: { ...state.deck },
    under: state.under.map(({ card, seenBy }) => ({ card, seenBy: [...seenBy] })),
    hands: state.hands.map((hand) => ({ ...hand })),
    rows: state.rows.map((row) => ({ ...row })),
    discards: { ...state.discards },
    mover: state.mover,
    turns: state.turns,
    answers: state.answers.map((answer) => (answer ? { ...answer } : null)),
    asked: [...state.asked],
    raid: state.raid ? { ...state.raid } : null,
  };
}

function size(cards: Cards): number {
  return CARDS.reduce((sum, card) => sum + cards[card], 0);
}

export function view(state: State, viewer: Viewer): View {
  const own = clone(state);
  const sees = (seat: number): boolean => viewer === 'all' || viewer === seat;
  return {
    config: state.config,
    viewer,
    phase: own.phase,
    deckSize: size(own.deck) + own.under.length,
    under: own.under.map((card) => (card.seenBy.some(sees) ? card : null)),
    handSizes: own.hands.map(size),
    hands: own.hands.map((hand, seat) => (sees(seat) ? hand : null)),
    rows: own.rows,
    discards: own.discards,
    mover: own.mover,
    turns: own.turns,
    asked: own.asked,
    answers: own.answers.map((answer, seat) => (sees(seat) ? answer : null)),
    raid: own.raid,
  };
}

export function redact(event: Event, viewer: Viewer): Event | undefined {
  if (viewer === 'all' || !('seat' in event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'drawn':
    case 'peeked':
      return { ...event, card: null };
    case 'chosen':
      return { ...event, put: 'hidden' };
    case 'answered':
      return { ...event, block: null };
    case 'laid':
    case 'passed':
      return event;
  }
}

/** A random card out of a multiset. */
export function draw(cards: Cards, rng: Rng): Card {
  let left = rng.below(size(cards));
  const card = CARDS.find((each) => (left -= cards[each]) < 0);
  if (!card) throw new Error('nothing to draw');
  cards[card]--;
  return card;
}

/** A sealed answer that a seat with this hand could have given. */
export function anyAnswer(phase: State['phase'], hand: Cards, rng: Rng): Answer {
  if (phase === 'window') return { block: hand.guard > 0 && rng.below(2) === 1 };
  const held = CARDS.filter((card) => hand[card] > 0);
  return { put: held[rng.below(held.length + 1)] ?? null };
}

export function determinize(seen: View, viewer: Viewer, rng: Rng): Imagined<State> {
  const guards = Number(seen.config.guards);
  const unseen: Cards = { red: 3, blue: 3, green: 3, guard: guards };
  const known = [...seen.rows, seen.discards, ...seen.hands.filter((hand) => hand !== null)];
  for (const cards of known) for (const card of CARDS) unseen[card] -= cards[card];
  for (const under of seen.under) if (under) unseen[under.card]--;
  const hands = seen.hands.map((hand, seat) => {
    const cards: Cards = hand ? { ...hand } : { red: 0, blue: 0, green: 0, guard: 0 };
    while (size(cards) < (seen.handSizes[seat] ?? 0)) cards[draw(unseen, rng)]++;
    return cards;
  });
  const other = hands.findIndex((_, seat) => seat !== viewer);
  const under = seen.under.map((card) =>
    card
      ? { card: card.card, seenBy: [...card.seenBy] }
      : { card: draw(unseen, rng), seenBy: [other] },
  );
  const waiting = seen.phase === 'choose' || seen.phase === 'window';
  const answers = seen.answers.map((answer, seat) => {
    const isOpen = !waiting || seen.asked.includes(seat) || answer !== null || viewer === 'all';
    const wasAsked = seen.phase === 'choose' || seat !== seen.raid?.by;
    const hand = hands[seat];
    if (isOpen || !wasAsked || !hand || size(hand) === 0) return answer ? { ...answer } : null;
    return anyAnswer(seen.phase, hand, rng);
  });
  const { config, phase, mover, turns } = seen;
  const made: State = {
    config,
    phase,
    deck: unseen,
    under,
    hands,
    rows: seen.rows.map((row) => ({ ...row })),
    discards: { ...seen.discards },
    mover,
    turns,
    answers,
    asked: [...seen.asked],
    raid: seen.raid ? { ...seen.raid } : null,
  };
  return made as Imagined<State>;
}
