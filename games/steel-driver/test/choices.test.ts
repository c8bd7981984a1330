/** The choices of a decision in numbers, as an instinct reads them. */
import { seededRng } from '@roundhouse/engine';
import { sheetFor } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { choices } from '../bot/choices.ts';
import { KINDS } from '../bot/choices/columns.ts';
import { policyOf } from '../bot/policy.ts';
import { CAREFUL } from '../bot/temper.ts';
import { rules, type State } from '../src/index.ts';
import { configOf, newTable } from './table.ts';

const sharp = policyOf({ ...CAREFUL, blur: 0 });

function read(state: State, sheet = sheetFor(choices)) {
  const turn = rules.turn(state);
  const [seat = 0] = turn.kind === 'act' ? turn.seats : [];
  const legal = rules.legal(state, seat);
  return { sheet, legal, seat, actions: choices.read(rules.view(state, seat), legal, seat, sheet) };
}

/** Positions in which somebody has a choice, from games of careless bots. */
function* positions(count: number, seats: number, seed: string): Generator<State> {
  const rng = seededRng(seed);
  for (let left = count; left > 0;) {
    const state = rules.setup(configOf({ seats }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      if (legal.length > 1 && rng.below(5) === 0 && left-- > 0) yield state;
      rules.apply(state, seat, brain.careless(rules.view(state, seat), legal, seat, rng));
    }
  }
}

test.each([3, 6])(
  'at %i seats: the rule bot’s choice first, no more than there is room for, and plain numbers',
  (seats) => {
    const kinds = new Map<string, number>();
    for (const state of positions(500, seats, 'choices')) {
      const { sheet, legal, seat, actions } = read(state);
      const kind = state.phase;
      // The last goods cubes are worked out exactly.
      if (kind === 'goods' && actions.length === 0) continue;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const view = rules.view(state, seat);
      expect(actions[0]).toBe(sharp(view, legal, seat, seededRng('x')));
      expect(new Set(actions).size).toBe(actions.length);
      for (const action of actions) expect(legal).toContain(action);
      expect(actions.length).toBeLessThanOrEqual(choices.most);
      expect(sheet.table.slice(0, KINDS.length)).toEqual(
        Float32Array.from(KINDS, (one) => (one === kind ? 1 : 0)),
      );
      for (const numbers of [sheet.table, sheet.rows]) {
        expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(12);
      }
    }
    expect([...kinds.keys()].toSorted()).toEqual(['auction', 'build', 'goods', 'offer']);
  },
);

test('a sheet that was used before tells the same', () => {
  const used = sheetFor(choices);
  for (const state of positions(200, 4, 'sheets')) {
    const { sheet, actions } = read(state);
    const again = read(state, used);
    expect(again.actions).toEqual(actions);
    if (actions.length === 0) continue;
    expect(used.rows).toEqual(sheet.rows);
    expect(used.table).toEqual(sheet.table);
  }
});

test('an offer is told for one cube and for what the others would just not pay; a pass has no numbers', () => {
  const state = newTable(3);
  const { sheet, actions } = read(state);
  const texts = actions.map((action) => rules.action.format(action));
  expect(texts.filter((text) => text.endsWith(' 1'))).toHaveLength(6);
  expect(texts.some((text) => /^offer \w+ [2-9]/.test(text))).toBe(true);
  expect(texts.at(-1)).toBe('pass');
  const row = (choice: number) =>
    sheet.rows.slice(choice * choices.each, (choice + 1) * choices.each);
  expect(row(0).some((number) => number !== 0)).toBe(true);
  expect(row(actions.length - 1).every((number) => number === 0)).toBe(true);
});

test('raising and passing: the numbers stand with the raise, whichever is first', () => {
  let [raised, passed] = [0, 0];
  for (const state of positions(400, 3, 'bids')) {
    if (state.phase !== 'auction') continue;
    const { sheet, actions } = read(state);
    const [first, second] = actions;
    const at = first?.type === 'bid' ? 0 : 1;
    expect(new Set([first?.type, second?.type])).toEqual(new Set(['bid', 'pass']));
    expect(sheet.rows[at * choices.each]).toBe(1);
    expect(sheet.rows[(1 - at) * choices.each]).toBe(0);
    if (at === 0) raised++;
    else passed++;
  }
  expect(Math.min(raised, passed)).toBeGreaterThan(20);
});
