/** What a second reader of the rules asked himself. */
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import {
  actor,
  buy,
  changed,
  company,
  newTable,
  passMarkers,
  play,
  playForced,
  textsOf,
  withLinks,
} from './table.ts';

/** The end of a game without goods left to take: these stocks, controllers and this cash. */
function over(cash: readonly number[], control: readonly number[], cubes: readonly number[]) {
  const stock = control.flatMap((_, at) => [cubes[at] ?? 0, 0, 0, 0, 0]);
  return changed(newTable(cash.length), {
    phase: 'over',
    cash: [...cash],
    control: [...control],
    stock,
  });
}

describe('a second reading', () => {
  test.each([
    [32, [7, 7, 7, 7], [15, 15, 15, 15], 0],
    [31, [8, 7, 7, 7], [15, 14, 14, 14], 3],
    [3, [15, 14, 14, 14], [15, 14, 14, 14], 3],
  ])('[SD-2.2] 4 players and a supply of %i', (supply, before, after, left) => {
    const state = changed(newTable(4), { supply, cubes: before });
    passMarkers(state);
    expect(state).toMatchObject({ round: 2, cubes: after, supply: left });
  });

  test('[SD-3.2] [SD-3.4] bidding goes round more than once; the winner is not the next to offer', () => {
    const state = newTable(4, 1);
    play(state, '1 offer grey 1', '2 bid 2', '3 pass', '0 bid 3', '1 bid 4', '2 pass', '0 bid 6');
    expect(textsOf(state, 1)).toEqual(['bid 7', 'bid 8', 'pass']);
    play(state, '1 pass');
    expect(state).toMatchObject({ active: 2, phase: 'offer', cubes: [2, 8, 8, 8] });
    expect(state.box[company('grey')]).toBe(6);
  });

  test('[SD-3.6] the passes before an auction do not count after it', () => {
    const state = newTable(3);
    play(state, '0 pass', '1 pass', '2 offer red 1', '0 pass', '1 pass');
    play(state, '0 pass', '1 pass');
    expect(state).toMatchObject({ phase: 'offer', active: 2, passes: 2 });
    play(state, '2 pass');
    expect(state).toMatchObject({ phase: 'build', active: 0 });
  });

  test('[SD-4.8] [SD-4.9] companies of nobody stand in the pass row where their turn came', () => {
    const state = newTable(3);
    buy(state, 'red', 4);
    buy(state, 'grey', 2);
    passMarkers(state);
    play(state, '0 start NYC NYC-PHI');
    expect(state.row).toEqual([company('yellow'), company('green'), company('brown')]);
    play(state, '1 start BAL PHI-BAL');
    expect(state.row).toHaveLength(4);
    play(state, '0 build BOS-NYC', '=1 pass', '=0 pass');
    const names = ['yellow', 'green', 'brown', 'blue', 'grey', 'red'] as const;
    expect(state.order).toEqual(names.map(company));
  });

  test('[SD-4.6] a loop back to the start must be built if nothing else can be, and pays nothing', () => {
    const state = newTable(3);
    buy(state, 'red', 6);
    buy(state, 'blue', 2);
    passMarkers(state);
    play(state, '0 start NYC BOS-NYC', '1 start PHI NYC-PHI');
    expect(state.profit[company('blue')]).toBe(50);
    play(state, '0 build BOS-ALB', '=1 pass', '=0 build ALB-NYC', '=0 pass');
    expect(state.cash).toEqual([30 + 20, 50, 0]);
  });

  test('[SD-5.1] the first link of a company can close the connection', () => {
    let state = withLinks(newTable(3), 'green', 'SFO', ['SLC-SFO', 'DEN-SLC', 'OMA-DEN']);
    state = withLinks(state, 'red', 'PHI', ['PHI-PIT', 'PIT-CLE', 'CLE-CHI', 'CHI-DSM', 'DSM-OMA']);
    state = changed(state, { lastControl: state.lastControl.with(company('green'), 2) });
    buy(state, 'yellow', 2);
    buy(state, 'red', 1);
    passMarkers(state);
    playForced(state);
    expect(textsOf(state, 0)).toContain('start PHI NYC-PHI');
    play(state, '0 start PHI NYC-PHI');
    playForced(state);
    expect(state.partners).toBe(0b000111);
    // Yellow reached New York for 50; red takes part; green has no controller this round.
    expect(state.cash).toEqual([50 + 50, 30, 0]);
  });

  test('[SD-7.3] nothing sold in round 5: goods are taken in the order that stood', () => {
    let state = withLinks(newTable(3), 'blue', 'NYC', ['NYC-PHI']);
    state = withLinks(state, 'red', 'BAL', ['PHI-BAL']);
    state = changed(state, {
      round: 5,
      order: (['blue', 'grey', 'red', 'yellow', 'green', 'brown'] as const).map(company),
      lastControl: [1, -1, -1, -1, -1, 2],
      shares: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    passMarkers(state);
    expect(actor(state)).toBe(2);
    play(state, '2 take PHI', '=1 take BAL', '=2 take NYC');
    // A white cube each, then blue a second one of the same colour: two sets of one.
    expect(rules.outcome(state)).toEqual({ scores: [0, 10, 20], places: [3, 2, 1] });
  });

  test('[SD-7.6] the largest company counts, not all that one controls together', () => {
    const state = over([100, 100, 90], [0, 0, 1, 2, -1, -1], [3, 3, 4, 9, 0, 0]);
    expect(rules.outcome(state)?.places).toEqual([2, 1, 3]);
  });

  test('[SD-7.6] three are equal in cash: each place by cubes, the rest shared', () => {
    const state = over([70, 70, 70, 70], [0, 1, 2, -1, -1, -1], [2, 5, 2, 0, 0, 0]);
    expect(rules.outcome(state)?.places).toEqual([2, 1, 2, 4]);
  });
});
