/** Imagined deals against enumeration: uniform over the deals of distinguishable cards. */
import { CARDS, rules, type Card, type State } from '@roundhouse/amsterdam/rules';
import { seededRng, type Viewer } from '@roundhouse/engine';
import { chiSquare } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { contractsIn } from '../src/tables.ts';
import { handOf, play, sketch, textsOf, type Cards } from './table.ts';

const DRAWS = 12_000;

type Tally = Map<string, number>;

function count(tally: Tally, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1);
}

/** So many imagined states, by what `key` tells them apart. */
function imagine(state: State, viewer: Viewer, key: (made: State) => string): Tally {
  const rng = seededRng('chi-square');
  const view = rules.view(state, viewer);
  const tally: Tally = new Map();
  for (let draw = 0; draw < DRAWS; draw++) count(tally, key(rules.determinize(view, viewer, rng)));
  return tally;
}

/** Whether the imagined deals come as often as there are ways to deal them. */
function fits(found: Tally, expected: Tally): boolean {
  expect([...found.keys()].filter((key) => !expected.has(key))).toEqual([]);
  const counts = [...expected.keys()].map((key) => found.get(key) ?? 0);
  return chiSquare(counts, [...expected.values()]).fits;
}

/** All ways to choose so many of the items, with what is left. */
function choices<T>(items: readonly T[], many: number): { chosen: T[]; left: T[] }[] {
  if (many === 0) return [{ chosen: [], left: [...items] }];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const withFirst = choices(rest, many - 1).map(({ chosen, left }) => ({
    chosen: [first, ...chosen],
    left,
  }));
  const without = choices(rest, many).map(({ chosen, left }) => ({
    chosen,
    left: [first, ...left],
  }));
  return [...withFirst, ...without];
}

const cardList = (cards: Cards): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, () => card));
const sorted = (cards: readonly string[]): string => cards.toSorted().join(' ');
const handText = (state: State, seat: number): string => sorted(cardList(handOf(state, seat)));

/** A hand of all cards but these: they are the only ones that its player can't place. */
function allBut(others: readonly Card[]): Cards {
  const left = CARDS.map((card): [Card, number] => {
    const all = card === 'joker' ? 8 : 6;
    return [card, all - others.filter((other) => other === card).length];
  });
  return Object.fromEntries(left);
}

describe('[AM-7.2] hands: what was seen is there, the rest is dealt', () => {
  const display: readonly Card[] = ['red', 'pink', 'green', 'black', 'orange'];
  /** After the take seat 1 holds the red one and two of these; the others are the pile. */
  const unseen: readonly Card[] = ['red', 'red', 'blue', 'blue', 'joker', 'joker', 'joker'];

  function taken(memory: 'assisted' | 'strict'): State {
    const state = sketch({
      memory,
      seat: 1,
      display,
      hands: [allBut([...display, ...unseen, 'blue']), { blue: 1, joker: 1 }],
    });
    play(state, '1 take red', '* card blue');
    return state;
  }

  test.each(['assisted', 'strict'] as const)('%s: a take of the latest turn', (memory) => {
    const state = taken(memory);
    const expected: Tally = new Map();
    for (const { chosen } of choices(unseen, 2)) count(expected, sorted([...chosen, 'red']));
    const found = imagine(state, 0, (made) => handText(made, 1));
    expect(expected.size).toBe(6);
    expect(fits(found, expected)).toBe(true);
    // Planted: a deal in which every kind of hand is equally likely is found out.
    const flat: Tally = new Map([...expected.keys()].map((key) => [key, 1]));
    expect(fits(found, flat)).toBe(false);
  });

  test('assisted remembers an older take, strict does not', () => {
    for (const memory of ['assisted', 'strict'] as const) {
      const state = taken(memory);
      play(state, '1 blind', '* card blue', '0 contracts', '* contract C01', '* contract C02');
      play(state, '0 keep C01', '1 contracts', '* contract C03', '* contract C04', '1 keep C03');
      const found = imagine(state, 0, (made) => `red ${handText(made, 1).includes('red')}`);
      expect([...found.keys()].toSorted()).toEqual(
        memory === 'assisted' ? ['red true'] : ['red false', 'red true'],
      );
    }
  });

  test('a spectator knows no hand', () => {
    const state = sketch({
      display,
      hands: [{ pink: 1 }, { blue: 1 }],
      discards: { ...allBut([...display, 'pink', 'blue', 'blue', 'joker']) },
    });
    const expected: Tally = new Map();
    const hidden: readonly Card[] = ['pink', 'blue', 'blue', 'joker'];
    for (const { chosen, left } of choices(hidden, 1)) {
      for (const { chosen: other } of choices(left, 1))
        count(expected, [...chosen, ...other].join(' '));
    }
    const found = imagine(state, null, (made) => `${handText(made, 0)} ${handText(made, 1)}`);
    expect(fits(found, expected)).toBe(true);
  });
});

