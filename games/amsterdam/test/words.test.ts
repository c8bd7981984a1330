/** Everything that the rules can say has a sentence, in each language, and the board a drawing. */
import { bots } from '@roundhouse/amsterdam/bot';
import { ROUTE_IDS, ROUTES, rules, type Event, type State } from '@roundhouse/amsterdam/rules';
import { draw } from '../ui/terminal/index.ts';
import { words } from '@roundhouse/amsterdam/words';
import { seededRng } from '@roundhouse/engine';
import { agreementFaults } from '@roundhouse/ui/testing';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { configOf, play, sketch } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carlijn', 'Daan'][seat] ?? '?';

/** A whole match, bots in some seats and chance in the others: what it tells, and all its positions. */
function aMatch(seats: number): { events: Event[]; positions: State[] } {
  const rng = seededRng(`all words ${seats}`);
  const state = rules.setup(configOf({ seats }));
  const events: Event[] = [];
  const positions: State[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    positions.push(rules.clone(state));
    const emit = (event: Event): void => void events.push(event);
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng), emit);
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const bot = seat === 0 ? bots.normal : bots.random;
    const action = bot?.choose(rules.view(state, seat), legal, seat, rng);
    if (action) rules.apply(state, seat, action, emit);
  }
  positions.push(state);
  return { events, positions };
}

const match = aMatch(4);
const EVENTS: readonly Event[] = [
  ...match.events,
  ...match.events.flatMap((event) => rules.redact(event, null) ?? []),
  { type: 'passed', seat: 0, inRow: 1 },
  { type: 'ended', ending: 'passes' },
  { type: 'reset', cards: ['joker', 'joker', 'joker', 'red', 'red'], inRow: 1 },
];

const ENDS = { route: 'R38', from: 'Dam', to: 'Oost-Indisch Huis' };
const CODES = {
  'not-your-turn': { seat: 1 },
  'already-chosen': {},
  'not-your-view': { seat: 1 },
  'keep-first': {},
  'keep-one': {},
  'not-offered': { contract: 'C01' },
  'keep-in-order': {},
  'nothing-to-keep': {},
  'not-in-display': { card: 'red' },
  'joker-second': {},
  'pile-empty': {},
  'second-card-first': {},
  'no-contracts': {},
  'may-not-pass': {},
  'route-taken': { ...ENDS, owner: 1 },
  'own-twin': { ...ENDS, twin: 'R39' },
  'twin-closed': { ...ENDS, twin: 'R39', owner: 1 },
  'too-few-carts': { ...ENDS, carts: 2, needed: 3 },
  'wrong-colour': { ...ENDS, colour: 'red', wanted: 'green' },
  'too-few-cards': { ...ENDS, colour: 'green', held: 1, needed: 3 },
  'too-few-jokers': { ...ENDS, held: 1, needed: 2 },
  'all-jokers': { ...ENDS, needed: 3 },
  'no-such-order': { order: 'sing' },
} as const;

