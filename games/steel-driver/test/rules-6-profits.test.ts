import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../src/index.ts';
import {
  buy,
  changed,
  company,
  newTable,
  passMarkers,
  play,
  playForced,
  playOut,
} from './table.ts';

describe('SD-6 profits and end of round', () => {
  test('[SD-6.1] each player gets the profits of the companies he controls, in cash', () => {
    const state = newTable(3);
    buy(state, 'red', 3);
    buy(state, 'yellow', 4);
    play(state, '2 pass');
    buy(state, 'green', 2);
    passMarkers(state);
    play(state, '0 start BAL BAL-PIT', '1 start PHI PHI-PIT');
    const events = [...play(state, '0 start NYC BOS-NYC'), ...playForced(state)];
    expect(events.filter(({ type }) => type === 'profit')).toEqual([
      { type: 'profit', company: 'red', seat: 0, amount: 40, cash: 40 },
      { type: 'profit', company: 'yellow', seat: 1, amount: 40, cash: 40 },
      { type: 'profit', company: 'green', seat: 0, amount: 30, cash: 70 },
    ]);
    expect(state.cash).toEqual([70, 40, 0]);
  });

  test('[SD-6.1] shares pay nothing now: only who controls this round is paid', () => {
    const state = newTable(3);
    buy(state, 'red', 3);
    passMarkers(state);
    play(state, '0 start BAL BAL-PIT', '=0 pass');
    buy(state, 'red', 2); // by seat 1; seat 0 keeps his share
    passMarkers(state);
    play(state, '1 build PIT-CLE', '=1 pass');
    expect(state.shares.slice(0, 3)).toEqual([1, 1, 0]);
    expect(state.cash).toEqual([40, 30, 0]);
  });

  test('[SD-6.2] profits go back to 0, control markers go back, the pass row is the order', () => {
    const state = newTable(3);
    buy(state, 'red', 5);
    buy(state, 'blue', 2);
    passMarkers(state);
    playOut(state, ({ round }) => round === 2);
    expect(state.profit).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.control).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(state.lastControl).toEqual([0, -1, -1, -1, -1, 1]);
    expect(state.order.map((at) => COMPANIES[at])).toEqual([
      'yellow',
      'green',
      'brown',
      'grey',
      'blue',
      'red',
    ]);
  });

  test('[SD-6.2] after round 5 who controlled last is still known, also from an earlier round', () => {
    const last = changed(newTable(3), { round: 5, lastControl: [2, -1, -1, -1, -1, -1] });
    const shares = last.shares.with(0, 1).with(1, 1).with(2, 1);
    const state = changed(last, { shares });
    buy(state, 'yellow', 2);
    passMarkers(state);
    playOut(state, ({ phase }) => phase !== 'build');
    expect(state.lastControl.slice(0, 2)).toEqual([2, 0]);
    expect(state.control[company('red')]).toBe(2);
  });
});
