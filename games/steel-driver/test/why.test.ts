import { describe, expect, test } from 'vitest';
import { rules, type Action, type State } from '../src/index.ts';
import { boardOf } from '../src/board.ts';
import { buy, changed, company, newTable, passMarkers, play, withLinks } from './table.ts';

function refused(state: State, seat: number, text: string) {
  const action: Action | undefined = rules.action.parse(text);
  if (action === undefined) throw new Error(`'${text}' is no action`);
  return rules.why(rules.view(state, seat), seat, action);
}

/** Seat 0 has bought red for 8 and yellow for 1; red starts in Baltimore and has 3 cubes left. */
function building(): State {
  const state = newTable(3);
  buy(state, 'red', 8);
  play(state, '1 pass', '2 pass');
  buy(state, 'yellow', 1);
  passMarkers(state);
  play(state, '0 start BAL BAL-PIT', '=0 pass', '0 build PIT-CLE');
  return state;
}

describe('why not', () => {
  test('before the start, after the end, and out of turn', () => {
    const state = newTable(3);
    const before = rules.setup(state.config);
    expect(refused(before, 0, 'pass')).toEqual({
      code: 'chance-first',
      rule: 'table',
      params: { pool: 'starter' },
    });
    const over = changed(state, { phase: 'over' });
    expect(refused(over, 0, 'pass')).toEqual({ code: 'match-over', rule: 'table', params: {} });
    expect(refused(state, 2, 'pass')).toEqual({
      code: 'not-your-turn',
      rule: 'table',
      params: { seat: 2, turn: 0 },
    });
  });

  test.each([
    ['take NYC', 'wrong-phase', 'SD-1.5', { type: 'take', phase: 'offer' }],
    ['bid 3', 'wrong-phase', 'SD-1.5', { type: 'bid', phase: 'offer' }],
    ['offer red 2', 'company-sold', 'SD-3.5', { company: 'red', seat: 0 }],
    ['offer blue 0', 'bid-too-low', 'SD-3.2', { bid: 0, least: 1 }],
    ['offer blue 11', 'bid-too-high', 'SD-3.2', { bid: 11, cubes: 10 }],
  ])('an offer: %s', (text, code, rule, params) => {
    const state = newTable(3);
    buy(state, 'red', 2);
    expect(refused(state, 1, text)).toEqual({ code, rule, params });
    expect(refused(state, 1, 'offer blue 10')).toBeUndefined();
  });

  test('[SD-3.2] who has passed hears that', () => {
    const state = newTable(3);
    play(state, '0 offer red 4', '1 pass');
    expect(refused(state, 1, 'bid 5')).toEqual({
      code: 'passed-already',
      rule: 'SD-3.2',
      params: {},
    });
  });

  test('a route that is written the other way round is named', () => {
    expect(refused(building(), 0, 'build CLE-PIT')).toMatchObject({
      code: 'route-turned',
      params: { given: 'CLE-PIT', route: 'PIT-CLE' },
    });
  });

  test.each([
    ['bid 4', 'bid-too-low', { bid: 4, least: 5 }],
    ['bid -4', 'bid-too-low', { bid: -4, least: 5 }],
    ['bid 12', 'bid-too-high', { bid: 12, cubes: 10 }],
  ])('a bid: %s', (text, code, params) => {
    const state = newTable(3);
    play(state, '0 offer red 4');
    expect(refused(state, 1, text)).toEqual({ code, rule: 'SD-3.2', params });
    expect(refused(state, 1, 'bid 5')).toBeUndefined();
  });

  test.each([
    ['pass', 'must-build', 'SD-4.2', { company: 'red', links: 8 }],
    ['build ABC-DEF', 'no-such-route', 'SD-4.5', { route: 'ABC-DEF' }],
    ['build BAL-PIT', 'route-taken', 'SD-4.5', { route: 'Baltimore – Pittsburgh', company: 'red' }],
    [
      'build SFO-LAX',
      'not-touching',
      'SD-4.4',
      { route: 'San Francisco – Los Angeles', company: 'red' },
    ],
    [
      'build PHI-PIT',
      'too-dear',
      'SD-4.3',
      { route: 'Philadelphia – Pittsburgh', company: 'red', cost: 4, cubes: 3 },
    ],
    ['start BAL BAL-RIC', 'already-started', 'SD-4.4', { company: 'red' }],
  ])('a link: %s', (text, code, rule, params) => {
    const state = building();
    expect(refused(state, 0, text)).toEqual({ code, rule, params });
    expect(refused(state, 0, 'build BUF-PIT')).toBeUndefined();
  });

  test.each([
    ['build BAL-PIT', 'start-needed', { company: 'red', route: 'Baltimore – Pittsburgh' }],
    ['build PIT-CLE', 'no-hexagon', { route: 'Pittsburgh – Cleveland' }],
    ['start PIT BAL-PIT', 'not-a-hexagon', { city: 'Pittsburgh' }],
    ['start NYC BAL-PIT', 'start-elsewhere', { city: 'New York', route: 'Baltimore – Pittsburgh' }],
    ['start XYZ BAL-PIT', 'no-such-city', { city: 'XYZ' }],
  ])('a first link: %s', (text, code, params) => {
    const state = newTable(3);
    buy(state, 'red', 3);
    passMarkers(state);
    expect(refused(state, 0, text)).toEqual({ code, rule: 'SD-4.4', params });
    expect(refused(state, 0, 'start PHI PHI-PIT')).toMatchObject({ code: 'too-dear' });
    expect(refused(state, 0, 'start BAL BAL-PIT')).toBeUndefined();
  });

  test('a company without link pieces', () => {
    const state = newTable(3);
    buy(state, 'red', 9);
    passMarkers(state);
    const full = withLinks(state, 'red', 'NYC', boardOf(state.config).routeIds.slice(0, 17));
    expect(refused(full, 0, 'build CLE-DET')).toEqual({
      code: 'no-links-left',
      rule: 'SD-4.5',
      params: { company: 'red', links: 17 },
    });
  });

  test.each([
    ['take XYZ', 'no-such-city', { city: 'XYZ' }],
    ['take SFO', 'not-in-network', { city: 'San Francisco', company: 'red' }],
    ['take NYC', 'no-goods-left', { city: 'New York', company: 'red' }],
  ])('a goods cube: %s', (text, code, params) => {
    const linked = withLinks(newTable(3), 'red', 'NYC', ['NYC-PHI', 'PHI-BAL']);
    const state = changed(linked, {
      phase: 'goods',
      company: company('red'),
      control: [0, -1, -1, -1, -1, -1],
      goods: [0b11000, 0],
    });
    expect(refused(state, 0, text)).toEqual({ code, rule: 'SD-7.3', params });
    expect(refused(state, 0, 'take BAL')).toBeUndefined();
  });
});
