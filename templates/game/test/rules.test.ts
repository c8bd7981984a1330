import { seededRng, isRefusal, tryAction } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { rules, type Config, type State } from '../src/index.ts';
import { words } from '../ui/words/index.ts';

function config(input: unknown): Config {
  const made = rules.configure(input);
  if (isRefusal(made)) throw new Error(made.code);
  return made;
}

/** Two players, seat 0 to move, with so many wagons left. */
function position(left: number): State {
  return { config: config({ seats: 2 }), left, taken: [15 - left, 0], mover: 0 };
}

test('[WS-1.1] 15 wagons, or 21 in a large yard, for two to four players', () => {
  expect(rules.setup(config({ seats: 4 })).left).toBe(15);
  expect(rules.setup(config({ seats: 2, yard: 'large' })).left).toBe(21);
  expect(isRefusal(rules.configure({ seats: 5 }))).toBe(true);
});

test('[WS-1.2] the first player is drawn, each as likely as another', () => {
  const state = rules.setup(config({ seats: 3 }));
  expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'first' });
  expect(rules.chances(state).map(({ weight }) => weight)).toEqual([1, 1, 1]);
  rules.applyChance(state, { type: 'first', seat: 2 });
  expect(rules.turn(state)).toEqual({ kind: 'act', seats: [2] });
});

test('[WS-2.1] one to three wagons, never more than are left, then clockwise', () => {
  const texts = (left: number): string[] =>
    rules.legal(position(left), 0).map((action) => rules.action.format(action));
  expect(texts(9)).toEqual(['take 1', 'take 2', 'take 3']);
  expect(texts(2)).toEqual(['take 1', 'take 2']);
  const state = position(9);
  rules.apply(state, 0, { type: 'take', wagons: 3 });
  expect(state).toMatchObject({ left: 6, taken: [9, 0], mover: 1 });
});

test('[WS-2.1] a refusal tells how many may be taken', () => {
  const refused = tryAction(rules, position(2), 0, 'take 3');
  expect(refused).toEqual({
    code: 'bad-number',
    rule: 'WS-2.1',
    params: { wagons: 3, most: 2, left: 2 },
  });
  const said = isRefusal(refused) ? words.en.refusal(refused) : '';
  expect(said).toBe('You can take 1 to 2, not 3.');
});

test('[WS-2.2] the last wagon takes itself', () => {
  expect(rules.turn(position(1))).toEqual({ kind: 'act', seats: [0], forced: true });
});

test('[WS-3.1] the last wagon wins, the others are placed by wagons taken', () => {
  const state: State = { config: config({ seats: 4 }), left: 0, taken: [2, 5, 5, 3], mover: 0 };
  expect(rules.outcome(state)).toEqual({ scores: [2, 5, 5, 3], places: [1, 2, 2, 4] });
});

test('the normal bot leaves a multiple of four', () => {
  const view = rules.view(position(11), 0);
  const legal = rules.legal(position(11), 0);
  const action = brain.policy(view, legal, 0, seededRng(1));
  expect(action).toEqual({ type: 'take', wagons: 3 });
  expect(brain.candidates(view, legal, 0, seededRng(1))).toEqual([action, legal[0], legal[1]]);
});

test('the bot says why, in both languages', () => {
  const view = rules.view(position(11), 0);
  const reasons = rules.legal(position(11), 0).map((action) => brain.reason(view, 0, action));
  expect(reasons.map(({ code }) => code)).toEqual([
    'nothing-better',
    'nothing-better',
    'leaves-fours',
  ]);
  for (const { reason } of Object.values(words)) {
    for (const each of reasons) expect(reason?.(each)).toMatch(/^[A-Z].*\.$/);
  }
});

test('both languages have a sentence for every event', () => {
  const who = (seat: number): string => `P${seat}`;
  for (const { event } of Object.values(words)) {
    expect(event({ type: 'first', seat: 1 }, who)).toContain('P1');
    expect(event({ type: 'took', seat: 0, wagons: 2, left: 7 }, who)).toContain('7');
    expect(event({ type: 'won', seat: 1 }, who)).toContain('P1');
  }
});
