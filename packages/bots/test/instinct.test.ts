/** An instinct: what it is fitted to, what it chooses, and that play-outs go by it. */
import { seededRng, type Rng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import {
  cellsOf,
  instinctSize,
  quickPolicy,
  seeTable,
  sheetFor,
  worthOfChoice,
  type Instinct,
} from '../src/instinct.ts';
import { levelsOf, netJudge } from '../src/levels.ts';
import { netFromBytes, netToBytes } from '../src/net-file.ts';
import { newNet } from '../src/train/fit.ts';
import { takeDrills, type Course, type Drills } from '../src/train/drills.ts';
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
): Drills {
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
    const drills = madeUp(
      3000,
      ([turn = 0, all = 0], [one = 0, other = 0]) =>
        3 * all + Math.max(0, turn + one) + 0.5 * other,
    );
    const { told, gain } = practise([drills], [2, 3, 12], 'x', OPTIONS);
    expect(told).toBeGreaterThan(0.98);
    // The first of five is the best one in five times only.
    expect(gain).toBeGreaterThan(0.5);
  });

  test('it may be in several parts', () => {
    const worth = (_: Float32Array, [one = 0]: Float32Array): number => one;
    const [whole, half] = [madeUp(400, worth), madeUp(200, worth)];
    const first = { ...whole, counts: whole.counts.subarray(0, 200) };
    const rest: Drills = {
      counts: whole.counts.subarray(200),
      tables: whole.tables.subarray(400),
      rows: whole.rows.subarray(3000),
      worths: whole.worths.subarray(1000),
    };
    const fit = (parts: readonly Drills[]): Instinct =>
      practise(parts, [2, 3, 4], 'x', OPTIONS).instinct;
    expect(fit([first, rest])).toEqual(fit([whole]));
    expect(fit([half])).not.toEqual(fit([whole]));
  });

  test('a cell that comes in late is found: from half of a number on', () => {
    const drills = madeUp(2000, (_, [one = 0]) => Math.max(0, one - 0.5));
    expect(practise([drills], [2, 3, 8], 'x', OPTIONS).told).toBeGreaterThan(0.97);
  });

  test('what it is asked about in the end is none of what it learned from', () => {
    // Nothing can be known, but so many cells learn so few decisions by heart.
    const rng = seededRng('by heart');
    const drills = madeUp(60, () => rng.below(1000) / 1000);
    const options = { ...OPTIONS, epochs: 400 };
    expect(practise([drills], [2, 3, 64], 'x', options).told).toBeLessThan(0);
  });

  test('its gain is over the policy’s choice, which is the first', () => {
    const drills = madeUp(1000, (_, [one = 0]) => one);
    const best = drills.worths.map((worth, at) => (at % 5 === 0 ? 2 : worth));
    const rows = drills.rows.map((number, at) => (at % 15 === 0 ? 2 : number));
    const { gain } = practise([{ ...drills, rows, worths: best }], [2, 3, 4], 'x', OPTIONS);
    expect(Math.abs(gain)).toBeLessThan(0.001);
  });

  test('where nothing can be known it tells nothing, and it says so', () => {
    const rng = seededRng('noise');
    const drills = madeUp(2000, () => rng.below(1000) / 1000);
    const { told, gain } = practise([drills], [2, 3, 4], 'x', OPTIONS);
    expect(Math.abs(told)).toBeLessThan(0.03);
    expect(Math.abs(gain)).toBeLessThan(0.06);
  });

  test('the same seed fits the same, another one does not', () => {
    const drills = madeUp(200, (_, [one = 0]) => one);
    const fitted = (seed: string): Instinct =>
      practise([drills], [2, 3, 4], seed, { ...OPTIONS, epochs: 2 }).instinct;
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
  seed: 'drills',
};

describe('drills', () => {
  const drills = takeDrills(brain, course);

  test('are so many decisions, with a row and a worth for each choice', () => {
    const { counts, tables, rows, worths } = drills;
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
    expect(takeDrills(brain, course)).toEqual(drills);
    expect(takeDrills(brain, { ...course, seed: 'other' })).not.toEqual(drills);
  });

  test('teach that a glass that runs over is worth nothing', () => {
    // Of what is poured over the brim and what is not, at the same table.
    let [over, within, pages, at] = [0, 0, 0, 0];
    for (const count of drills.counts) {
      const spills = Array.from({ length: count }, (_, i) => drills.rows[3 * (at + i) + 2] === 1);
      const of = (spilt: boolean): number => {
        const own = spills.flatMap((spill, i) =>
          spill === spilt ? [drills.worths[at + i] ?? 0] : [],
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

  test('half are made by what was found, half by the policy, one in ten is odd', () => {
    const made = { policy: 0, careless: 0 };
    const counting = {
      ...brain,
      policy: (...given: Parameters<typeof brain.policy>) => {
        made.policy++;
        return brain.policy(...given);
      },
      careless: (...given: Parameters<typeof brain.careless>) => {
        made.careless++;
        return brain.careless(...given);
      },
    };
    const decisions = 4000;
    takeDrills(counting, { ...course, decisions, trials: 1 });
    expect(made.policy / decisions).toBeGreaterThan(0.4);
    expect(made.policy / decisions).toBeLessThan(0.5);
    expect(made.careless / decisions).toBeGreaterThan(0.04);
    expect(made.careless / decisions).toBeLessThan(0.1);
    // Looks that go farther are played on by the policy.
    takeDrills(counting, { ...course, decisions, trials: 1, plies: 2 });
    expect(made.policy / decisions).toBeGreaterThan(2);
  });

  test('look at each choice in the same worlds: the same choice twice is worth the same', () => {
    const { choices } = brain;
    if (!choices) throw new Error('the game tells no choices');
    const twice = {
      ...brain,
      choices: {
        ...choices,
        read: (...[view, legal, seat, into]: Parameters<typeof choices.read>) => {
          const [first] = choices.read(view, legal, seat, into);
          return first ? [first, first] : [];
        },
      },
    };
    const { counts, worths } = takeDrills(twice, { ...course, decisions: 100, plies: 4 });
    expect(new Set(counts)).toEqual(new Set([2]));
    for (let at = 0; at < worths.length; at += 2) expect(worths[at]).toBe(worths[at + 1]);
    expect(new Set(worths).size).toBeGreaterThan(20);
  });

  test('want a game that tells its choices', () => {
    const { choices: _, ...silent } = brain;
    expect(() => takeDrills(silent, course)).toThrow('no choices in numbers');
  });
});

describe('what it chooses', () => {
  const { instinct } = practise(
    [takeDrills(brain, { ...course, decisions: 1500 })],
    [2, 3, 8],
    'y',
    OPTIONS,
  );
  const learned = quickPolicy(brain, instinct);

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
      expect(quickPolicy(silent, instinct)(view, legal, state.seat, rng)).toBe(own);
    }
  });

  test('an instinct of other numbers is refused, and one for a game that tells none', () => {
    const { choices: _, ...silent } = brain;
    expect(() => quickPolicy(silent, instinct)).toThrow('no choices in numbers');
    const wide: Instinct = { ...instinct, sizes: [3, 3, 8] };
    expect(() => quickPolicy(brain, wide)).toThrow('of 3 and 3 numbers for 2 and 3');
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
    expect(quickPolicy(brain, undefined)).toBe(brain.policy);
  });
});

describe('as bytes', () => {
  const instinct = madeInstinct(seededRng('bytes'));
  const both = { ...newNet([5, 4, 2], seededRng('net')), instinct };

  test('it lies behind its net, to the bit', () => {
    expect(netFromBytes(netToBytes(both))).toEqual(both);
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    [
      'one with something behind it',
      (bytes) => Uint8Array.from([...bytes, 1, 2]),
      /2 bytes too many/,
    ],
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
