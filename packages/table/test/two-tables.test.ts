/** What a table sends is an outlet of the two worlds, and planted leaks of tables are found by it. */
import { formatLine, seededRng, type Line } from '@roundhouse/engine';
import type { Subject } from '@roundhouse/engine/testing';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../src/index.ts';
import { linesFor, pairsOf, type Pair } from '../testing/two-worlds.ts';
import { hasSubject, leaves, seatedAt, subjectOf, type Plant } from './two-tables.ts';

const SECRET = TITLES.filter(hasSubject);
const MATCHES = 6;
const PAIRS = 150;

const found = new Map<string, readonly Pair[]>();

/** Pairs spread over whole matches; made once. */
function some(subject: Subject<AnyGame>): readonly Pair[] {
  const { title } = subject.rules;
  const known = found.get(title) ?? pairsOf(subject, MATCHES);
  found.set(title, known);
  const step = Math.max(1, Math.floor(known.length / PAIRS));
  return known.filter((_, index) => index % step === 0);
}

/** The first difference in so many pairs, and how often a line was compared. */
async function compared(subject: Subject<AnyGame>, pairs: readonly Pair[], plant?: Plant) {
  const rng = seededRng('two tables');
  let lines = 0;
  for (const pair of pairs) {
    const { state, world, observer } = pair;
    const both = linesFor(subject, pair, rng);
    if (both) lines += 1;
    const [here, there] = await Promise.all(
      [state, world].map(async (each, index) =>
        leaves(await seatedAt(subject, each, observer), both?.[index], plant),
      ),
    );
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      return { leak: outletOf(here ?? {}, there ?? {}), lines };
    }
  }
  return { lines };
}

function outletOf(here: object, there: object): string | undefined {
  const other = new Map(Object.entries(there));
  return Object.entries(here).find(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(other.get(name)),
  )?.[0];
}

/** Hosts that tell too much. */
const LEAKS: Readonly<Record<string, { readonly plant: Plant; readonly outlet: string }>> = {
  'events unredacted': {
    outlet: 'live',
    plant: (sound, { table }) => ({
      watch: (viewer, after, onSteps) =>
        sound.watch(viewer, after, (steps) =>
          onSteps(
            steps.map((step) => ({
              ...step,
              events: table.recollect().find(({ seq }) => seq === step.seq)?.events ?? [],
            })),
          ),
        ),
    }),
  },
  'the record before the end': {
    outlet: 'record',
    plant: (_, { table }) => ({
      record: () => new Sitting(table, [], { save: 'always' }).record(),
    }),
  },
  'everybody’s view': {
    outlet: 'live',
    plant: (_, { table }) => ({
      watch: (__, after, onSteps) => ({
        started: Promise.resolve(),
        ...table.watch({ viewer: 'all', mine: [] }, after, onSteps),
      }),
    }),
  },
  'what the other worlds’ hands would do': {
    outlet: 'previews',
    plant: (_, { table }) => ({
      preview: async () => table.running.stands.state as never,
    }),
  },
};

test('every game with secrets is compared, and no other', async () => {
  const rules = await Promise.all(TITLES.map((title) => title.rules()));
  const secret = rules.filter(({ meta }) => meta.hasSecrets).map(({ title }) => title);
  expect(SECRET.map(({ id }) => id)).toEqual(secret);
});

describe.each(SECRET.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test('nobody can tell two worlds apart by what a table sends him', async () => {
    const subject = await subjectOf(title);
    const pairs = some(subject);
    const { leak, lines } = await compared(subject, pairs);
    expect(leak).toBeUndefined();
    expect(lines).toBeGreaterThan(pairs.length / 3);
  });

  test.each(Object.entries(LEAKS))('planted: %s', async (__, { plant, outlet }) => {
    const subject = await subjectOf(title);
    expect((await compared(subject, some(subject), plant)).leak).toBe(outlet);
  });
});

/** A position in which sealed answers are owed, and what the first and the second of them could be. */
function sealed(subject: Subject<AnyGame>): readonly Pair[] {
  return pairsOf(subject, 40).filter(({ state }) => {
    const turn = subject.rules.turn(state);
    return turn.kind === 'act' && turn.asked !== undefined && turn.seats.length > 1;
  });
}

async function whoAnswered(subject: Subject<AnyGame>, plant?: Plant) {
  const { rules } = subject;
  let many = 0;
  for (const { state } of sealed(subject)) {
    const turn = rules.turn(state);
    const [one = 0, other = 0] = turn.kind === 'act' ? turn.seats : [];
    const lineOf = (seat: number): Line => {
      const [action] = rules.legal(state, seat);
      if (!action) throw new Error('nothing to answer');
      return { kind: 'act', seat, text: rules.action.format(action), forced: false };
    };
    const observers = [null, ...Array(state.config.seats).keys()].filter(
      (seat) => seat !== one && seat !== other,
    );
    for (const observer of observers) {
      const sent = await Promise.all(
        [one, other].map(async (seat) =>
          leaves(await seatedAt(subject, state, observer), lineOf(seat), plant),
        ),
      );
      const [here, there] = sent.map((each) => JSON.stringify(each));
      if (here !== there) return { leak: formatLine(lineOf(one)), many };
      many += 1;
    }
  }
  return { many };
}

test('a sealed answer does not show who has given it; planted: it does', async () => {
  const subject = await subjectOf({ id: 'amsterdam' });
  const { leak, many } = await whoAnswered(subject);
  expect(leak).toBeUndefined();
  expect(many).toBeGreaterThan(5);
  const everybodys: Plant = (_, { table }) => ({
    watch: (viewer, after, onSteps) => ({
      started: Promise.resolve(),
      ...table.watch({ viewer, mine: [0, 1, 2, 3] }, after, onSteps),
    }),
  });
  expect((await whoAnswered(subject, everybodys)).leak).toBeDefined();
});
