/** Everything that the rules can say has a sentence, in each language. */
import { seededRng } from '@roundhouse/engine';
import { agreementFaults } from '@roundhouse/ui/testing';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { layCube } from '../src/track.ts';
import type { Event, State } from '../src/types.ts';
import { draw } from '../ui/terminal/index.ts';
import { words } from '../ui/words/index.ts';
import { company, configOf, firstRound, hex, newGame, say } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els'][seat] ?? '?';

/** A whole match, one seat at random: what it says on the way, and some of its positions. */
function aMatch(seats: number) {
  const rng = seededRng(`words ${seats}`);
  const state = rules.setup(configOf({ seats }));
  const events: Event[] = [];
  const positions: State[] = [];
  const emit = (event: Event): void => void events.push(event);
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance' || rng.below(6) === 0) positions.push(rules.clone(state));
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng), emit);
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const bot = seat === 1 ? bots.random : bots.normal;
    const action = bot?.choose(state, rules.legal(state, seat), seat, rng);
    if (action) rules.apply(state, seat, action, emit);
  }
  return { events, positions: [...positions, state] };
}

const matches = [3, 4, 5].map(aMatch);
const rare: readonly Event[] = [
  { type: 'knocked-out', seat: 1, company: 5, shares: 3, treasury: 17 },
  { type: 'levied', seat: 1, paid: [0, 0, 0] },
  { type: 'levied', seat: 1, paid: [2, 0, 1] },
  { type: 'unsold', company: 2, unsold: 1 },
  { type: 'stopped', seat: 0, placed: 1, left: 2, possible: true },
  { type: 'ended', year: 1855, reasons: ['no-shares', 'low-supplies'], cash: [90, 120, 120] },
];

/** The drawn board does not show them, so no sentence names a hex by them. */
const COORDINATES = /\d,\d/;

const CODES = {
  'not-now': { step: 'space', given: 'bid' },
  'passed-already': { seat: 1 },
  'offered-already': { company: 'liberty' },
  'must-offer': {},
  'no-share-left': { company: 'liberty' },
  'not-in-game': { company: 'liberty' },
  'knocked-out': { company: 'republic' },
  'cannot-bid': { least: 51, cash: 50 },
  'bid-over-cash': { amount: 51, cash: 50 },
  'bid-below-minimum': { amount: 9, least: 10 },
  'bid-too-low': { amount: 14, standing: 15, least: 16 },
  'not-a-city': { hex: '12,0' },
  'city-not-empty': { hex: 'New York', cubes: 1 },
  'space-taken': { space: 'finance', seat: 2 },
  'closed-city': { hex: 'New York' },
  'no-cube-in-city': { hex: 'Buffalo' },
  'house-in-city': { hex: 'Buffalo' },
  'no-expand2': { seats: 3 },
  'nothing-to-place': {},
  'nothing-placed': {},
  'already-begun': { placed: 2 },
  'no-share': { company: 'majestic' },
  'no-cubes-left': { company: 'majestic' },
  'own-cube-there': { company: 'majestic', hex: '5,3' },
  'hex-full': { company: 'majestic', hex: '5,9', terrain: 'forest' },
  'not-adjacent': { company: 'majestic', hex: '5,3' },
  'too-dear': { company: 'liberty', hex: '5,3', treasury: 3, cost: 4 },
  'auction-over': {},
  'order-without-amount': {},
  'unknown-order': { order: 'sing' },
} as const;

