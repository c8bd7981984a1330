import { describe, expect, test } from 'vitest';
import {
  boardOf,
  COMPANIES,
  rules,
  type CompanyName,
  type Event,
  type State,
} from '../src/index.ts';
import {
  actor,
  changed,
  company,
  isForced,
  newTable,
  play,
  playForced,
  playOut,
  textsOf,
  withLinks,
} from './table.ts';

interface Ending {
  readonly links?: Partial<Readonly<Record<CompanyName, readonly [string, ...string[]]>>>;
  /** By company: the shares of each seat. */
  readonly shares: Partial<Readonly<Record<CompanyName, readonly number[]>>>;
  readonly last: Partial<Readonly<Record<CompanyName, number>>>;
  readonly order?: readonly CompanyName[];
  readonly cash?: readonly number[];
  readonly box?: readonly number[];
}

/** The last step of round 5: nobody passed the marker but the last one, and nothing was sold. */
function ending({ links = {}, shares, last, order = COMPANIES, cash, box }: Ending) {
  let state: State = newTable(3);
  for (const name of COMPANIES) {
    const network = links[name];
    if (network) state = withLinks(state, name, network[0].slice(0, 3), network);
  }
  const boxes = box ?? [0, 0, 0, 0, 0, 0];
  state = changed(state, {
    round: 5,
    passes: 2,
    order: order.map(company),
    cash: [...(cash ?? [0, 0, 0])],
    box: [...boxes],
    supply: 30 - boxes.reduce((sum, cubes) => sum + cubes, 0),
    lastControl: COMPANIES.map((name) => last[name] ?? -1),
    shares: COMPANIES.flatMap((name) => [...(shares[name] ?? [0, 0, 0])]),
  });
  const events: Event[] = [];
  rules.apply(state, state.active, { type: 'pass' }, (event) => events.push(event));
  return { state, events };
}

