/** Everything that the rules can say has a sentence, in each language. */
import { actorOf } from '@roundhouse/bots/testing';
import { seededRng } from '@roundhouse/engine';
import { agreementFaults } from '@roundhouse/ui/testing';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { rules, type Event, type State } from '../src/index.ts';
import { draw } from '../ui/terminal/index.ts';
import { words } from '../ui/words/index.ts';
import { buy, configOf, newTable, passMarkers, play } from './table.ts';

const who = (seat: number): string =>
  ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els', 'Fatih'][seat] ?? '?';

/** A whole match by the rule bot: what it says on the way, and some of its positions. */
function aMatch(seats: number, map: string) {
  const rng = seededRng(`all words ${seats} ${map}`);
  const state = rules.setup(configOf({ seats, map }));
  const events: Event[] = [];
  const positions: State[] = [rules.clone(state)];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng), (event) => events.push(event));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const action = bots.normal?.choose(rules.view(state, seat), legal, seat, rng) ?? legal[0];
    if (action === undefined) throw new Error('nothing to do');
    if (rng.below(8) === 0) positions.push(rules.clone(state));
    rules.apply(state, seat, action, (event) => events.push(event));
  }
  positions.push(state);
  return { events, positions };
}

const match = aMatch(4, 'usa');
const large = aMatch(6, 'tutorial');

const CODES = {
  'wrong-phase': { type: 'take', phase: 'offer' },
  'company-sold': { company: 'red', seat: 0 },
  'bid-too-low': { bid: 0, least: 1 },
  'bid-too-high': { bid: 11, cubes: 10 },
  'must-build': { company: 'red', links: 8 },
  'no-such-route': { route: 'ABC-DEF' },
  'no-such-city': { city: 'XYZ' },
  'route-taken': { route: 'Baltimore – Pittsburgh', company: 'red' },
  'no-links-left': { company: 'red', links: 17 },
  'too-dear': { route: 'Philadelphia – Pittsburgh', company: 'red', cost: 4, cubes: 3 },
  'start-needed': { company: 'red', route: 'Baltimore – Pittsburgh' },
  'already-started': { company: 'red' },
  'no-hexagon': { route: 'Pittsburgh – Cleveland' },
  'not-a-hexagon': { city: 'Pittsburgh' },
  'start-elsewhere': { city: 'New York', route: 'Baltimore – Pittsburgh' },
  'not-touching': { route: 'San Francisco – Los Angeles', company: 'red' },
  'not-in-network': { city: 'San Francisco', company: 'red' },
  'no-goods-left': { city: 'New York', company: 'red' },
  'auction-over': {},
  'passed-already': { seat: 1 },
  'order-without-amount': {},
  'unknown-order': { order: 'sing' },
} as const;

