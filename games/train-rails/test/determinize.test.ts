/** Imagined hands: even over all deals of distinguishable cards that fit what the viewer knows. */
import { seededRng } from '@roundhouse/engine';
import { chiSquare } from '@roundhouse/engine/testing';
import { fitsFact, NUMBER_CARDS, NUMBERS, rules, type State } from '@roundhouse/train-rails/rules';
import { expect, test } from 'vitest';
import { give, handOf, know, play, position, settle } from './table.ts';

/** All but these number cards lie open, so that few deals are possible. */
function fewNumbersLeft(state: State, left: readonly number[]): void {
  const [deck, discard] = [state.deck[NUMBERS] ?? [], state.discard[NUMBERS] ?? []];
  for (const [place, count] of deck.entries()) {
    const stays = Math.min(count, left[place] ?? 0);
    discard[place] = (discard[place] ?? 0) + count - stays;
    deck[place] = stays;
  }
}

/** Each pair of two cards of the pool, cards of a kind told apart, by its kinds. */
function pairs(pool: readonly number[]): Map<string, number> {
  const cards = pool.flatMap((count, place) => Array.from({ length: count }, () => place));
  const found = new Map<string, number>();
  for (let a = 0; a < cards.length; a++) {
    for (let b = a + 1; b < cards.length; b++) {
      const key = `${cards[a]},${cards[b]}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found;
}

function keyOf(numbers: readonly number[]): string {
  return numbers.flatMap((count, place) => Array.from({ length: count }, () => place)).join(',');
}

const SAMPLES = 20_000;

function sampled(state: State, viewer: number | null, seed: string): Map<string, number> {
  const rng = seededRng(seed);
  const seen = rules.view(state, viewer);
  const counts = new Map<string, number>();
  for (let i = 0; i < SAMPLES; i++) {
    const key = keyOf(rules.determinize(seen, viewer, rng).hands[2] ?? []);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether the samples fit the weights. */
function fits(counts: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): boolean {
  const keys = [...weights.keys()].sort();
  expect([...counts.keys()].sort()).toEqual(keys);
  return chiSquare(
    keys.map((key) => counts.get(key) ?? 0),
    keys.map((key) => weights.get(key) ?? 0),
  ).fits;
}

/** What is neither open nor the viewer's own. */
function unseen(state: State): number[] {
  return (state.deck[NUMBERS] ?? []).map((count, place) => count + (state.hands[2]?.[place] ?? 0));
}

test('[TR-1.6] an opponent’s number hand is even over the unseen cards', () => {
  const state = position({ hands: [['red1'], ['red2', 'blue3']] });
  fewNumbersLeft(state, [2, 2, 0, 1, 0, 0, 0, 2]);
  expect(fits(sampled(state, 0, 'plain'), pairs(unseen(state)))).toBe(true);
});

test('[TR-5.8] a card that the viewer knows is there; the other one is even', () => {
  const state = position({ hands: [['red1'], ['red2', 'blue3']] });
  fewNumbersLeft(state, [2, 2, 0, 1, 0, 0, 0, 2]);
  know(state, 0, 1, 'blue3');
  const pool = unseen(state);
  const weights = new Map<string, number>();
  for (const [place, count] of pool.entries()) {
    const left = place === 7 ? count - 1 : count;
    if (left > 0) weights.set([place, 7].sort((a, b) => a - b).join(','), left);
  }
  expect(fits(sampled(state, 0, 'known'), weights)).toBe(true);
});

test('[TR-7.1] what a public test told of the hand is honoured', () => {
  const state = position({
    hands: [
      ['red5', 'blue5', 'token', 'token', 'reverse'],
      ['red2', 'blue3', 'token', 'token', 'reverse'],
    ],
    aisle: ['1A15', '1A16'],
  });
  fewNumbersLeft(state, [2, 2, 0, 1, 0, 1, 0, 2]);
  play(state, 0, 'pass');
  settle(state);
  const [fact] = state.facts;
  if (!fact) throw new Error('no test');
  const weights = new Map(
    [...pairs(unseen(state))].filter(([key]) => {
      const places = key.split(',').map(Number);
      return fitsFact(
        fact,
        NUMBER_CARDS.map((_, at) => places.filter((p) => p === at).length),
      );
    }),
  );
  expect([...weights.keys()].some((key) => key.startsWith('0'))).toBe(false);
  expect(weights.size).toBeGreaterThan(3);
  expect(fits(sampled(state, 0, 'tested'), weights)).toBe(true);
});

test('[TR-5.8] a third player loses sight of a card that may have been begged away', () => {
  const state = position({ seats: 3, hands: [['beg'], ['red1', 'red1', 'blue4'], []] });
  know(state, 2, 1, 'red1');
  know(state, 2, 1, 'red1');
  play(state, 0, 'lay beg');
  play(state, 0, 'beg 1 number');
  settle(state);
  expect(rules.view(state, 2).known, 'at least one is left').toEqual([
    { by: 2, of: 1, card: 'red1' },
  ]);
  expect(rules.view(state, 0).known, 'the victim knows the taken one').toEqual([
    { by: 1, of: 0, card: 'red1' },
  ]);
});

test('[TR-5.8] a known card is forgotten when it is played or laid off', () => {
  const state = position({
    hands: [['red1'], ['red1', 'token']],
    player: 1,
    aisle: [null, '1A13'],
  });
  give(state, 1, 'red1');
  know(state, 0, 1, 'red1');
  know(state, 0, 1, 'token');
  play(state, 1, 'token');
  expect(rules.view(state, 0).known).toEqual([{ by: 0, of: 1, card: 'red1' }]);
  play(state, 1, 'move 1A14 red1');
  expect(rules.view(state, 0).known).toEqual([]);
  expect(handOf(state, 1)).toEqual(['red1']);
});
