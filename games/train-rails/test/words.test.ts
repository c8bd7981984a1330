/** Both languages have words for everything: questions, choices, events, refusals, options. */
import { seededRng, type Refusal } from '@roundhouse/engine';
import { rules, type Action, type Event, type State } from '@roundhouse/train-rails/rules';
import { draw } from '../ui/terminal/index.ts';
import { words } from '@roundhouse/train-rails/words';
import { agreementFaults } from '@roundhouse/ui/testing';
import { LANGUAGES } from '@roundhouse/ui/words';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configOf } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Cees', 'Dirk'][seat] ?? '';

interface Heard {
  readonly events: Map<string, Event>;
  /** All of them, from the first games. */
  readonly told: Event[];
  readonly choices: Map<string, readonly [Action, State, number]>;
  readonly frames: Set<string>;
  readonly drawings: string[];
}

/** One of each event and each kind of action from a few random games, with odd options among them. */
function listen(): Heard {
  const heard: Heard = {
    events: new Map(),
    told: [],
    choices: new Map(),
    frames: new Set(),
    drawings: [],
  };
  for (let game = 0; game < 24; game++) {
    const rng = seededRng(`words/${game}`);
    const begging = game % 2 === 0 ? 'open' : 'blind';
    const state = rules.setup(
      configOf({ seats: 2 + (game % 3), begging, tiles: 'random', join: 'random' }),
    );
    const emit = (event: Event): void => {
      heard.events.set(event.type, event);
      if (game < 8) heard.told.push(event, rules.redact(event, null) ?? event);
    };
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng), emit);
        continue;
      }
      const seat = turn.seats[0] ?? 0;
      const legal = rules.legal(state, seat);
      for (const action of legal) {
        if (!heard.choices.has(action.type))
          heard.choices.set(action.type, [action, rules.clone(state), seat]);
      }
      heard.frames.add(state.stack.at(-1)?.type ?? '');
      if (rng.below(200) === 0) {
        const style = { columns: 80, colour: false, language: LANGUAGES[game % 2] ?? 'en', who };
        heard.drawings.push(draw(rules.view(state, rng.below(2) === 0 ? seat : null), style));
      }
      const action = legal[rng.below(legal.length)];
      if (action) rules.apply(state, seat, action, emit);
    }
  }
  return heard;
}