describe('SD-7 the final settlement', () => {
  test('[SD-7.1] cubes in boxes go back; each city with a link gets one goods cube', () => {
    const { state, events } = ending({
      links: { red: ['NYC-PHI', 'PHI-BAL'], blue: ['PHI-PIT'] },
      shares: { red: [1, 0, 0] },
      last: { red: 0 },
      box: [3, 0, 0, 0, 0, 4],
    });
    expect(events).toContainEqual({ type: 'settlement', returned: 7, goods: 4 });
    expect(state.supply).toBe(30);
    expect(state.box).toEqual([0, 0, 0, 0, 0, 0]);
    // New York, Philadelphia, Baltimore (red's network) and Pittsburgh (blue's alone).
    expect(textsOf(state, 0)).toEqual(['take NYC', 'take PHI', 'take BAL']);
  });

  test('[SD-7.2] example 5: a tie goes to the nearest clockwise from the last controller', () => {
    const green = { shares: { green: [1, 2, 2] } }; // Carl, Anne, Herman
    expect(ending({ ...green, last: { green: 0 } }).state.control[2]).toBe(1);
    expect(ending({ ...green, last: { green: 2 } }).state.control[2]).toBe(2);
  });

  test('[SD-7.2] most shares control, whoever controlled last', () => {
    const { state, events } = ending({
      shares: { green: [3, 1, 1], grey: [1, 1, 1] },
      last: { green: 2, grey: 1 },
    });
    expect(state.control).toEqual([-1, -1, 0, -1, 1, -1]);
    expect(events).toContainEqual({
      type: 'final-control',
      company: 'green',
      seat: 0,
      shares: 3,
      tied: false,
    });
    expect(events).toContainEqual({
      type: 'final-control',
      company: 'grey',
      seat: 1,
      shares: 1,
      tied: true,
    });
  });

  test('[SD-7.2] the last controller without a share in the tie does not win it', () => {
    const { state } = ending({ shares: { red: [2, 2, 1] }, last: { red: 2 } });
    expect(state.control[0]).toBe(0);
  });

  test('[SD-7.3] in the pass order of round 5, one cube each, round and round', () => {
    const { state } = ending({
      links: { red: ['NYC-PHI', 'PHI-BAL', 'BAL-PIT'], blue: ['PHI-PIT', 'BUF-PIT'] },
      shares: { red: [1, 0, 0], blue: [0, 0, 1] },
      last: { red: 0, blue: 2 },
      order: ['blue', 'grey', 'red', 'brown', 'green', 'yellow'],
    });
    expect(textsOf(state, 2)).toEqual(['take PHI', 'take BUF', 'take PIT']);
    play(state, '2 take PIT');
    expect(actor(state)).toBe(0);
    expect(textsOf(state, 0)).toEqual(['take NYC', 'take PHI', 'take BAL']);
    play(state, '0 take PHI');
    expect(isForced(state)).toBe(true);
    play(state, '=2 take BUF', '0 take NYC', '=0 take BAL');
    expect(state.phase).toBe('over');
    expect(state.stock[company('red') * 5]).toBe(3);
    expect(state.stock[company('blue') * 5]).toBe(2);
  });

  test('[SD-7.3] taking is not optional, and a company with no share sold takes no part', () => {
    const { state } = ending({
      links: { red: ['NYC-PHI'], yellow: ['PHI-BAL'] },
      shares: { red: [1, 0, 0] },
      last: { red: 0 },
    });
    expect(textsOf(state, 0)).toEqual(['take NYC', 'take PHI']);
    expect(rules.why(rules.view(state, 0), 0, { type: 'pass' })).toMatchObject({
      code: 'must-take',
      rule: 'SD-7.3',
    });
    play(state, '0 take NYC', '=0 take PHI');
    expect(state.phase).toBe('over');
    expect(state.control[company('yellow')]).toBe(-1);
    // Baltimore's cube stays: nobody may take it.
    const board = boardOf(state.config);
    const baltimore = board.cityIndex.get('BAL') ?? 0;
    expect(((state.goods[baltimore >> 5] ?? 0) >> (baltimore & 31)) & 1).toBe(1);
  });

  test('[SD-7.4] [SD-7.5] each share pays the value of its company’s sets', () => {
    const { state } = ending({
      // white 2 (New York, Buffalo), black 2 (Detroit, Chicago)
      links: { red: ['NYC-BUF', 'BUF-DET', 'DET-CHI'] },
      shares: { red: [2, 1, 0] },
      last: { red: 0 },
      cash: [100, 200, 300],
    });
    const events = playOut(state, ({ phase }) => phase === 'over');
    expect(events).toContainEqual({
      type: 'share-value',
      company: 'red',
      goods: [2, 2, 0, 0, 0],
      value: 60,
    });
    expect(events).toContainEqual({
      type: 'paid',
      seat: 0,
      company: 'red',
      shares: 2,
      amount: 120,
      cash: 220,
    });
    expect(rules.outcome(state)?.scores).toEqual([220, 260, 300]);
  });

  test('[SD-7.5] control pays nothing, and investment cubes are worth nothing', () => {
    const { state } = ending({
      links: { red: ['NYC-PHI'] },
      shares: { red: [1, 1, 0] },
      last: { red: 0 },
    });
    playOut(state, ({ phase }) => phase === 'over');
    expect(state.control[0]).toBe(0);
    expect(state.cubes).toEqual([10, 10, 10]);
    expect(rules.outcome(state)?.scores).toEqual([20, 20, 0]);
  });

  test('[SD-7.6] most cash wins; the larger company that one controls breaks a tie', () => {
    const { state } = ending({
      links: { red: ['NYC-PHI'], blue: ['CHS-ATL'] },
      shares: { red: [2, 1, 0], blue: [0, 0, 1] },
      last: { red: 0, blue: 2 },
      cash: [0, 20, 10],
    });
    playOut(state, ({ phase }) => phase === 'over');
    // Red is worth 10 + 10, blue 30: everybody ends at $40. Red and blue hold two cubes each.
    expect(rules.outcome(state)).toEqual({ scores: [40, 40, 40], places: [1, 3, 1] });
  });

  test('[SD-7.6] lower places by the same comparison; who is still equal shares', () => {
    const { state } = ending({
      links: { red: ['NYC-PHI', 'PHI-BAL'], blue: ['CHS-ATL'] },
      shares: { red: [1, 0, 0], blue: [0, 1, 0] },
      last: { red: 0, blue: 1 },
      cash: [0, 0, 500],
    });
    playOut(state, ({ phase }) => phase === 'over');
    // Both have $30; red has three cubes, blue two.
    expect(rules.outcome(state)).toEqual({ scores: [30, 30, 500], places: [2, 3, 1] });
    const none = ending({ shares: {}, last: {} });
    expect(rules.outcome(none.state)).toEqual({ scores: [0, 0, 0], places: [1, 1, 1] });
    expect(playForced(none.state)).toEqual([]);
  });
});
