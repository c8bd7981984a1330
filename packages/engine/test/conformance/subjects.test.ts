/** Faults of a subject rather than of its rules, and the checks that tell whether enough was tried. */
import { expect, test } from 'vitest';
import { parseRecord, replay } from '../../src/index.ts';
import {
  assertConformance,
  conformance,
  ConformanceError,
  twoWorlds,
  type Subject,
} from '../../testing/index.ts';
import { bugs } from '../sample-game/bugs.ts';
import { clone } from '../sample-game/hidden.ts';
import { redeal } from '../sample-game/redeal.ts';
import { rules } from '../sample-game/rules.ts';
import { subject } from '../sample-game/subject.ts';
import type { CoalYard } from '../sample-game/types.ts';

interface Fault {
  readonly name: string;
  readonly caughtBy: string;
  readonly subject: Subject<CoalYard>;
}

const faults: readonly Fault[] = [
  {
    name: 'redeal changes the state it was given',
    caughtBy: 'redealing keeps the state it was given and makes a sound one',
    subject: {
      rules,
      redeal(state, observer, rng) {
        const world = redeal(state, observer, rng);
        state.turns++;
        return world;
      },
    },
  },
  {
    name: 'redeal loses a card',
    caughtBy: 'redealing keeps the state it was given and makes a sound one',
    subject: {
      rules,
      redeal(state, observer, rng) {
        const world = redeal(state, observer, rng);
        if (world.deck.red > 0) world.deck.red--;
        return world;
      },
    },
  },
  {
    name: 'redeal deals nothing anew',
    caughtBy: 'two worlds: pairs differ, and next moves were compared',
    subject: { rules, redeal: clone },
  },
  {
    name: 'every move is said to publish something',
    caughtBy: 'two worlds: pairs differ, and next moves were compared',
    subject: { rules, redeal, publishes: () => true },
  },
  {
    name: 'a game with secrets says that it has none',
    caughtBy: 'without secrets every viewer sees the whole state',
    subject: { rules },
  },
  {
    name: 'a branch that no match takes',
    caughtBy: 'every named rule branch occurred',
    subject: {
      rules,
      redeal,
      branches: { 'five guards': ({ after }) => after.discards.guard > 4 },
    },
  },
];

test.each(faults)('$name: found by "$caughtBy"', ({ caughtBy, subject: faulty }) => {
  const check = conformance(faulty, { matches: 12 }).find(({ name }) => name === caughtBy);
  expect(() => check?.run()).toThrow(caughtBy);
});

test('a rule that was lost shows as a branch that no match takes', () => {
  const lost: Subject<CoalYard> = {
    ...subject,
    rules: {
      ...rules,
      legal(state, seat) {
        const list = rules.legal(state, seat);
        const rest = list.filter(({ type }) => type !== 'peek');
        return rest.length > 0 ? rest : list;
      },
      why: () => undefined,
    },
  };
  const check = conformance(lost, { matches: 12 }).find(({ name }) => name.includes('branch'));
  expect(() => check?.run()).toThrow('never: a peek');
});

test('every check has a planted fault that it finds', () => {
  const planted = new Set([...bugs, ...faults].map(({ caughtBy }) => caughtBy));
  const names = conformance(subject).map(({ name }) => name);
  expect(names.filter((name) => !planted.has(name))).toEqual(['the suite itself']);
});

test('two worlds, called by itself, throws at the first leak with the match as a record', () => {
  const [leak] = bugs;
  if (!leak) throw new Error('no fault to plant');
  const leaking = { rules: leak.plant(rules), redeal };
  expect(() => twoWorlds(leaking, { pairs: 500 })).toThrow(
    /two worlds: the view.*\n\ntitle coal-yard/,
  );
});

test('a fuzz run without the redeal plays all matches and compares no worlds', () => {
  const played: number[] = [];
  assertConformance(
    { rules },
    { seed: 1, matches: 5, worlds: false, played: (n) => played.push(n) },
  );
  expect(played).toEqual([1, 2, 3, 4, 5]);
  expect(() => assertConformance({ rules }, { seed: 1, matches: 5 })).toThrow('without secrets');
});

test('a fuzz run throws the first failure, and its record replays to the position', () => {
  const endless: Subject<CoalYard> = {
    rules: { ...rules, meta: { ...rules.meta, maxLines: 20 } },
    redeal,
  };
  let record = '';
  try {
    assertConformance(endless, { seed: 1, matches: 20 });
  } catch (error) {
    record = error instanceof ConformanceError ? error.record : '';
  }
  expect(replay(rules, parseRecord(record)).counted.length).toBe(20);
});
