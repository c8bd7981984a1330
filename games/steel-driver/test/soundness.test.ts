/** The check of positions must see a fault: each is planted once. */
import { describe, expect, test } from 'vitest';
import { rules, type State } from '../src/index.ts';
import { buy, newTable, passMarkers, play } from './table.ts';

function sound(): State {
  const state = newTable(3);
  buy(state, 'red', 9);
  passMarkers(state);
  play(state, '0 start BAL BAL-PIT');
  return state;
}

describe('a position that breaks the rules is found', () => {
  test('a sound one is not', () => {
    expect(() => rules.assertSound?.(sound())).not.toThrow();
  });

  test.each<[string, (state: State) => void, RegExp]>([
    ['a cube too many', (state) => (state.supply += 1), /^SD-1.2: 61 cubes instead of 60$/],
    ['cubes below 0', (state) => ((state.cubes = [-1, 22, 0]), (state.supply += 0)), /^SD-1.2/],
    ['six shares', (state) => (state.shares[0] = 6), /^SD-1.1: 6 shares of red/],
    ['a second company in the order', (state) => (state.order[0] = 1), /^SD-4.8: order/],
    ['a full pass row', (state) => (state.row = [0, 1, 2, 3, 4, 5]), /^SD-4.8: a pass row of 6/],
    [
      'a stray auction',
      (state) => (state.auction = { speaker: 0, passed: 0, bid: 1, bidder: 0 }),
      /^SD-3.2/,
    ],
    ['a network too large', (state) => (state.network[0] = -1), /^SD-4.4: red's network and/],
    ['a start in a circle', (state) => (state.start[0] = 6), /^SD-4.4: red starts in 6/],
    [
      'a link that hangs loose',
      (state) => (state.owner[81] = 0),
      /^SD-4.4: red's link 81 hangs loose/,
    ],
    ['eighteen links', (state) => (state.laid[0] = 18), /^SD-4.5: red laid 18 links/],
    ['a kept figure gone wrong', (state) => (state.free[0] = 0), /^SD-4: free is kept as/],
    ['a connection that is not there', (state) => (state.closer = 2), /^SD-5.1: joined false/],
    [
      'a goods cube too early',
      (state) => (state.stock[3] = 1),
      /^SD-7.1: 1 \+ 0 goods instead of 0/,
    ],
  ])('%s', (_, plant, breach) => {
    const state = sound();
    plant(state);
    expect(() => rules.assertSound?.(state)).toThrow(breach);
  });
});
