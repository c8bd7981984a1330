/** The searching levels, with few iterations. */
import { playGame, type Bot } from '@roundhouse/bots';
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { MapName, SteelDriver } from '../src/types.ts';
import { configOf, newTable } from './table.ts';
import { levelAt } from './weights.ts';

const FEW = { iterations: 12 };

test.each([3, 4, 5, 6])('with %i seats there is a hard and an expert level', (seats) => {
  const state = newTable(seats);
  const legal = rules.legal(state, 0);
  for (const level of ['hard', 'expert'] as const) {
    const { choose, explain } = levelAt(seats, level);
    const weighed = explain?.(rules.view(state, 0), legal, 0, seededRng('x'), FEW);
    const chosen = choose(rules.view(state, 0), legal, 0, seededRng('x'), FEW);
    expect(weighed?.candidates[0]?.action).toBe(chosen);
    expect(weighed?.playouts).toBeGreaterThan(10);
    for (const { value } of weighed?.candidates ?? []) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

/** What an expert did in a few matches against rule bots. */
interface Watched {
  readonly bot: Bot<SteelDriver>;
  readonly done: Set<string>;
  bids: number;
  aboveCubes: number;
  /** Bids although the search valued a pass more. */
  aboveValue: number;
}

function watch(expert: Bot<SteelDriver>): Watched {
  const seen: Watched = {
    bot: {
      level: 'expert',
      choose(view, legal, seat, rng) {
        const weighed = expert.explain?.(view, legal, seat, rng, FEW).candidates ?? [];
        const action = weighed[0]?.action ?? legal[0];
        if (action === undefined) throw new Error('nothing to choose from');
        seen.done.add(action.type);
        if (action.type !== 'bid' && action.type !== 'offer') return action;
        seen.bids++;
        if (action.bid > (view.cubes[seat] ?? 0)) seen.aboveCubes++;
        const pass = weighed.find((one) => one.action.type === 'pass');
        if (pass && pass.value > (weighed[0]?.value ?? 0)) seen.aboveValue++;
        return action;
      },
    },
    done: new Set(),
    bids: 0,
    aboveCubes: 0,
    aboveValue: 0,
  };
  return seen;
}

function matches(map: MapName, count: number, seen: Watched): number {
  const normal = levelAt(3, 'normal');
  let won = 0;
  for (let game = 0; game < count; game++) {
    const own = game % 3;
    const seating = [0, 1, 2].map((seat) => (seat === own ? seen.bot : normal));
    const seeds = { chance: `expert ${game}`, bots: `expert ${game}` };
    const { places } = playGame(rules, configOf({ seats: 3, map }), seating, seeds).outcome;
    if (places[own] === 1) won++;
  }
  return won;
}

test('the expert beats rule bots, bids no more than it has or than it is worth, does everything', () => {
  const seen = watch(levelAt(3, 'expert'));
  expect(matches('usa', 3, seen)).toBeGreaterThanOrEqual(2);
  expect(seen.bids).toBeGreaterThan(50);
  expect(seen.aboveCubes).toBe(0);
  expect(seen.aboveValue).toBe(0);
  expect([...seen.done].toSorted()).toEqual(['bid', 'build', 'offer', 'pass', 'start', 'take']);
});

test('the expert knows its way about another map', () => {
  expect(matches('tutorial', 3, watch(levelAt(3, 'expert')))).toBeGreaterThanOrEqual(2);
});
