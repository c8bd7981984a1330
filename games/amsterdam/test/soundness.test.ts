/** Each invariant is broken once, and the state says which rule it breaks. */
import { rules, type Player, type State } from '@roundhouse/amsterdam/rules';
import { expect, test } from 'vitest';
import { sketch } from './table.ts';

function first(state: State): Player {
  const [player] = state.players;
  if (!player) throw new Error('no player');
  return player;
}

const FAULTS: readonly (readonly [string, string, (state: State) => void])[] = [
  ['AM-1.1', 'a card too many', (state) => void (state.pile[0] = 7)],
  ['AM-1.1', 'a count below zero', (state) => void state.pile.splice(5, 1, -1, 0)],
  ['AM-1.1', 'a contract lost', (state) => void (state.fresh &= ~1)],
  ['AM-1.1', 'a contract twice', (state) => void (first(state).offer = 1)],
  ['AM-1.2', 'a display of six', (state) => void state.display.push(-1)],
  ['AM-3.5', 'a gap beside a pile', gap],
  ['AM-3.5', 'discards beside an empty pile', emptyPile],
  ['AM-4.2', 'a route without a payment', (state) => void (state.payments[0] = -1)],
  ['AM-4.3', 'a cart lost', (state) => void (first(state).carts -= 1)],
  ['AM-4.4', 'a point too many', (state) => void (first(state).score += 1)],
  ['AM-4.5', 'a bonus card too many', (state) => void (first(state).bonus += 1)],
  ['AM-4.6', 'a closed route open', (state) => void (first(state).openLow |= 2)],
  ['AM-5.1', 'a returned contract of nobody', (state) => void state.underBy.pop()],
  ['AM-6.2', 'locations that no route joins', (state) => void (first(state).linked[16] = 0)],
  ['AM-7.2', 'a known card that is not there', (state) => void (first(state).known[1] = 1)],
];

function gap(state: State): void {
  state.pile[0] = (state.pile[0] ?? 0) + 1;
  state.display[0] = -1;
}

function emptyPile(state: State): void {
  for (const [kind, many] of state.pile.entries()) {
    state.pile[kind] = 0;
    state.discards[kind] = many;
  }
}

test.each(FAULTS)('[%s] %s', (rule, _, fault) => {
  const state = sketch({ routes: [['R01']], under: [[1, 'C24']] });
  expect(() => rules.assertSound?.(state)).not.toThrow();
  fault(state);
  expect(() => rules.assertSound?.(state)).toThrow(`${rule}: `);
});

test('[AM-4.1] a route with two owners', () => {
  expect(() => sketch({ seats: 3, routes: [['R01'], [], ['R01']] })).toThrow('AM-4.1: R01 has 2');
});

test('[AM-4.6] both tracks of a double route with one owner, or with two players', () => {
  expect(() => sketch({ seats: 3, routes: [['R01', 'R02']] })).toThrow('AM-4.6: R01 and R02');
  expect(() => sketch({ routes: [['R01'], ['R02']] })).toThrow('AM-4.6: R01 and R02');
});
