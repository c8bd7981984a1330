/** What American Rails shows of itself besides its sentences. */
import { seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { NONE, type Action, type State } from '../src/types.ts';
import { face } from '../ui/face/index.ts';
import { words } from '../ui/words/index.ts';
import { company, configOf, firstRound, lay, say } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els'][seat] ?? '?';
const en = { language: 'en', who } as const;

/** Positions of a match played at random, with what may be done in each. */
function randomMatch(seats: number, seed: string) {
  const rng = seededRng(seed);
  const state = rules.setup(configOf({ seats }));
  const positions: { readonly state: State; readonly legal: readonly Action[] }[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      positions.push({ state: rules.clone(state), legal: [] });
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    // Bids in full would make most of the match an auction.
    const choices = legal.length > 12 && state.auction ? legal.slice(0, 4) : legal;
    if (rng.below(8) === 0) positions.push({ state: rules.clone(state), legal });
    const action = choices[rng.below(choices.length)];
    if (action) rules.apply(state, seat, action);
  }
  positions.push({ state: rules.clone(state), legal: [] });
  return positions;
}

const positions = [3, 4, 5].flatMap((seats) => randomMatch(seats, `face ${seats}`));

describe.each(LANGUAGES)('in %s', (language) => {
  const tell = { language, who };

  test('every legal action is a choice of at least one place, and of no wrong one', () => {
    const seen = new Set<string>();
    for (const { state, legal } of positions) {
      const places = face.places(state, legal, tell);
      const chosen = new Set(places.flatMap(({ choices }) => choices));
      const homeless = legal.filter((_, number) => !chosen.has(number));
      expect(homeless).toEqual([]);
      for (const number of chosen) seen.add(legal[number]?.type ?? 'none');
    }
    expect(seen.size).toBe(13);
    expect(seen).not.toContain('none');
  });

  test('every place has one id, a name and phrases without holes', () => {
    for (const { state, legal } of positions) {
      const places = face.places(state, legal, tell);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      const texts = places.flatMap(({ group, name, holds }) => [group, name, ...holds]);
      expect(texts).not.toContain('');
      expect(texts.join('\n')).not.toMatch(/undefined|NaN|\[object|\?|\d,\d/);
      expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
    }
  });

  test('stage, standing, auction and figures have no holes', () => {
    for (const { state } of positions) {
      const seats = state.cash.map((_, seat) => seat);
      const shown = [
        face.stage(state, tell),
        face.auction?.(state, tell),
        face.figures(state, tell),
        seats.map((seat) => face.standing(state, seat, tell)),
      ];
      expect(JSON.stringify(shown)).not.toMatch(/undefined|NaN|\?/);
      expect(face.auction?.(state, tell) === undefined).toBe(state.auction === null);
      expect(face.figures(state, tell).every(({ value }) => Number.isInteger(value))).toBe(true);
    }
  });

  test('places of one group stand together', () => {
    const [first] = positions;
    if (!first) throw new Error('no positions');
    const groups = face.places(first.state, first.legal, tell).map(({ group }) => group);
    const runs = groups.filter((group, at) => group !== groups[at - 1]);
    expect(runs).toHaveLength(new Set(groups).size);
  });
});

/** Continental and National near Cincinnati: the example of the preview. */
function nearCincinnati(): State {
  const state = firstRound(4, {
    continental: { city: 'Indianapolis', owners: [0, 1], treasury: 13 },
    national: { city: 'Cincinnati', owners: [2], treasury: 4 },
  });
  lay(state, 'continental', '5,5');
  return state;
}

function placeOf(state: State, id: string, legal: readonly Action[] = []) {
  const place = face.places(state, legal, en).find((each) => each.id === id);
  if (!place) throw new Error(`no place ${id}`);
  return place;
}

test('a list of choices begins with the most valuable city', () => {
  const state = nearCincinnati();
  say(state, '0 take expand3');
  const legal = rules.legal(state, 0);
  const order = face.foremost?.(state, legal) ?? [];
  const texts = order.map((number) => words.en.choice(legal[number] ?? { type: 'stop' }, state));
  expect(texts).toEqual([
    'Continental into Cincinnati ($4 of $13, worth 2)',
    'Continental into Louisville ($2 of $13, worth 1)',
  ]);
});

describe('places', () => {
  test('a city says its values, its cubes and what the next cube costs to whom', () => {
    const place = placeOf(nearCincinnati(), 'hex:6,5');
    expect(place.name).toBe('Cincinnati');
    expect(place.holds).toEqual([
      'worth 4 alone, 2 shared',
      'cubes: National',
      'next cube $4: Continental',
    ]);
  });

  test('a hex without a city says which cities it is next to', () => {
    expect(placeOf(nearCincinnati(), 'hex:5,5').holds).toContain(
      'next to Indianapolis, Cincinnati and Louisville',
    );
  });

  test('a company says its money, its stocks and its owners', () => {
    const state = nearCincinnati();
    expect(placeOf(state, 'company:continental').holds).toEqual([
      'treasury $13',
      'income 4',
      'pays $2 a share',
      '23 cubes in supply',
      '1 share unsold',
      'Anna: 1 share',
      'Bram: 1 share',
    ]);
    company(state, 'national').status = 'knocked-out';
    expect(placeOf(state, 'company:national').holds).toContain('knocked out');
    company(state, 'national').status = 'removed';
    expect(placeOf(state, 'company:national').holds).toEqual(['not in this game']);
  });

  test('what is done with a train is chosen at its space', () => {
    const state = nearCincinnati();
    say(state, '0 take take2');
    const legal = rules.legal(state, 0);
    expect(placeOf(state, 'space:take2', legal).choices).toEqual(legal.map((_, number) => number));
    expect(placeOf(state, 'space:expand3', legal).choices).toEqual([]);
    expect(placeOf(state, 'space:take2').holds).toEqual(['phase 1: Anna']);
  });
});

describe('changes', () => {
  function after(state: State, ...lines: string[]): State {
    const next = rules.clone(state);
    say(next, ...lines);
    return next;
  }
  const told = (before: State, later: State): string[] =>
    face
      .changes(before, later, en)
      .map(({ of, what, from, to, by, tone }) => [of, what, from, to, by, tone].join('|'));

  test('[AR-6.2] a second company in a city: who pays, who gains, who loses', () => {
    const before = nearCincinnati();
    say(before, '0 take expand3');
    expect(told(before, after(before, '0 place continental 6,5'))).toEqual([
      'Continental|treasury|$13|$9|−$4|plain',
      'National|income|4|2|−2|loss',
      'Continental|income|4|6|+2|gain',
      'Anna|dividend this year|$2|$3|+$1|gain',
      'Bram|dividend this year|$2|$3|+$1|gain',
      'Carlijn|dividend this year|$4|$2|−$2|loss',
      'Continental|cube in supply|23|22|−1|plain',
    ]);
  });

  test('[AR-3.3] a train on a space: when its player moves next, so far', () => {
    const before = nearCincinnati();
    expect(told(before, after(before, '0 take expand3'))).toEqual([]);
    say(before, '0 take expand3', '0 decline');
    expect(told(before, after(before, '1 take develop'))).toEqual([
      'Bram|next order, so far||1st|1st|plain',
    ]);
  });

  test('a house, $5 for a company, $2 from everybody', () => {
    const before = nearCincinnati();
    say(before, '0 take develop');
    expect(told(before, after(before, '0 develop 6,5'))).toContain(
      'Houses|house in stock|12|11|−1|plain',
    );
    const financing = nearCincinnati();
    say(financing, '0 take finance');
    expect(told(financing, after(financing, '0 finance liberty'))).toEqual([
      'Liberty|treasury|$0|$5|+$5|plain',
    ]);
    const taking = nearCincinnati();
    say(taking, '0 take take2');
    expect(told(taking, after(taking, '0 levy'))).toEqual([
      'Bram|cash|$50|$48|−$2|loss',
      'Carlijn|cash|$50|$48|−$2|loss',
      'Daan|cash|$50|$48|−$2|loss',
    ]);
  });

  test('nothing changes between a position and itself', () => {
    for (const { state } of positions) expect(face.changes(state, state, en)).toEqual([]);
  });
});

describe('panels', () => {
  test('standing tells what a player is about', () => {
    const state = nearCincinnati();
    const notes = (): (string | undefined)[] =>
      state.cash.map((_, seat) => face.standing(state, seat, en).note);
    expect(notes()).toEqual([
      'Choosing an action',
      'Second this phase',
      'Third this phase',
      'Fourth this phase',
    ]);
    say(state, '0 take expand3', '0 decline', '1 take auction', '1 offer continental', '1 bid 14');
    expect(notes()).toEqual(['Played Expand 3', 'Bids $14', 'To bid or pass', 'Fourth this phase']);
  });

  test('the auction block says what a share pays now and with one more sold', () => {
    const state = nearCincinnati();
    say(state, '0 take auction', '0 offer continental', '0 bid 14', '1 pass');
    expect(face.auction?.(state, en)).toEqual({
      lot: 'A share of Continental',
      place: 'company:continental',
      notes: ['a share pays $2, with this one $2', 'income 4', 'treasury $13', '1 share unsold'],
      colour: 'var(--piece-green)',
      bid: '$14',
      leader: 0,
      bidders: ['in', 'passed', 'in', 'in'],
    });
  });

  test('[AR-8.1] the stage says how near the end is', () => {
    const state = nearCincinnati();
    expect(face.stage(state, en)).toEqual({
      now: '1851, phase 1 of 3',
      order: [0, 1, 2, 3],
      end: [
        'after the dividends of 1857',
        'or with no share left: 18 now',
        'or with 4 supplies nearly empty: 0 now',
      ],
    });
    state.frame.step = 'over';
    state.frame.seat = NONE;
    expect(face.stage(state, en)).toMatchObject({ now: 'The game is over', end: [] });
  });

  test('[AR-7.1] cash in the end, if nothing changed: seven dividends from the first year', () => {
    const state = nearCincinnati();
    const course = face.figures(state, en).filter(({ id }) => id.startsWith('course:'));
    expect(course.map(({ value }) => value)).toEqual([64, 64, 78, 50]);
  });
});

test('incomes are followed from the founding on, and never of the company that is taken out', () => {
  for (const { state } of positions) {
    const followed = face.figures(state, en).filter(({ id }) => id.startsWith('income:'));
    const held = state.companies.filter(({ held: by }) => by.some((count) => count > 0));
    expect(followed.length).toBeLessThanOrEqual(held.length);
  }
});
