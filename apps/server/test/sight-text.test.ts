/** What is hashed for a reader is what the engine would hash. */
import { canonicalJson, fairDraw, play, settle, startMatch, isRefusal } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { sightText, sightTexts } from '../src/rooms/sight-text.ts';

const MOVES = 120;

test.each(TITLES.map(({ id }) => id))('%s: every view of a game, by every eye', async (id) => {
  const title = TITLES.find((each) => each.id === id);
  const rules = await title?.rules();
  if (!rules) throw new Error(`there is no ${id}`);
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, id);
  const draw = fairDraw({ title: id, match: id, seed: 'a5'.repeat(32), salts: [] });
  settle(match, draw);
  for (let at = 0; at < MOVES; at += 1) {
    const [seat] = match.owed.keys();
    if (seat === undefined) break;
    const legal = rules.legal(match.state, seat);
    const action = legal[(at * 7919) % legal.length];
    if (action === undefined) throw new Error('nothing is legal');
    play(match, seat, rules.action.format(action), draw);
    for (const viewer of [0, 1, 2, null, 'all'] as const) {
      const view = rules.view(match.state, viewer);
      const { config: _, ...shown } = view;
      expect(sightText(view)).toBe(canonicalJson(view));
      expect(sightTexts(view)).toEqual({ whole: canonicalJson(view), sent: canonicalJson(shown) });
    }
  }
});

test('options come out wherever they stand', () => {
  for (const view of [
    { config: { seats: 2 } },
    { config: { seats: 2 }, z: 1 },
    { a: [1], config: { seats: 2 }, b: {} },
  ]) {
    const { config: _, ...shown } = view;
    expect(sightTexts(view)).toEqual({ whole: canonicalJson(view), sent: canonicalJson(shown) });
  }
});

test('keys in any order, numbers as keys, what has to be escaped, nothing', () => {
  for (const value of [
    { b: 1, a: { d: [true, null, 'x"'], c: -2 } },
    { 10: 'a', 9: 'b', b: [], a: {} },
    [[], {}, [{}], ['\u2028', '\n', 'é', '\ud800']],
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    null,
    'x',
    7,
  ]) {
    expect(sightText(value)).toBe(canonicalJson(value));
  }
});