describe('[AM-2.2] hands after passes', () => {
  /**
   * No card and no contract is left to draw. Seats 0 and 1 have passed: neither can pay the black R15
   * or the orange R37, and seat 1, with eleven carts, no route of two either.
   */
  const hidden: readonly Card[] = ['pink', 'pink', 'blue', 'blue', 'red', 'green'];
  const state = sketch({
    seats: 3,
    display: [null, null, null, null, null],
    fresh: [],
    hands: [{ pink: 1, blue: 2 }, { pink: 1, red: 1, green: 1 }, allBut(hidden)],
    routes: [
      ['R05', 'R16', 'R35', 'R19'],
      ['R06', 'R17', 'R21', 'R25', 'R29'],
      ['R07', 'R14', 'R18', 'R20', 'R24', 'R28', 'R31', 'R36'],
    ],
  });
  play(state, '0 pass', '1 pass');

  test('only deals with which both had to pass, each equally likely', () => {
    const expected: Tally = new Map();
    for (const { chosen, left } of choices(hidden, 3)) {
      if (new Set(left).size === 3) count(expected, `${sorted(chosen)} | ${sorted(left)}`);
    }
    const found = imagine(state, 2, (made) => `${handText(made, 0)} | ${handText(made, 1)}`);
    expect(expected.size).toBe(4);
    expect(fits(found, expected)).toBe(true);
  });

  test('in an imagined state they could do nothing but pass', () => {
    const made = rules.determinize(rules.view(state, 2), 2, seededRng('pass'));
    for (const seat of [0, 1]) {
      made.seat = seat;
      expect(textsOf(made, seat)).toEqual(['pass']);
    }
  });
});

describe('[AM-5.1] contracts', () => {
  const state = sketch({
    seats: 3,
    fresh: ['C01', 'C02'],
    held: [[], ['C03'], ['C04']],
    keeper: 0,
    under: [
      [1, 'C05'],
      [0, 'C06'],
      [2, 'C07'],
    ],
  });

  test('hidden places are filled from the unseen ones; own returned ones keep their place', () => {
    const unseen = ['C01', 'C02', 'C03', 'C04', 'C05', 'C07'];
    const expected: Tally = new Map();
    for (const one of unseen) {
      for (const two of unseen) {
        for (const top of unseen) {
          for (const low of unseen) {
            if (new Set([one, two, top, low]).size < 4) continue;
            count(expected, `${one} ${two} ${top} C06 ${low}`);
          }
        }
      }
    }
    const found = imagine(state, 0, (made) => {
      const held = [1, 2].flatMap((seat) => contractsIn(made.players[seat]?.held ?? 0));
      const under = made.under.flatMap((contract) => contractsIn(1 << contract));
      return [...held, ...under].join(' ');
    });
    expect(expected.size).toBe(360);
    expect(fits(found, expected)).toBe(true);
  });
});
