import { expect, test } from 'vitest';
import {
  extend,
  fairDraw,
  fork,
  hashOf,
  isOver,
  isRefusal,
  seedFromText,
  settle,
  startMatch,
} from '../src/index.ts';
import { rules } from './sample-game/rules.ts';

const draw = fairDraw({ title: 'coal-yard', match: 'm', seed: seedFromText('y'), salts: [] });

function played() {
  const config = rules.configure({ seats: 4 });
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, 'm');
  const stood = new Map([[0, hashOf(match.state)]]);
  const note = (): unknown => stood.set(match.lines.length, hashOf(match.state));
  settle(match, draw, note);
  while (!isOver(match)) {
    const [seat = 0] = match.owed.keys();
    const legal = rules.legal(match.state, seat);
    const action = legal[match.lines.length % legal.length];
    if (action === undefined) throw new Error('nothing to do');
    extend(match, { kind: 'act', seat, text: rules.action.format(action), forced: false });
    note();
    settle(match, draw, note);
  }
  return { match, stood };
}

test('every line can be gone back to, whether or not it is at hand how the match stood then', () => {
  const { match, stood } = played();
  const away = [...match.counted].filter(({ state }) => state === undefined);
  expect(away.length).toBeGreaterThan(3);
  for (const { seq, draws } of match.counted.slice(0, -1)) {
    const back = fork(match);
    expect(isRefusal(extend(back, { kind: 'undo', to: seq }))).toBe(false);
    expect(hashOf(back.state)).toBe(stood.get(seq));
    expect(back.draws).toEqual(draws);
  }
});
