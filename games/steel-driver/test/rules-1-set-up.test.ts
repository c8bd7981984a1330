import { describe, expect, test } from 'vitest';
import { COMPANIES, GOODS, mapOf, rules } from '../src/index.ts';
import { GOODS_CUBES, LINKS, SHARES } from '../src/figures.ts';
import {
  actor,
  buy,
  changed,
  company,
  configOf,
  newTable,
  passMarkers,
  playOut,
  textsOf,
} from './table.ts';

describe('SD-1 components and set-up', () => {
  test('[SD-1.1] six companies, in this building order, with empty boxes', () => {
    const state = newTable(4);
    expect(COMPANIES).toEqual(['red', 'yellow', 'green', 'brown', 'grey', 'blue']);
    expect(state.order.map((at) => COMPANIES[at])).toEqual([...COMPANIES]);
    expect(state.box).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.control).toEqual([-1, -1, -1, -1, -1, -1]);
    expect([SHARES, LINKS]).toEqual([5, 17]);
  });

  test('[SD-1.1] five shares last for five rounds: a sixth can never be sold', () => {
    const state = newTable(3);
    while (state.phase !== 'over') {
      if (
        state.phase === 'offer' &&
        state.control[0] === -1 &&
        (state.cubes[state.active] ?? 0) > 0
      ) {
        buy(state, 'red', 1);
      } else if (state.phase === 'offer') passMarkers(state);
      else playOut(state, ({ phase }) => phase === 'offer' || phase === 'over');
    }
    expect(state.shares.slice(0, 3).reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  test('[SD-1.2] 60 investment cubes, no cash', () => {
    const state = rules.setup(configOf({ seats: 4 }));
    expect(state.supply).toBe(60);
    expect(state.cubes).toEqual([0, 0, 0, 0]);
    expect(state.cash).toEqual([0, 0, 0, 0]);
  });

  test('[SD-1.3] 38 cities: 12 white, 12 black, 6 green, 5 orange, 3 pink; 82 routes', () => {
    const { cities, routes } = mapOf(configOf({ seats: 3 }));
    expect(GOODS_CUBES).toEqual([12, 12, 6, 6, 6]);
    expect(cities).toHaveLength(38);
    expect(routes).toHaveLength(82);
    const counts = GOODS.map((goods) => cities.filter((city) => city.goods === goods).length);
    expect(counts).toEqual([12, 12, 6, 5, 3]);
    const starts = cities.filter(({ shape }) => shape === 'hexagon').map(({ id }) => id);
    expect(starts).toEqual(['NYC', 'PHI', 'BAL', 'CHS', 'SFO', 'LAX']);
    const costs = routes.map(({ cost }) => cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([2, 6]);
  });

  test('[SD-1.4] a random player starts as the active player', () => {
    const state = rules.setup(configOf({ seats: 5 }));
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'starter' });
    expect(rules.chances(state).map(({ chance, weight }) => [chance.seat, weight])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    rules.applyChance(state, { type: 'starter', seat: 3 });
    expect(actor(state)).toBe(3);
    expect(state.active).toBe(3);
  });

  test('[SD-1.4] cubes and cash are public: every viewer sees the same', () => {
    const state = newTable(3);
    buy(state, 'blue', 4);
    const seen = [0, 1, 2, null, 'all' as const].map((viewer) => rules.view(state, viewer));
    for (const view of seen) expect(view).toEqual(seen[0]);
    expect(seen[0]?.cubes).toEqual([6, 10, 10]);
  });

  test('[SD-1.5] five rounds, then the settlement; left is the next higher seat, round and round', () => {
    const state = newTable(3, 2);
    const rounds: number[] = [];
    while (state.phase === 'offer') {
      rounds.push(state.round);
      const seat = state.active;
      buy(state, 'red', 1);
      expect(state.active).toBe((seat + 1) % 3);
      passMarkers(state);
      playOut(state, ({ phase }) => phase !== 'build');
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
    expect(rules.outcome(changed(state, { phase: 'over' }))).toBeDefined();
  });

  test('[SD-1.5] the bank is unlimited: profits are paid whatever was paid before', () => {
    const state = newTable(3);
    const rich = changed(state, { cash: [99_990, 0, 0] });
    buy(rich, 'red', 3);
    passMarkers(rich);
    expect(textsOf(rich, 0)).toContain('start BAL BAL-PIT');
    rules.apply(rich, 0, { type: 'start', city: 'BAL', route: 'BAL-PIT' });
    playOut(rich, ({ round }) => round === 2);
    expect(rich.cash[0]).toBe(100_030);
    expect(company('red')).toBe(0);
  });
});
