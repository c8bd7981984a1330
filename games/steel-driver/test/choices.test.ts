/** The choices of a decision in numbers, as an instinct reads them. */
import { seededRng } from '@roundhouse/engine';
import { sheetFor, type Sheet } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { partsOf, siteOf } from '../bot/building.ts';
import { choices } from '../bot/choices.ts';
import { clamp, KINDS, WIDTHS, type Kind } from '../bot/choices/columns.ts';
import { tellTable } from '../bot/choices/table.ts';
import { draftOf, partsOf as partsOfTaking } from '../bot/drafting.ts';
import { marketOf } from '../bot/market.ts';
import { policyOf } from '../bot/policy.ts';
import { hasAfter } from '../bot/prospects.ts';
import { CAREFUL } from '../bot/temper.ts';
import { GOODS, rules, type State } from '../src/index.ts';
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

test('an offer is told for one cube and for the most that another would pay too; a pass has no numbers', () => {
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

/** The numbers of a choice that its kind of decision has. */
function rowOf({ rows }: Sheet, kind: Kind, choice: number): readonly number[] {
  const before = KINDS.slice(0, KINDS.indexOf(kind)).reduce((sum, one) => sum + WIDTHS[one], 0);
  const from = choice * choices.each + before;
  return [...rows.subarray(from, from + WIDTHS[kind])];
}

test('the strongest rival is who has most, whoever asks; a decision of one kind leaves the others’ columns empty', () => {
  const state = newTable(3);
  state.cash = [10, 300, 50];
  const sheet = sheetFor(choices);
  expect([0, 1, 2].map((seat) => tellTable(sheet, 'offer', state, seat))).toEqual([1, 2, 1]);
  expect(tellTable(sheet, 'build', state, 0)).toBe(1);
  expect(sheet.table[KINDS.length + 8]).toBeCloseTo(-290 / 200, 5);
  for (const one of positions(300, 4, 'columns')) {
    const { sheet: told, actions } = read(one);
    for (const kind of KINDS) {
      const isEmpty = actions.every((_, at) => rowOf(told, kind, at).every((n) => n === 0));
      expect(isEmpty).toBe(actions.length === 0 || kind !== one.phase);
    }
  }
});

test('a bid is told by what it brings the bidder, the strongest rival and whom it would outbid', () => {
  let apart = 0;
  for (const state of positions(300, 4, 'gains')) {
    const { auction, company } = state;
    if (auction === null) continue;
    const { sheet, seat, actions } = read(state);
    const at = actions.findIndex(({ type }) => type === 'bid');
    const market = marketOf(state, CAREFUL);
    const won = hasAfter(market, { company, seat, price: auction.bid + 1 });
    const lost = hasAfter(market, { company, seat: auction.bidder, price: auction.bid });
    const leader = tellTable(sheetFor(choices), 'auction', state, seat);
    const gainOf = (one: number): number => clamp(((won[one] ?? 0) - (lost[one] ?? 0)) / 60, 3);
    const told = rowOf(sheet, 'auction', at).slice(11, 14);
    const gains = [seat, leader, auction.bidder].map(gainOf);
    for (const [i, gain] of gains.entries()) expect(told[i]).toBeCloseTo(gain, 4);
    if (new Set(gains).size === 3) apart++;
  }
  expect(apart).toBeGreaterThan(20);
});

test('a link is told by what its city’s cube is worth to a share, shared with those who are there', () => {
  let shared = 0;
  for (const state of positions(400, 4, 'links')) {
    if (state.phase !== 'build') continue;
    const { legal, seat } = read(state);
    const site = siteOf(state, seat, CAREFUL);
    const { board, crowd, marginals } = site.reading;
    for (const action of legal) {
      const { to, share } = partsOf(site, action);
      if (action.type !== 'build' || to === -1) continue;
      const colour = board.colour[to] ?? 0;
      const alone = marginals[state.company * GOODS.length + colour] ?? 0;
      expect(share * ((crowd[to] ?? 0) + 1)).toBeCloseTo(alone, 5);
      if ((crowd[to] ?? 0) > 0 && alone > 0) shared++;
    }
  }
  expect(shared).toBeGreaterThan(50);
});

test('a goods cube is told by the dollars that it brings the taker and the strongest rival', () => {
  let apart = 0;
  for (const state of positions(400, 4, 'goods')) {
    const { sheet, seat, actions } = read(state);
    if (state.phase !== 'goods' || actions.length === 0) continue;
    const draft = draftOf(state, seat, CAREFUL);
    const leader = tellTable(sheetFor(choices), 'goods', state, seat);
    for (const [choice, action] of actions.entries()) {
      const { shares } = partsOfTaking(draft, action, CAREFUL);
      const dollars = [seat, leader].map((one) =>
        shares.reduce((sum, gain, by) => sum + gain * (state.shares[by * 4 + one] ?? 0), 0),
      );
      const told = rowOf(sheet, 'goods', choice);
      expect(told[4]).toBeCloseTo((dollars[0] ?? 0) / 40, 4);
      expect(told[5]).toBeCloseTo((dollars[1] ?? 0) / 40, 4);
      if (dollars[0] !== dollars[1]) apart++;
    }
  }
  expect(apart).toBeGreaterThan(50);
});
