/** An instinct: what it is fitted to, what it chooses, and that play-outs go by it. */
import { seededRng, type Rng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  instinctive,
  instinctSize,
  seeTable,
  sheetFor,
  withInstinct,
  worthOfChoice,
  type Instinct,
} from '../src/instinct.ts';
import { levelsOf, netJudge } from '../src/levels.ts';
import { netFromBytes, netToBytes } from '../src/net-file.ts';
import { newNet } from '../src/train/fit.ts';
import { joinLessons, takeLessons, type Course, type Lessons } from '../src/train/lessons.ts';
import { practise } from '../src/train/practise.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { configOf, positions, strengthOf } from './brim/table.ts';
import { normalBot, trainedNet } from './brim/training.ts';

const OPTIONS = { epochs: 30, rate: 0.01, batch: 16, decay: 0 };

/** Made-up decisions of five choices: two numbers of the table, three of each choice. */
function madeUp(
  decisions: number,
  worth: (table: Float32Array, row: Float32Array) => number,
): Lessons {
  const rng = seededRng('made up');
  const numbers = (count: number): Float32Array =>
    Float32Array.from({ length: count }, () => rng.below(2001) / 1000 - 1);
  const [tables, rows] = [numbers(2 * decisions), numbers(15 * decisions)];
  const worths = Float32Array.from({ length: 5 * decisions }, (_, choice) => {
    const page = Math.floor(choice / 5);
    return worth(
      tables.subarray(2 * page, 2 * page + 2),
      rows.subarray(3 * choice, 3 * choice + 3),
    );
  });
  return { counts: new Uint8Array(decisions).fill(5), tables, rows, worths };
}

describe('what it is fitted to', () => {
  test('a number that counts the other way at another table is understood, and what all choices share is no matter', () => {
    const lessons = madeUp(
      3000,
      ([turn = 0, all = 0], [one = 0, other = 0]) =>
        3 * all + Math.max(0, turn + one) + 0.5 * other,
    );
    const { told, gain } = practise(lessons, [2, 3, 12], 'x', OPTIONS);
    expect(told).toBeGreaterThan(0.98);
    // The first of five is the best one in five times only.
    expect(gain).toBeGreaterThan(0.5);
  });

  test('where nothing can be known it tells nothing, and it says so', () => {
    const rng = seededRng('noise');
    const lessons = madeUp(2000, () => rng.below(1000) / 1000);
    const { told, gain } = practise(lessons, [2, 3, 4], 'x', OPTIONS);
    expect(Math.abs(told)).toBeLessThan(0.03);
    expect(Math.abs(gain)).toBeLessThan(0.06);
  });

  test('the same seed fits the same, another one does not', () => {
    const lessons = madeUp(200, (_, [one = 0]) => one);
    const fitted = (seed: string): Instinct =>
      practise(lessons, [2, 3, 4], seed, { ...OPTIONS, epochs: 2 }).instinct;
    expect(fitted('a')).toEqual(fitted('a'));
    expect(fitted('a')).not.toEqual(fitted('b'));
  });
});

/** By hand: every number into every cell, then the cells that are above zero. */
function worthByHand({ sizes, weights }: Instinct, table: Float32Array, row: Float32Array): number {
  const [, , count] = sizes;
  const numbers = [...table, ...row];
  const biases = numbers.length * count;
  let worth = 0;
  for (const [i, number] of row.entries()) worth += (weights[biases + count + i] ?? 0) * number;
  for (let cell = 0; cell < count; cell++) {
    let sum = weights[biases + cell] ?? 0;
    for (const [i, number] of numbers.entries()) sum += (weights[i * count + cell] ?? 0) * number;
    worth += (weights[biases + count + row.length + cell] ?? 0) * Math.max(0, sum);
  }
  return worth;
}

function madeInstinct(rng: Rng): Instinct {
  const sizes = [2, 3, 5] as const;
  const weights = Float32Array.from(
    { length: instinctSize(sizes) },
    () => rng.below(2001) / 1000 - 1,
  );
  return { sizes, weights };
}