describe.each(LANGUAGES)('words in %s', (language) => {
  const { ask, choice, event, refusal, option } = words[language];

  test('every event of a match has a sentence', () => {
    const kinds = new Set(match.events.map(({ type }) => type));
    expect(kinds.size).toBe(19);
    for (const each of match.events) {
      expect(event(each, who)).toMatch(/^[A-Z0-9].*\.$/);
      expect(event(each, who)).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('who reads is you, in the right form, whatever happens to whom', () => {
    expect(agreementFaults(language, event, [...match.events, ...large.events])).toEqual([]);
  });

  test('every question and every choice has words with the names of places', () => {
    for (const state of match.positions) {
      const turn = rules.turn(state);
      const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
      const view = rules.view(state, seat);
      const legal = rules.legal(state, seat);
      expect(ask(view, legal, seat, who)).toMatch(/^[A-Z].*\.$/);
      for (const action of legal) {
        expect(choice(action, view)).toMatch(/^[A-Z]/);
        expect(choice(action, view)).not.toMatch(/undefined|[A-Z]{3}/);
      }
    }
  });

  test.each(Object.entries(CODES))(
    'the refusal %s has a sentence with its figures',
    (code, params) => {
      const said = refusal({ code, rule: 'SD-0', params });
      expect(said).not.toBe(code);
      expect(said).toMatch(/^[A-Z'].*\.$/);
      const figures = Object.entries(params).filter(([name]) => !['seat', 'count'].includes(name));
      const missing = figures.filter(([, f]) => typeof f === 'number' && !said.includes(String(f)));
      expect(missing).toEqual([]);
    },
  );

  test('the table’s own refusals are said as everywhere', () => {
    const said = refusal({ code: 'match-over', rule: 'table', params: {} });
    expect(said).toBe(language === 'en' ? 'The game is over.' : 'Het spel is afgelopen.');
  });

  test('the option has a label and words for each value', () => {
    const { label, values } = option('map');
    expect(label).not.toBe('map');
    expect(Object.keys(values)).toEqual(rules.meta.options[0]?.values);
  });
});

describe('sentences a person would say', () => {
  test('who may bid hears how many cubes they have', () => {
    const state = newTable(3);
    const asked = (language: 'en' | 'nl'): string =>
      words[language].ask(rules.view(state, 0), rules.legal(state, 0), 0, who);
    expect(asked('en')).toBe('Offer a company, or pass the active marker on. You have 10 cubes.');
    play(state, '0 offer red 2', '1 bid 3', '2 pass');
    expect(asked('en')).toBe(
      'Red is under the hammer at 3 cubes: bid more or pass. You have 10 cubes.',
    );
    expect(asked('nl')).toBe(
      'Rood wordt geveild en staat op 3 blokjes: bied meer of pas. Je hebt 10 blokjes.',
    );
  });

  test('what a touch has settled is not asked again', () => {
    const state = newTable(3);
    const further = (language: 'en' | 'nl', begin: string): string | undefined => {
      const seat = actorOf(rules, state);
      const left = rules
        .legal(state, seat)
        .filter((action) => rules.action.format(action).startsWith(begin));
      return words[language].askFurther?.(rules.view(state, seat), left);
    };
    expect(further('en', 'offer')).toBeUndefined();
    expect(further('en', 'offer red')).toBe(
      'How many cubes do you open with for Red? You have 10.',
    );
    expect(further('nl', 'offer red 3')).toBe(
      'Met hoeveel blokjes open je voor Rood? Je hebt er 10.',
    );
    buy(state, 'red', 5);
    passMarkers(state);
    expect(further('nl', 'start')).toBeUndefined();
    expect(further('nl', 'start BAL')).toBe('Waarheen vanuit Baltimore?');
    expect(further('nl', 'start BAL BAL-PIT')).toBeUndefined();
  });

  test('of a first link, in both languages', () => {
    const state = newTable(3);
    buy(state, 'red', 5);
    passMarkers(state);
    const view = rules.view(state, 0);
    const legal = rules.legal(state, 0);
    expect(words.en.ask(view, legal, 0, who)).toBe(
      'Where does Red start, and where to? It has 5 cubes to spend.',
    );
    expect(words.nl.ask(view, legal, 0, who)).toBe(
      'Waar begint Rood, en waarheen? Te besteden: 5 blokjes.',
    );
    const start = { type: 'start', city: 'BAL', route: 'BAL-PIT' } as const;
    expect(words.en.choice(start, view)).toBe(
      'Start in Baltimore and build to Pittsburgh (3 cubes, +$40)',
    );
    expect(words.nl.choice(start, view)).toBe(
      'Begin in Baltimore en bouw naar Pittsburgh (3 blokjes, +$40)',
    );
    const [built] = play(state, '0 start BAL BAL-PIT');
    if (built === undefined) throw new Error('nothing happened');
    expect(words.en.event(built, who)).toBe(
      'Red started in Baltimore and built to Pittsburgh for 3 cubes: +$40, a profit of $40; 2 left in its box.',
    );
    expect(words.nl.event(built, who)).toBe(
      'Rood begon in Baltimore en bouwde naar Pittsburgh voor 3 blokjes: +$40, winst nu $40; nog 2 op het maatschappijveld.',
    );
  });
});

describe('the board in a terminal', () => {
  test.each([80, 100, 140])('fits into %i columns, with and without colour', (columns) => {
    for (const state of [...match.positions, ...large.positions]) {
      const view = rules.view(state, 0);
      for (const language of LANGUAGES) {
        const plain = draw(view, { columns, colour: false, language, who });
        const wide = plain.split('\n').filter((line) => line.length > columns);
        expect(wide).toEqual([]);
        const coloured = draw(view, { columns, colour: true, language, who });
        // oxlint-disable-next-line no-control-regex
        expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
      }
    }
  });

  test('shows every city, the price of free routes and the signs of built links', () => {
    const state = newTable(3);
    const style = { columns: 100, colour: false, language: 'en', who } as const;
    const empty = draw(rules.view(state, 0), style);
    for (const city of ['<NYC50w>', '(CHI50b)', '<SFO50p>', '(DEN40o)', '(BOS30w)', '(ALB20w)']) {
      expect(empty).toContain(city);
    }
    expect(empty.split('\n').slice(0, 30).join('')).not.toContain('==');
    buy(state, 'yellow', 9);
    passMarkers(state);
    play(state, '0 start SFO SLC-SFO');
    expect(draw(rules.view(state, 0), style)).toMatch(/\n.*==.*\n/);
  });

  test('shows what is under the hammer and who passed', () => {
    const state = newTable(3);
    play(state, '0 offer blue 3', '1 pass');
    const text = draw(rules.view(state, 2), { columns: 80, colour: false, language: 'nl', who });
    expect(text).toContain('In de veiling: | Blauw · bod 3 (Anna) · gepast: Bram');
  });
});
