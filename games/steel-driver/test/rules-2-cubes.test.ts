import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { buy, changed, newTable, passMarkers, play } from './table.ts';

describe('SD-2 investment cubes', () => {
  test.each([
    [3, 10, 30],
    [4, 8, 28],
    [5, 7, 25],
    [6, 6, 24],
  ])('[SD-2.1] with %i players each takes %i; %i stay in the supply', (seats, each, left) => {
    const state = newTable(seats);
    expect(state.cubes).toEqual(Array.from({ length: seats }, () => each));
    expect(state.supply).toBe(left);
  });

  test('[SD-2.1] unspent cubes are kept, and the next round brings as many again', () => {
    const state = newTable(3);
    passMarkers(state);
    expect(state.round).toBe(2);
    expect(state.cubes).toEqual([20, 20, 20]);
    expect(state.supply).toBe(0);
  });

  test('[SD-2.2] example 1: 31 cubes for 4 players: 7 each, 3 stay', () => {
    const start = newTable(4);
    const state = changed(start, { supply: 31, cubes: [8, 8, 8, 5], active: 0 });
    passMarkers(state);
    expect(state.round).toBe(2);
    expect(state.cubes).toEqual([15, 15, 15, 12]);
    expect(state.supply).toBe(3);
  });

  test('[SD-2.2] an empty supply gives nothing', () => {
    const state = newTable(3);
    for (let round = 1; round < 4; round++) passMarkers(state);
    expect(state.round).toBe(4);
    expect(state.cubes).toEqual([20, 20, 20]);
    expect(state.supply).toBe(0);
  });

  test('[SD-2.2] what companies paid for links comes back into play', () => {
    const state = newTable(3);
    buy(state, 'red', 10);
    passMarkers(state);
    expect(state.supply).toBe(30);
    play(state, '0 start BAL BAL-PIT', '0 build PIT-CLE', '0 build CLE-DET', '0 build CLE-CHI');
    expect(state.box[0]).toBe(0);
    expect(state.supply).toBe(40);
    play(state, '=0 pass');
    expect(state.round).toBe(2);
    expect(state.cubes).toEqual([10, 20, 20]);
    expect(state.supply).toBe(10);
    expect(() => rules.assertSound?.(state)).not.toThrow();
  });
});
