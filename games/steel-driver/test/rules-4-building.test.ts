import { describe, expect, test } from 'vitest';
import { boardOf, COMPANIES, rules, type CompanyName, type State } from '../src/index.ts';
import {
  actor,
  buy,
  changed,
  company,
  isForced,
  newTable,
  passMarkers,
  play,
  playForced,
  playOut,
  textsOf,
  withLinks,
} from './table.ts';

/** Seats 0, 1, 2 ... buy these, and building begins. */
function building(bought: readonly (readonly [CompanyName, number])[], seats = 3): State {
  const state = newTable(seats);
  for (const [name, bid] of bought) buy(state, name, bid);
  passMarkers(state);
  return state;
}

describe('SD-4 building', () => {
  test('[SD-4.1] one link each in building order, round and round, until all have passed', () => {
    const state = building([
      ['yellow', 5],
      ['red', 5],
    ]);
    expect(state.profit).toEqual([0, 0, 0, 0, 0, 0]);
    const events = playOut(state, ({ round }) => round === 2);
    const steps = events.flatMap((event) => {
      if (event.type === 'built') return [event.company];
      return event.type === 'company-passed' && event.seat !== -1 ? [`${event.company} out`] : [];
    });
    expect(steps).toEqual(['red', 'yellow', 'red', 'yellow', 'red out', 'yellow out']);
  });

  test('[SD-4.1] a company that passed is out, though a later link of another would not help it', () => {
    const state = building([
      ['red', 1],
      ['yellow', 8],
    ]);
    playForced(state);
    expect(state.row.map((at) => COMPANIES[at])).toContain('red');
    playOut(state, ({ phase }) => phase !== 'build');
    expect(state.owner.filter((by) => by === company('red'))).toHaveLength(0);
  });

  test('[SD-4.2] the controller decides; a company must build if it can', () => {
    const state = building([['green', 4]]);
    expect(actor(state)).toBe(0);
    expect(textsOf(state, 0)).not.toContain('pass');
    expect(textsOf(state, 1)).toEqual([]);
    expect(rules.why(rules.view(state, 0), 0, { type: 'pass' })).toMatchObject({
      code: 'must-build',
      rule: 'SD-4.2',
    });
  });

  test('[SD-4.2] example 4: green has 1 cube, every route costs 2 or more: it passes', () => {
    const state = building([['green', 1]]);
    expect(isForced(state)).toBe(true);
    expect(textsOf(state, 0)).toEqual(['pass']);
    const events = play(state, '=0 pass');
    expect(events[0]).toEqual({
      type: 'company-passed',
      company: 'green',
      seat: 0,
      reason: 'no link possible',
      box: 1,
      place: 3,
    });
    expect(state.box[company('green')]).toBe(1);
  });

  test('[SD-4.2] exactly one possible link is built automatically', () => {
    const start = building([['red', 6]]);
    // Portland's and Los Angeles' other routes are taken by yellow, so 3 cubes leave one way.
    const yellow = withLinks(start, 'yellow', 'SFO', ['POR-SFO', 'SLC-SFO']);
    const state = changed(withLinks(yellow, 'red', 'SFO', ['SFO-LAX']), {
      box: [3, 0, 0, 0, 0, 0],
    });
    expect(textsOf(state, 0)).toEqual(['pass']);
    const one = changed(withLinks(yellow, 'red', 'LAX', ['SLC-LAX']), { box: [3, 0, 0, 0, 0, 0] });
    expect(textsOf(one, 0)).toEqual(['build SLC-HEL', 'build SFO-LAX']);
    expect(isForced(one)).toBe(false);
    const only = changed(withLinks(one, 'yellow', 'SFO', ['SLC-HEL']), {});
    expect(textsOf(only, 0)).toEqual(['build SFO-LAX']);
    expect(isForced(only)).toBe(true);
  });

  test('[SD-4.2] a first link between two hexagons still asks for the start', () => {
    const state = newTable(3, 0, 'tutorial');
    buy(state, 'red', 3);
    passMarkers(state);
    const board = boardOf(state.config);
    const taken = board.routeIds.map((id) => (id === 'AMS-RTD' ? -1 : company('blue')));
    const walled = changed(state, { owner: taken });
    expect(textsOf(walled, 0)).toEqual(['start AMS AMS-RTD', 'start RTD AMS-RTD']);
    expect(isForced(walled)).toBe(false);
    const single = changed(state, {
      owner: board.routeIds.map((id) => (id === 'AMS-HAG' ? -1 : company('blue'))),
    });
    expect(textsOf(single, 0)).toEqual(['start AMS AMS-HAG']);
    expect(isForced(single)).toBe(true);
  });

  test('[SD-4.2] walled in, with cubes and links to spare: it passes', () => {
    const state = building([['red', 9]]);
    const board = boardOf(state.config);
    const owner = board.routeIds.map(() => company('blue'));
    const walled = changed(state, { owner });
    expect(textsOf(walled, 0)).toEqual(['pass']);
    rules.apply(walled, 0, { type: 'pass' });
    expect(walled.box[0]).toBe(9);
  });

  test('[SD-4.3] the company pays the route’s number to the supply, players pay nothing', () => {
    const state = building([['red', 8]]);
    const supply = state.supply;
    const cubes = [...state.cubes];
    play(state, '0 start BAL BAL-PIT');
    expect(state.box[0]).toBe(5);
    expect(state.supply).toBe(supply + 3);
    expect(state.cubes).toEqual(cubes);
    // 5 left: Philadelphia-Pittsburgh costs 4; with 3 left it can't be paid any more.
    expect(textsOf(state, 0)).toContain('build PHI-PIT');
    play(state, '0 build PIT-CLE');
    expect(textsOf(state, 0)).not.toContain('build PHI-PIT');
    expect(textsOf(state, 0)).toContain('build CLE-CHI');
  });

  test('[SD-4.4] example 2: red starts in Baltimore, not in Pittsburgh; cost 3, profit $40', () => {
    const state = building([['red', 5]]);
    expect(textsOf(state, 0)).toContain('start BAL BAL-PIT');
    expect(textsOf(state, 0)).not.toContain('start PIT BAL-PIT');
    expect(textsOf(state, 0)).not.toContain('start PIT PIT-CLE');
    const events = play(state, '0 start BAL BAL-PIT');
    expect(events[0]).toEqual({
      type: 'built',
      seat: 0,
      company: 'red',
      route: 'BAL-PIT',
      from: 'Baltimore',
      to: 'Pittsburgh',
      first: true,
      cost: 3,
      box: 2,
      earned: 40,
      profit: 40,
    });
  });

  test('[SD-4.4] both ends of a route between hexagons may be the start', () => {
    const state = building([['red', 2]]);
    expect(textsOf(state, 0)).toEqual(
      expect.arrayContaining(['start NYC NYC-PHI', 'start PHI NYC-PHI']),
    );
    const other = rules.clone(state);
    play(state, '0 start NYC NYC-PHI');
    play(other, '0 start PHI NYC-PHI');
    playForced(state);
    playForced(other);
    expect(state.cash[0]).toBe(40);
    expect(other.cash[0]).toBe(50);
  });

  test('[SD-4.4] later links touch the own network', () => {
    const state = building([['red', 9]]);
    play(state, '0 start CHS CHS-ATL');
    expect(textsOf(state, 0)).toEqual(
      expect.arrayContaining(['build WIL-CHS', 'build ATL-NAS', 'build RIC-ATL']),
    );
    expect(textsOf(state, 0)).not.toContain('build NYC-PHI');
    for (const text of textsOf(state, 0)) expect(text).toMatch(/CHS|ATL/);
  });

  test('[SD-4.5] one link a route, for ever', () => {
    const state = building([
      ['red', 5],
      ['yellow', 5],
    ]);
    play(state, '0 start BAL BAL-PIT');
    expect(actor(state)).toBe(1);
    expect(textsOf(state, 1)).not.toContain('start BAL BAL-PIT');
    expect(textsOf(state, 1)).toContain('start BAL BAL-RIC');
  });

  test('[SD-4.5] 17 links a company at most: then it passes, whatever it has', () => {
    const start = building([['red', 9]]);
    const links = [
      'NYC-PHI',
      'PHI-BAL',
      'BOS-NYC',
      'BOS-ALB',
      'ALB-NYC',
      'BAL-RIC',
      'RIC-WIL',
      'WIL-CHS',
      'CHS-JAX',
      'CHS-ATL',
      'ATL-NAS',
      'NAS-MEM',
      'STL-MEM',
      'STL-KAN',
      'IND-STL',
      'IND-CHI',
    ];
    const sixteen = withLinks(start, 'red', 'NYC', links);
    expect(sixteen.laid[0]).toBe(16);
    expect(textsOf(sixteen, 0)).toContain('build CHI-MIL');
    const events = play(sixteen, '0 build CHI-MIL');
    playForced(sixteen);
    expect(events[0]).toMatchObject({ type: 'built', box: 7 });
    expect(sixteen.round).toBe(2);
    expect(sixteen.laid[0]).toBe(17);
    expect(sixteen.box[0]).toBe(7);
  });

  test('[SD-4.5] a company without link pieces says so', () => {
    const start = building([['red', 9]]);
    const board = boardOf(start.config);
    const tree = withLinks(start, 'red', 'NYC', board.routeIds.slice(0, 17));
    expect(tree.laid[0]).toBe(17);
    const events = playForced(tree);
    expect(events[0]).toMatchObject({ type: 'company-passed', reason: 'no links left', box: 9 });
  });

  test('[SD-4.6] a new city pays its value once; the start city and a closed loop pay nothing', () => {
    const state = building([['red', 10]]);
    const events = play(state, '0 start NYC BOS-NYC', '0 build BOS-ALB', '0 build ALB-NYC');
    const earned = events.flatMap((event) => (event.type === 'built' ? [event.earned] : []));
    expect(earned).toEqual([30, 20, 0]);
    expect(state.profit[0]).toBe(50);
  });

  test('[SD-4.7] a city linked by others pays the newcomer in full, and changes nobody else’s profit', () => {
    const state = building([
      ['red', 3],
      ['yellow', 4],
    ]);
    play(state, '0 start BAL BAL-PIT');
    const events = play(state, '1 start PHI PHI-PIT');
    expect(events[0]).toMatchObject({ earned: 40, profit: 40 });
    playOut(state, ({ round }) => round === 2);
    expect(state.cash).toEqual([40, 40, 0]);
  });

  test('[SD-4.7] several companies may start in one hexagon; others’ links extend no network', () => {
    const state = building([
      ['red', 5],
      ['yellow', 5],
    ]);
    play(state, '0 start BAL BAL-PIT', '1 start BAL BAL-RIC');
    expect(textsOf(state, 0)).toContain('build BUF-PIT');
    play(state, '0 build BUF-PIT');
    expect(textsOf(state, 1)).not.toContain('build PIT-CLE');
    expect(textsOf(state, 1)).toContain('build RIC-WIL');
  });

  test('[SD-4.8] the pass row is the next round’s building order', () => {
    const state = building([
      ['red', 4],
      ['yellow', 1],
      ['green', 2],
    ]);
    const events = playOut(state, ({ round }) => round === 2);
    const out = events.flatMap((event) => (event.type === 'company-passed' ? [event.company] : []));
    expect(out).toEqual(['yellow', 'brown', 'grey', 'blue', 'green', 'red']);
    expect(state.order.map((at) => COMPANIES[at])).toEqual(out);
    expect(state.row).toEqual([]);
  });

  test('[SD-4.9] a company that nobody controls passes in its turn and keeps its cubes', () => {
    const state = building([['red', 1]]);
    playForced(state);
    expect(state.round).toBe(2);
    expect(state.box[0]).toBe(1);
    buy(state, 'blue', 2);
    const events = passMarkers(state);
    expect(events.filter(({ type }) => type === 'company-passed')).toHaveLength(5);
    expect(
      events.find((event) => event.type === 'company-passed' && event.company === 'red'),
    ).toEqual({
      type: 'company-passed',
      company: 'red',
      seat: -1,
      reason: 'nobody controls it',
      box: 1,
      place: 1,
    });
    expect(state.box[0]).toBe(1);
  });

  test('[SD-4.9] cubes left in a box are spent in a later round', () => {
    const state = building([['red', 1]]);
    playForced(state);
    buy(state, 'red', 1);
    passMarkers(state);
    expect(state.box[0]).toBe(2);
    expect(textsOf(state, 1)).toContain('start NYC NYC-PHI');
  });

  test('[SD-4.9] nothing sold: all six pass in order, and the order stays', () => {
    const state = changed(newTable(3), { order: [3, 1, 5, 0, 2, 4] });
    passMarkers(state);
    expect(state.round).toBe(2);
    expect(state.order).toEqual([3, 1, 5, 0, 2, 4]);
  });
});
