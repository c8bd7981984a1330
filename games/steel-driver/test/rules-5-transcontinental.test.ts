import { describe, expect, test } from 'vitest';
import { boardOf, COMPANIES, rules, type CompanyName, type State } from '../src/index.ts';
import { buy, changed, company, newTable, passMarkers, play, withLinks } from './table.ts';

type Networks = Readonly<Record<CompanyName, readonly string[]>>;

const NETWORKS: Networks = {
  green: ['SLC-SFO', 'DEN-SLC'],
  brown: ['CHI-DSM', 'DSM-OMA', 'KAN-OMA'],
  yellow: ['CHI-STP', 'STP-OMA'],
  grey: ['STL-KAN', 'LOU-STL', 'LOU-IND', 'IND-CHI'],
  red: ['BAL-PIT', 'PIT-CLE', 'CLE-CHI', 'PHI-PIT', 'NYC-PHI'],
  blue: ['ALB-NYC', 'ALB-BUF', 'BUF-CLE', 'CLE-DET', 'DET-CHI'],
};
const SHORT_BLUE: Networks = { ...NETWORKS, blue: ['NYC-BUF', 'BUF-CLE', 'CLE-DET', 'DET-CHI'] };

/** Green is to build, with 6 cubes; seat 0 controls all but those that nobody does. */
function loaded(networks: Networks, nobodys: readonly CompanyName[] = []): State {
  let state = newTable(3);
  for (const name of COMPANIES) {
    state = withLinks(state, name, networks[name][0]?.slice(0, 3) ?? '', networks[name]);
  }
  return changed(state, {
    phase: 'build',
    company: company('green'),
    control: COMPANIES.map((name) => (nobodys.includes(name) ? -1 : 0)),
    lastControl: [0, 0, 0, 0, 0, 0],
    box: [0, 0, 6, 0, 0, 0],
    row: COMPANIES.flatMap((name, at) => (name === 'green' || nobodys.includes(name) ? [] : [at])),
  });
}

/** What each company's profit gains beyond the new city's value. */
function bonuses(state: State, link: string): Record<string, number> {
  const board = boardOf(state.config);
  const events: { type: string; earned?: number }[] = [];
  rules.apply(state, 0, { type: 'build', route: link }, (event) => events.push(event));
  const earned = events.find(({ type }) => type === 'built')?.earned ?? 0;
  expect(earned).toBe(board.cities.find(({ id }) => link.startsWith(id))?.value);
  return Object.fromEntries(
    COMPANIES.map((name, at) => [name, (state.profit[at] ?? 0) - (name === 'green' ? earned : 0)]),
  );
}

describe('SD-5 the transcontinental connection', () => {
  test.each([
    [
      'two paths tie',
      NETWORKS,
      'OMA-DEN',
      { green: 50, red: 30, yellow: 30, brown: 30, grey: 0, blue: 0 },
    ],
    [
      'three links against four',
      NETWORKS,
      'KAN-DEN',
      { green: 50, red: 30, brown: 30, yellow: 0, grey: 0, blue: 0 },
    ],
    [
      'four paths tie',
      SHORT_BLUE,
      'OMA-DEN',
      { green: 50, red: 30, yellow: 30, brown: 30, blue: 30, grey: 0 },
    ],
  ] as const)('[SD-5.2] the data file’s case: %s', (_, networks, link, expected) => {
    expect(bonuses(loaded(networks), link)).toEqual(expected);
  });

  test('[SD-5.1] $50 to the builder and $30 to each other, on top of the city’s value', () => {
    const state = loaded(NETWORKS);
    const events: unknown[] = [];
    rules.apply(state, 0, { type: 'build', route: 'OMA-DEN' }, (event) => events.push(event));
    expect(state.profit[company('green')]).toBe(30 + 50);
    expect(state.closer).toBe(company('green'));
    expect(events).toContainEqual({
      type: 'transcontinental',
      company: 'green',
      ends: ['San Francisco', 'New York'],
      bonus: 50,
      partners: ['red', 'yellow', 'brown'],
      partnerBonus: 30,
      lost: [],
    });
  });

  test('[SD-5.1] companies that have already passed get it too', () => {
    const state = loaded(NETWORKS);
    expect(state.row).toContain(company('red'));
    rules.apply(state, 0, { type: 'build', route: 'OMA-DEN' });
    rules.apply(state, 0, { type: 'pass' });
    expect(state.round).toBe(2);
    expect(state.cash[0]).toBe(30 + 50 + 3 * 30);
  });

  test('[SD-5.1] once in the game: a second way across pays nothing more', () => {
    const state = loaded(NETWORKS);
    state.box[company('green')] = 12;
    expect(bonuses(state, 'OMA-DEN')['green']).toBe(50);
    const before = [...state.profit];
    rules.apply(state, 0, { type: 'build', route: 'KAN-DEN' });
    expect(state.profit.map((profit, at) => profit - (before[at] ?? 0))).toEqual([
      0, 0, 30, 0, 0, 0,
    ]);
  });

  test('[SD-5.1] a link that joins nothing new does not close it', () => {
    const state = loaded(NETWORKS);
    rules.apply(state, 0, { type: 'build', route: 'DEN-SFE' });
    expect(state.closer).toBe(-1);
    expect(state.profit[company('green')]).toBe(30);
  });

  test('[SD-5.2] links of a company that nobody controls count like any other', () => {
    const state = loaded(NETWORKS, ['red']);
    expect(bonuses(state, 'OMA-DEN')).toMatchObject({ green: 50, yellow: 30, brown: 30 });
    expect(state.partners).toBe(0b001111);
  });

  test('[SD-5.3] a bonus for a company that nobody controls is lost', () => {
    const state = loaded(NETWORKS, ['red']);
    const events: { type: string; lost?: readonly string[] }[] = [];
    rules.apply(state, 0, { type: 'build', route: 'OMA-DEN' }, (event) => events.push(event));
    expect(events.find(({ type }) => type === 'transcontinental')?.lost).toEqual(['red']);
    expect(state.profit[company('red')]).toBe(0);
  });

  test('[SD-5.1] played from the start on the small map: one company alone gets $50', () => {
    const state = newTable(3, 0, 'tutorial');
    buy(state, 'red', 10);
    passMarkers(state);
    play(state, '0 start AMS GRO-AMS', '0 build AMS-RTD', '0 build HAG-RTD', '=0 pass');
    expect(state.cash).toEqual([30 + 40 + 30, 0, 0]);
    buy(state, 'red', 7); // by seat 1
    passMarkers(state);
    play(state, '1 build RTD-ANT', '1 build ANT-GNT');
    expect(state.closer).toBe(-1);
    const events = play(state, '1 build GNT-OST', '=1 pass');
    expect(events).toContainEqual({
      type: 'transcontinental',
      company: 'red',
      ends: ['Oostende', 'Groningen'],
      bonus: 50,
      partners: [],
      partnerBonus: 30,
      lost: [],
    });
    expect(state.cash).toEqual([100, 40 + 30 + 30 + 50, 0]);
  });
});