test('it weighs as its weights say', () => {
  const rng = seededRng('by hand');
  for (let i = 0; i < 100; i++) {
    const instinct = madeInstinct(rng);
    const sheet = sheetFor({ table: 2, each: 3, most: 4 });
    for (const list of [sheet.table, sheet.rows]) {
      for (const at of list.keys()) list[at] = rng.below(3) === 0 ? 0 : rng.below(2001) / 1000 - 1;
    }
    const cells = cellsOf(instinct.sizes);
    seeTable(instinct, sheet, cells);
    for (let choice = 0; choice < 4; choice++) {
      const row = sheet.rows.subarray(3 * choice, 3 * choice + 3);
      const worth = worthByHand(instinct, sheet.table, row);
      expect(worthOfChoice(instinct, sheet, choice, cells)).toBeCloseTo(worth, 4);
    }
  }
});

const net = trainedNet(2);
const course: Course<Brim> = {
  config: configOf(2),
  judge: netJudge(brain, net),
  decisions: 300,
  trials: 6,
  plies: 0,
  seed: 'lessons',
};

describe('lessons', () => {
  const lessons = takeLessons(brain, course);

  test('are so many decisions, with a row and a worth for each choice', () => {
    const { counts, tables, rows, worths } = lessons;
    const choices = counts.reduce((sum, count) => sum + count, 0);
    expect(counts).toHaveLength(300);
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(tables).toHaveLength(300 * 2);
    expect(rows).toHaveLength(choices * 3);
    expect(worths).toHaveLength(choices);
    for (const worth of worths) {
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(1);
    }
  });

  test('are the same from the same seed', () => {
    expect(takeLessons(brain, course)).toEqual(lessons);
    expect(takeLessons(brain, { ...course, seed: 'other' })).not.toEqual(lessons);
  });

  test('teach that a glass that runs over is worth nothing', () => {
    // Of what is poured over the brim and what is not, at the same table.
    let [over, within, pages, at] = [0, 0, 0, 0];
    for (const count of lessons.counts) {
      const spills = Array.from({ length: count }, (_, i) => lessons.rows[3 * (at + i) + 2] === 1);
      const of = (spilt: boolean): number => {
        const own = spills.flatMap((spill, i) =>
          spill === spilt ? [lessons.worths[at + i] ?? 0] : [],
        );
        return own.reduce((sum, one) => sum + one, 0) / own.length;
      };
      if (spills.includes(true) && spills.includes(false)) {
        over += of(true);
        within += of(false);
        pages++;
      }
      at += count;
    }
    expect(pages).toBeGreaterThan(30);
    expect(within / pages).toBeGreaterThan(over / pages + 0.1);
  });

  test('of several files are one after the other', () => {
    const other = takeLessons(brain, { ...course, decisions: 20, seed: 'other' });
    const both = joinLessons([lessons, other]);
    expect([...both.counts]).toEqual([...lessons.counts, ...other.counts]);
    expect(both.worths.slice(lessons.worths.length)).toEqual(other.worths);
    expect(both.rows).toHaveLength(lessons.rows.length + other.rows.length);
    expect(both.tables.slice(600)).toEqual(other.tables);
  });

  test('want a game that tells its choices', () => {
    const { choices: _, ...silent } = brain;
    expect(() => takeLessons(silent, course)).toThrow('no choices in numbers');
  });
});