describe.each(LANGUAGES)('words in %s', (language) => {
  const { ask, choice, event, refusal, option } = words[language];

  test('every event has a sentence; only what others are offered goes without', () => {
    expect(new Set(EVENTS.map(({ type }) => type)).size).toBe(16);
    for (const each of EVENTS) {
      const hidden = each.type === 'offered' && each.contract === null;
      const said = event(each, who) ?? 'Nothing.';
      expect(said).toMatch(hidden ? /^Nothing\.$/ : /^[A-Z0-9].*\.$/);
      expect(said).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  test('who reads is you, in the right form, whatever happens to whom', () => {
    expect(agreementFaults(language, event, EVENTS)).toEqual([]);
  });

  test('every question and every choice has words', () => {
    const asked = new Set<string>();
    for (const state of match.positions) {
      const turn = rules.turn(state);
      const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
      const view = rules.view(state, seat);
      const legal = rules.legal(state, seat);
      asked.add(ask(view, legal, seat, who));
      for (const action of legal) {
        expect(choice(action, view)).toMatch(/^[A-Z]/);
        expect(choice(action, view)).not.toMatch(/undefined|[RC]\d\d/);
      }
    }
    for (const question of asked) expect(question).toMatch(/^[A-Z].*\.$/);
    expect(asked.size).toBeGreaterThan(6);
  });

  test.each(Object.entries(CODES))(
    'the refusal %s has a sentence with its figures',
    (code, params) => {
      const said = refusal({ code, rule: 'AM-0', params });
      expect(said).not.toBe(code);
      expect(said).toMatch(/^[A-Z].*\.$/);
      const figures = Object.entries(params).filter(([name]) => !['seat', 'owner'].includes(name));
      const missing = figures.filter(
        ([, each]) => typeof each === 'number' && !said.includes(`${each}`),
      );
      expect(missing).toEqual([]);
      expect('from' in params && !said.includes('Dam – Oost-Indisch Huis')).toBe(false);
    },
  );

  test('the table’s own refusals are said as everywhere', () => {
    const said = refusal({ code: 'match-over', rule: 'table', params: {} });
    expect(said).toBe(language === 'en' ? 'The game is over.' : 'Het spel is afgelopen.');
  });

  test('the option has a label and words for each value', () => {
    const { label, values } = option('memory');
    expect(label).not.toBe('memory');
    expect(Object.keys(values)).toEqual(rules.meta.options[0]?.values);
  });
});

test('sentences a person would say', () => {
  const state = sketch({ hands: [{ green: 2, joker: 1 }] });
  const claim = { type: 'claim', route: 'R38', colour: 'green', jokers: 1 } as const;
  const view = rules.view(state, 0);
  expect(words.en.ask(view, rules.legal(state, 0), 0, who)).toBe(
    'Draw cards, claim a route or draw contracts.',
  );
  expect(words.nl.ask(view, rules.legal(state, 0), 0, who)).toBe(
    'Trek kaarten, claim een route of trek contractkaarten.',
  );
  expect(words.en.choice(claim, view)).toBe(
    'Claim Dam – Oost-Indisch Huis (green, for 2 green and 1 joker)',
  );
  expect(words.nl.choice(claim, view)).toBe(
    'Claim Dam – Oost-Indisch Huis (groen, met 2 groene en 1 joker)',
  );
  const [claimed] = play(state, '0 claim R38 green 1');
  if (!claimed) throw new Error('nothing happened');
  expect(words.en.event(claimed, who)).toBe(
    'Anna claimed Dam – Oost-Indisch Huis with 2 green and 1 joker: +4, which makes 4; 13 carts left.',
  );
  expect(words.nl.event(claimed, who)).toBe(
    'Anna claimde Dam – Oost-Indisch Huis met 2 groene en 1 joker: +4, samen 4; nog 13 karren.',
  );
});

describe('the board in a terminal', () => {
  const few = match.positions.filter((_, index) => index % 12 === 0);
  const last = match.positions.slice(-1);

  test.each([80, 100, 140])('fits into %i columns, with and without colour', (columns) => {
    for (const state of [...few, ...last]) {
      for (const [language, viewer] of [
        ['en', 0],
        ['nl', null],
        ['en', 'all'],
      ] as const) {
        const view = rules.view(state, viewer);
        const plain = draw(view, { columns, colour: false, language, who });
        expect(plain.split('\n').filter((line) => line.length > columns)).toEqual([]);
        const coloured = draw(view, { columns, colour: true, language, who });
        // oxlint-disable-next-line no-control-regex
        expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
      }
    }
  });

  test.each([80, 90, 100, 110, 120])(
    'at %i columns every space of every route is there',
    (columns) => {
      const state = sketch({ routes: [['R38'], ['R05']] });
      const text = draw(rules.view(state, 0), { columns, colour: false, language: 'en', who });
      const map = text.slice(0, text.indexOf('NWA '));
      const marks = map.match(/([-\\|/#])[a-zA-Z1-4]\1/g) ?? [];
      const spaces = ROUTE_IDS.reduce((sum, id) => sum + ROUTES[id].length, 0);
      expect(marks).toHaveLength(spaces);
      expect(marks.filter((mark) => mark === '#1#')).toHaveLength(3);
      expect(marks.filter((mark) => mark === '#2#')).toHaveLength(4);
      expect(map.match(/<[A-Z]{3}>/g)).toHaveLength(17);
    },
  );

  test('shows the own hand and contracts, of others only what is public', () => {
    const state = sketch({
      hands: [{ red: 2, joker: 1 }, { blue: 4 }],
      held: [['C14'], ['C02']],
      under: [[0, 'C10']],
    });
    const style = { columns: 120, colour: false, language: 'nl', who } as const;
    const text = draw(rules.view(state, 0), style);
    expect(text).toContain('Hand: 2 rood, 1 joker');
    expect(text).toContain('Contractkaarten: Dam – Blauwbrug (5)');
    expect(text).toContain('Door jou onder de stapel gelegd: Jan Roodenpoortstoren');
    expect(text).not.toContain('Haringpakkerstoren – ');
    expect(text).toContain('Bram: #2#, 0 punten, 16 karren, 4 kaarten');
  });
});

test.each(LANGUAGES)(
  'what is below nothing has the minus sign, and no hyphen: %s',
  async (language) => {
    const { words: face } = await import(`../ui/words/${language}/face.ts`);
    const { words: ending } = await import(`../ui/words/${language}/ending.ts`);
    const { words: verdicts } = await import(`../ui/words/${language}/verdicts.ts`);
    for (const { points } of [face, ending, verdicts]) expect(points(-28)).toMatch(/^−28 p[a-z]+$/);
  },
);