const heard = listen();
/** Each has a name or a figure in it, and nothing that was forgotten to be filled in. */
function isFine(text: string | undefined): boolean {
  return text !== undefined && text.length > 2 && !/undefined|NaN|\[object|null/.test(text);
}

/** The codes that src/why*.ts can answer with. */
const codes = readdirSync(new URL('../src/', import.meta.url))
  .filter((file) => file.startsWith('why') || file === 'idle.ts')
  .flatMap((file) => [
    ...readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8').matchAll(
      /refusal\(\s*'([a-z-]+)', (?!'table')/g,
    ),
  ])
  .map(([, code]) => code ?? '');

describe.each(LANGUAGES)('%s', (language) => {
  const told = words[language];

  test('every kind of action can be chosen by a sentence', () => {
    expect(heard.choices.size).toBeGreaterThanOrEqual(29);
    for (const [type, [action, state, seat]] of heard.choices) {
      const view = rules.view(state, seat);
      expect(isFine(told.choice(action, view)), `${type}: ${told.choice(action, view)}`).toBe(true);
      const question = told.ask(view, rules.legal(state, seat), seat, who);
      expect(isFine(question) && /[.?!]$/.test(question), question).toBe(true);
    }
  });

  test('every event is a sentence or not worth one', () => {
    expect(heard.events.size).toBeGreaterThanOrEqual(30);
    for (const event of heard.events.values()) {
      for (const viewer of [0, null, 'all'] as const) {
        const text = told.event(rules.redact(event, viewer) ?? event, who);
        expect(text === undefined || (isFine(text) && text.endsWith('.')), text).toBe(true);
      }
    }
  });

  test('who reads is you, in the right form, whatever happens to whom', () => {
    expect(agreementFaults(language, told.event, heard.told)).toEqual([]);
  });

  test('every refusal has its own sentence', () => {
    expect(new Set(codes).size).toBeGreaterThan(40);
    for (const code of new Set(codes)) {
      const params = {
        card: 'exit1',
        cell: '1A42',
        seat: 1,
        door: '1AN',
        doors: '1AN',
        due: 2,
        held: 1,
        given: 1,
        kind: 'number',
        text: 'pass',
        now: 'free',
        cards: 'red1 + blue2',
        written: 'red1',
        end: '1A33',
        count: '5',
        needs: 1,
        shift: '1A41',
      };
      const refused: Refusal = { code, rule: 'TR-0', params };
      const text = told.refusal(refused);
      expect(isFine(text) && !text.includes('TR-0'), `${code}: ${text}`).toBe(true);
    }
    expect(
      told.refusal({ code: 'not-your-turn', rule: 'table', params: { seat: 0, turn: '1' } }),
    ).not.toContain('table');
  });

  test('every option and value is explained', () => {
    for (const { name, values } of rules.meta.options) {
      const option = told.option(name);
      expect(option.label).not.toBe(name);
      for (const value of values)
        expect(isFine(option.values[value]), `${name} ${value}`).toBe(true);
    }
  });
});

test.each(LANGUAGES)('somebody with a name is never told by number, in %s', (language) => {
  const { choice, refusal, reason } = words[language];
  const names = (seat: number): string => ['Anna', 'Bram', 'Carla', 'Daan'][seat] ?? '?';
  const [, state, seat] = [...heard.choices.values()][0] ?? [];
  if (!state || seat === undefined) throw new Error('nothing was played');
  const view = rules.view(state, seat);
  const said = [
    choice({ type: 'beg', seat: 1, kind: 'number' }, view, names),
    choice({ type: 'exit1', seat: 1, cell: '1A42' }, view, names),
    refusal({ code: 'out-of-reach', rule: 'TR-0', params: { seat: 1 } }, names),
    refusal(
      { code: 'none-of-that-kind', rule: 'TR-0', params: { seat: 1, kind: 'number' } },
      names,
    ),
    reason?.({ code: 'skips', params: { player: 2 } }, names),
    reason?.({ code: 'takes-over-seat', params: { player: 2, cell: '1A42' } }, names),
  ];
  for (const text of said) expect(text).toContain('Bram');
});

test('the two languages differ', () => {
  for (const [action, state, seat] of heard.choices.values()) {
    const view = rules.view(state, seat);
    expect(words.en.choice(action, view)).not.toBe(words.nl.choice(action, view));
  }
});

describe('the drawing', () => {
  test('fits 80 columns and shows every field of the train', () => {
    expect(heard.drawings.length).toBeGreaterThan(20);
    for (const text of heard.drawings) {
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
      const seats = text.match(/\[[ 1-4]\]/g)?.length ?? 0;
      expect(seats, text).toBeGreaterThanOrEqual(33);
    }
  });

  test('a position, as it is drawn', () => {
    const state = rules.setup(configOf({ seats: 2 }));
    state.stack = [{ type: 'free' }];
    state.player = 0;
    state.aisle[1] = 40;
    state.sitting[0] = 1 << 9;
    state.supply = [11, 11];
    const lines = draw(rules.view(state, 0), {
      columns: 80,
      colour: false,
      language: 'en',
      who,
    }).split('\n');
    expect(lines[0]).toBe('    1A0 1A1 1A2 1A3 1A4 1A5 1A6 1A7 2B0 2B1 2B2 2B3 2B4 2B5 2B6 2B7');
    expect(lines.find((line) => line.includes('1 Anna'))).toContain('1/12');
  });
});