describe('what it chooses', () => {
  const { instinct } = practise(
    takeLessons(brain, { ...course, decisions: 1500 }),
    [2, 3, 8],
    'y',
    OPTIONS,
  );
  const learned = instinctive(brain, instinct);

  test('what is legal, and what its figures put first', () => {
    const rng = seededRng('chosen');
    const sheet = sheetFor({ table: 2, each: 3, most: 5 });
    const cells = cellsOf(instinct.sizes);
    let others = 0;
    for (const state of positions(200, 2)) {
      const { seat } = state;
      const legal = rules.legal(state, seat);
      const view = rules.view(state, seat);
      const actions = brain.choices?.read(view, legal, seat, sheet) ?? [];
      seeTable(instinct, sheet, cells);
      const worths = actions.map((_, choice) => worthOfChoice(instinct, sheet, choice, cells));
      const best = actions[worths.indexOf(Math.max(...worths))];
      expect(legal).toContain(best);
      expect(learned(view, legal, seat, rng)).toBe(best);
      if (best !== brain.policy(view, legal, seat, rng)) others++;
    }
    expect(others).toBeGreaterThan(0);
  });

  test('is better than what a careless policy would have done', () => {
    const careless = { ...normalBot(), choose: brain.careless };
    const quick = { ...normalBot(), choose: learned };
    expect(strengthOf(quick, careless, { seats: 2, groups: 300 })).toBeGreaterThan(1.1);
  });

  test('is left to the policy where no choices are told', () => {
    const silent = { ...brain, choices: { table: 2, each: 3, most: 5, read: () => [] } };
    const rng = seededRng('silent');
    for (const state of positions(30, 2)) {
      const legal = rules.legal(state, state.seat);
      const view = rules.view(state, state.seat);
      const own = brain.policy(view, legal, state.seat, rng);
      expect(instinctive(silent, instinct)(view, legal, state.seat, rng)).toBe(own);
    }
  });

  test('an instinct of other numbers is refused, and one for a game that tells none', () => {
    const { choices: _, ...silent } = brain;
    expect(() => instinctive(silent, instinct)).toThrow('no choices in numbers');
    const wide: Instinct = { ...instinct, sizes: [3, 3, 8] };
    expect(() => instinctive(brain, wide)).toThrow('of 3 and 3 numbers for 2 and 3');
  });

  test('the expert’s play-outs are played by it; hard’s, and those of a net without one, by the policy', () => {
    const asked: string[] = [];
    const { choices } = brain;
    if (!choices) throw new Error('the game tells no choices');
    const listening = {
      ...brain,
      policy: (...[view, legal, seat, rng]: Parameters<typeof brain.policy>) => {
        asked.push('policy');
        return brain.policy(view, legal, seat, rng);
      },
      choices: {
        ...choices,
        read: (...[view, legal, seat, into]: Parameters<typeof choices.read>) => {
          asked.push('instinct');
          return choices.read(view, legal, seat, into);
        },
      },
    };
    const [state] = positions(1, 2);
    if (!state) throw new Error('there is no position');
    const view = rules.view(state, state.seat);
    const legal = rules.legal(state, state.seat);
    const askedBy = (judge: typeof net, level: 'hard' | 'expert'): ReadonlySet<string> => {
      asked.length = 0;
      levelsOf(listening, judge)[level]?.choose(view, legal, state.seat, seededRng('x'));
      // Whoever sits there weighs his own choice first.
      return new Set(asked.slice(1));
    };
    expect(askedBy(net, 'expert')).toEqual(new Set(['policy']));
    expect(askedBy({ ...net, instinct }, 'hard')).toEqual(new Set(['policy']));
    expect(askedBy({ ...net, instinct }, 'expert')).toEqual(new Set(['instinct']));
    expect(withInstinct(brain, undefined)).toBe(brain);
  });
});

describe('as bytes', () => {
  const instinct = madeInstinct(seededRng('bytes'));
  const both = { ...newNet([5, 4, 2], seededRng('net')), instinct };

  test('it lies behind its net, to the bit', () => {
    expect(netFromBytes(netToBytes(both))).toEqual(both);
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    ['another one behind it', (bytes) => Uint8Array.from([...bytes, 1, 2]), /2 bytes too many/],
    ['a cut one', (bytes) => bytes.slice(0, -4), /of an instinct of 2-3-5 take \d+ bytes, not \d+/],
    [
      'nothing but its first bytes',
      (bytes) => bytes.slice(0, netToBytes({ ...both, instinct: undefined }).length + 3),
      /no weights of an instinct/,
    ],
  ])('%s is refused', (_, change, message) => {
    expect(() => netFromBytes(change(netToBytes(both)))).toThrow(message);
  });
});