describe.each(LANGUAGES)('words in %s', (language) => {
  const { ask, choice, event, refusal, option } = words[language];

  test('every event of a match has a sentence', () => {
    const events = [...matches.flatMap((match) => match.events), ...rare];
    expect(new Set(events.map(({ type }) => type)).size).toBe(23);
    for (const each of events) {
      expect(event(each, who)).toMatch(/^[A-Z0-9].*\.$/);
      expect(event(each, who)).not.toMatch(/undefined|NaN|\[object|\?/);
      expect(event(each, who)).not.toMatch(COORDINATES);
    }
  });

  test('who reads is you, in the right form, whatever happens to whom', () => {
    expect(
      agreementFaults(language, event, [...matches.flatMap((match) => match.events), ...rare]),
    ).toEqual([]);
  });

  test('every question and every choice has words', () => {
    for (const state of matches.flatMap((match) => match.positions)) {
      const seat = Math.max(0, state.frame.seat);
      const legal = rules.legal(state, seat);
      expect(ask(state, legal, seat, who)).toMatch(/^[A-Z0-9].*[.?]$/);
      for (const action of legal) {
        expect(choice(action, state)).toMatch(/^[A-Z$]/);
        expect(choice(action, state)).not.toMatch(/undefined|NaN/);
        expect(choice(action, state)).not.toMatch(COORDINATES);
      }
    }
  });

  test.each(Object.entries(CODES))(
    'the refusal %s has a sentence with its figures',
    (code, params) => {
      const said = refusal({ code, rule: 'AR-0', params });
      expect(said).not.toBe(code);
      expect(said).toMatch(/^[A-Z0-9$].*\.$/);
      expect(said).not.toMatch(/undefined|NaN/);
      expect(said).not.toMatch(COORDINATES);
      const figures = Object.entries(params).filter(([name]) => name !== 'seat');
      const missing = figures.filter(([, f]) => typeof f === 'number' && !said.includes(String(f)));
      expect(missing).toEqual([]);
    },
  );

  test('a refusal by the table is said too, and an unknown one keeps its code', () => {
    expect(refusal({ code: 'match-over', rule: 'table', params: {} })).toMatch(/\.$/);
    expect(refusal({ code: 'strange', rule: 'AR-0', params: {} })).toBe('strange');
  });

  test('[AR-4.5] in a sentence a space promises nothing that three players can not do', () => {
    const took = event({ type: 'took', seat: 0, phase: 1, space: 'take2' }, who);
    expect(took).toMatch(/ (?:Take \$2|\$2 nemen)\.$/);
  });

  test('every value of every option is explained', () => {
    for (const { name, values } of rules.meta.options) {
      const said = option(name);
      expect(said.label).not.toBe(name);
      expect(Object.keys(said.values).toSorted()).toEqual([...values].toSorted());
    }
    expect(option('strange')).toEqual({ label: 'strange', values: {} });
  });

  test('[AR-4.6] bidders are warned when the winner would get nothing', () => {
    const state = firstRound(4, {
      american: { city: 'Buffalo', owners: [0] },
      national: { city: 'Syracuse', owners: [1] },
    });
    say(state, '0 take auction', '0 offer republic');
    const before = ask(state, rules.legal(state, 0), 0, who);
    for (const [i, city] of OUR_BOARD.cities.slice(2).entries())
      layCube(state, i % 2 === 0 ? 0 : 1, city.hex);
    const after = ask(state, rules.legal(state, 0), 0, who);
    expect(after.startsWith(before)).toBe(true);
    expect(after.length).toBeGreaterThan(before.length + 20);
  });
});

describe('in English', () => {
  const { refusal, choice, ask } = words.en;

  test('a cube that is too dear is explained with the figures', () => {
    expect(refusal({ code: 'too-dear', rule: 'AR-5.4', params: CODES['too-dear'] })).toBe(
      'Liberty has $3 in its treasury; a cube on the plains north-east of Indianapolis costs $4.',
    );
  });

  test('choices carry what one wants to know', () => {
    const state = firstRound(4, { american: { city: 'Philadelphia', owners: [0], treasury: 12 } });
    say(state, '0 take expand3', '0 place american 15,3');
    expect(choice({ type: 'place', company: 0, hex: hex('New York') }, state)).toBe(
      'American into New York ($2 of $10, worth 8)',
    );
    expect(choice({ type: 'place', company: 0, hex: hex('14,3') }, state)).toBe(
      'American east of Harrisburg (plains, $2 of $10)',
    );
    expect(ask(state, [], 0, who)).toBe('Choose where to build: up to 2 cubes.');
  });
});

describe('the board in a terminal', () => {
  const style = { columns: 80, colour: false, language: 'en', who } as const;

  test('fits into 80 columns at every position, in both languages', () => {
    for (const state of matches.flatMap((match) => match.positions)) {
      for (const language of LANGUAGES) {
        const drawn = draw(state, { ...style, language });
        expect(Math.max(...drawn.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
        expect(drawn).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test('shows cubes, houses, trains, treasuries and cash', () => {
    const state = firstRound(4, {
      american: { city: 'Buffalo', owners: [0], treasury: 37 },
      majestic: { city: 'Buffalo', owners: [1] },
    });
    say(state, '0 take develop', '0 develop 11,0');
    state.cash[2] = 123;
    const lines = draw(state, style).split('\n');
    expect(lines.find((line) => line.includes('Buf'))).toContain('Buf⌂');
    expect(lines.find((line) => / AM(?: |$)/.test(line))).toBeDefined();
    expect(lines.find((line) => line.includes('Develop'))).toMatch(/Develop\s+1\s+·\s+·/);
    expect(lines.find((line) => line.startsWith('A American'))).toMatch(/\$37\s+4\s+\$4\s+29\s+4/);
    expect(lines.find((line) => line.includes('Carlijn'))).toMatch(/3 Carlijn\s+\$123/);
    expect(lines.find((line) => line.startsWith('>'))).toContain('Bram');
  });

  test('says which company is out, and tells colours only where there are any', () => {
    const state = newGame(3);
    say(state, '* removed liberty');
    company(state, 'republic').status = 'knocked-out';
    const drawn = draw(state, style);
    expect(drawn).toContain('L Liberty     not in the game');
    expect(drawn).toContain('Take $2          ·  ·  ·');
    expect(drawn).toMatch(/R Republic .* knocked out/);
    expect(drawn).not.toContain('\u001b[');
    expect(draw(state, { ...style, colour: true })).toContain('\u001b[31mL\u001b[0m');
  });

  test('more cubes than fit in a hex are a plus', () => {
    const state = newGame(5);
    for (const place of [0, 1, 2, 3, 4, 5] as const) layCube(state, place, hex('Buffalo'));
    expect(draw(state, style)).toContain('ANC+');
  });
});
