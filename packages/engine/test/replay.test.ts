import { describe, expect, test } from 'vitest';
import {
  commitment,
  extend,
  fairDraw,
  formatRecord,
  hashOf,
  isRefusal,
  openMatch,
  openSnapshot,
  play,
  readRecord,
  rebase,
  RecordError,
  replay,
  seedCommitment,
  seededRng,
  seedFromText,
  settle,
  snapshotOf,
  startMatch,
  upgrade,
  upgradeEvent,
  verify,
  type Json,
  type Match,
  type Rules,
} from '../src/index.ts';
import { rules } from './sample-game/rules.ts';
import type { CoalYard } from './sample-game/types.ts';

const seed = seedFromText('a whole match');

const asJson = (config: unknown): Json => config as Json;

/** A whole random match with an undo in it, from a published seed. */
function wholeMatch(): { match: Match<CoalYard>; text: string } {
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const fair = { title: rules.title, match: 'm-7', seed, salts: ['a', 'b', 'c'] };
  const draw = fairDraw(fair);
  const match = startMatch(rules, config, fair.match);
  const rng = seededRng('choices');
  settle(match, draw);
  for (let turn = rules.turn(match.state); turn.kind === 'act'; turn = rules.turn(match.state)) {
    const [seat = 0] = turn.seats;
    const legal = rules.legal(match.state, seat);
    const action = legal[rng.below(legal.length)];
    if (action) play(match, seat, rules.action.format(action), draw);
    if (match.lines.length === 20) {
      extend(match, { kind: 'undo', to: match.counted.at(-4)?.seq ?? 0 });
      settle(match, draw);
    }
  }
  const outcome = rules.outcome(match.state);
  const text = formatRecord({
    title: rules.title,
    rules: rules.version,
    match: match.id,
    config: match.config as unknown as Json,
    commit: commitment({ title: rules.title, match: match.id, config: asJson(config), seed }),
    salts: fair.salts,
    seed,
    ...(outcome ? { result: outcome } : {}),
    lines: [...match.lines],
  });
  return { match, text };
}

const { match: played, text } = wholeMatch();

const read = (changed: string) => {
  const { record, places } = readRecord(changed);
  return [rules, record, places] as const;
};

/** What is said of a wrong record. */
function fault(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  return 'accepted';
}

/** The record with one line changed; `at` is its number in the file. */
function withLine(at: number, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line, index) => (index + 1 === at ? change(line) : line))
    .join('\n');
}

const rows = text.split('\n');
const firstLine = rows.indexOf('') + 2;
const lastDraw = rows.findLastIndex((row) => row.startsWith('* ')) + 1;

describe('replay', () => {
  test('the same lines give the same state, step by step', () => {
    const seen: number[] = [];
    const match = replay(...read(text), (step) => seen.push(step.seq));
    expect(hashOf(match.state)).toBe(hashOf(played.state));
    expect(seen).toEqual([...match.lines].map((_, index) => index + 1));
    expect(text).toContain('.undo');
  });

  test.each<[string, string, RegExp]>([
    [
      'another title',
      text.replace('title coal-yard', 'title chess'),
      /^line 1: a record of 'chess', not of 'coal-yard'$/,
    ],
    [
      'another version',
      text.replace('rules 1', 'rules 2'),
      /^line 1: written by version 2 of the rules; .* this is 1$/,
    ],
    [
      'a wrong config',
      text.replace('"seats":3', '"seats":9'),
      /^line 1: the config was refused: bad-seats$/,
    ],
    [
      'a wrong result',
      text.replace(/result .*/, 'result {"places":[1],"scores":[99]}'),
      /^line 1: the result is .*, the header says .*99/,
    ],
    [
      'a result with its places turned round',
      text.replace(/"places":\[([0-9,]+)\]/, (_, places: string) => {
        const turned = places.split(',').toReversed().join(',');
        return `"places":[${turned === places ? places.replaceAll('1', '2') : turned}]`;
      }),
      /^line 1: the result is .*, the header says /,
    ],
    [
      'a result before the end',
      rows.slice(0, firstLine + 6).join('\n'),
      /^line 1: .* the match is not over$/,
    ],
    [
      'an illegal line',
      withLine(firstLine + 6, () => '0 raid 7 red'),
      new RegExp(`^line ${firstLine + 6}: refused by (CY|table)`),
    ],
    ['a missing line', withLine(firstLine, () => '# gone'), /^line \d+: /],
  ])('%s is refused by line', (_, changed, message) => {
    expect(fault(() => replay(...read(changed)))).toMatch(message);
  });

  test('lines are numbered from 1 where no file is meant', () => {
    const { record } = readRecord(withLine(firstLine, () => '0 keep'));
    expect(fault(() => replay(rules, record))).toBe(
      'line 1: refused by table: chance-first, pool card',
    );
    expect(fault(() => verify(rules, record))).toMatch(/^line 1: refused/);
  });
});

describe('verify', () => {
  test('accepts the record of a seeded match, undone draws included', () => {
    const { draws, match } = verify(...read(text));
    expect(draws).toBe([...played.lines].filter(({ kind }) => kind === 'chance').length);
    expect(hashOf(match.state)).toBe(hashOf(played.state));
  });

  test.each([firstLine, lastDraw])('names the first wrong line: %i', (at) => {
    const changed = withLine(at, (line) => (line === '* card red' ? '* card blue' : '* card red'));
    expect(fault(() => verify(...read(changed)))).toMatch(
      new RegExp(String.raw`^line ${at}: drawn 'card \w+', the seed gives 'card \w+'$`),
    );
  });

  test.each<[string, string, RegExp]>([
    ['no seed', text.replace(/seed .*\n/, ''), /there is no seed/],
    ['no commitment', text.replace(/commit .*\n/, ''), /there is no commitment/],
    [
      'another seed',
      text.replace(`seed ${seed}`, `seed ${seedFromText('other')}`),
      /not the one that was committed to/,
    ],
    [
      'other salts',
      text.replace('salts ["a","b","c"]', 'salts ["a","b","d"]'),
      /the seed gives .*, and the next draws differ too$/,
    ],
    ['no salts', text.replace(/salts .*\n/, ''), /and the next draws differ too$/],
    [
      'another commitment',
      text.replace(/commit .*/, `commit ${'0'.repeat(64)}`),
      /the draws follow from the seed, but the commitment is of another deal/,
    ],
    ['another title', text.replace('title coal-yard', 'title chess'), /committed to/],
    ['another name', text.replace('match m-7', 'match m-8'), /committed to/],
    ['another config', text.replace('"seats":3', '"seats":2'), /committed to/],
    ['an illegal line', withLine(firstLine + 6, () => '0 raid 7 red'), /refused by/],
  ])('%s', (_, changed, message) => {
    expect(fault(() => verify(...read(changed)))).toMatch(message);
  });
});

describe('verify tells what was done to a record', () => {
  const [rulesOf, record] = read(text);
  const { result: _, ...unfinished } = record;
  const kinds = record.lines.map(({ kind }) => kind);
  const said = (lines: typeof record.lines): string =>
    fault(() => verify(rulesOf, { ...unfinished, lines }));
  // A line that was taken back again right after it is not missed.
  const undone = kinds.indexOf('undo');
  const inner = (kind: string): readonly number[] =>
    kinds.flatMap((each, at) =>
      each === kind && at !== undone - 1 && at < kinds.length - 3 ? [at] : [],
    );

  test('a draw that is missing, wherever it was', () => {
    for (const at of inner('chance')) {
      // Of several draws of the same card nobody can say which is gone, only that one is.
      expect(said(record.lines.toSpliced(at, 1))).toMatch(
        /^line \d+: a line is missing before it$/,
      );
    }
  });

  test('a move that is missing', () => {
    const told = inner('act').map((at) => said(record.lines.toSpliced(at, 1)));
    expect(told.every((each) => each !== 'accepted')).toBe(true);
    const found = told.filter((each) => each.endsWith('a line is missing before it'));
    expect(found.length).toBeGreaterThan(told.length / 2);
  });

  test('a line that was put in', () => {
    const drawn = { kind: 'chance', text: 'card red' } as const;
    for (const at of inner('act').slice(1)) {
      const told = said(record.lines.toSpliced(at, 0, drawn));
      expect(told).toBe(`line ${at + 1}: put in: without it the next lines are right`);
    }
  });

  test('lines of the table that say again what was said', () => {
    const seat = (holder: string) => ({ kind: 'seat', seat: 0, holder }) as const;
    const agree = { kind: 'agree', seat: 1, to: 3 } as const;
    const lines = [
      seat('person Ann'),
      seat('person Ann'),
      seat('person Bo'),
      agree,
      agree,
      ...record.lines.slice(0, 6),
      agree,
      // Who sits where when it is saved.
      seat('person Bo'),
      seat('person Bo'),
    ];
    const { repeated, tableLines } = verify(rulesOf, { ...unfinished, lines });
    expect(tableLines).toBe(8);
    expect(repeated).toEqual([2, 5, 14]);
  });
});

describe('verify tells', () => {
  const [rulesOf, record, places] = read(text);
  const seen = (changed: Partial<typeof record>) => {
    const found = verify(rulesOf, { ...record, ...changed }, places);
    const { binds, end, hasResult, unagreed, tableLines } = found;
    return { binds, end, hasResult, unagreed, tableLines };
  };
  const undone = record.lines.findIndex(({ kind }) => kind === 'undo') + 1;
  const { result: _, ...unfinished } = record;

  test('a whole record, and an undo across draws that nobody agreed to', () => {
    expect(seen({})).toEqual({
      binds: 'deal',
      end: 'over',
      hasResult: true,
      unagreed: [undone],
      tableLines: 1,
    });
  });

  test('that the commitment of an older record binds the seed alone', () => {
    expect(seen({ commit: seedCommitment(seed) })).toMatchObject({ binds: 'seed' });
  });

  test.each([0, 1, record.lines.length - 1])('a record that was cut after %i lines', (lines) => {
    const cut = { ...unfinished, lines: record.lines.slice(0, lines) };
    expect(verify(rulesOf, cut, places)).toMatchObject({ end: 'cut', hasResult: false });
  });

  test('a match that was broken off, and a result that is missing', () => {
    const lines = [...record.lines.slice(0, 12), { kind: 'end', reason: 'late' } as const];
    expect(verify(rulesOf, { ...unfinished, lines }, places)).toMatchObject({ end: 'ended' });
    expect(verify(rulesOf, unfinished, places)).toMatchObject({ end: 'over', hasResult: false });
  });

  const line = record.lines[undone - 1];
  const to = line?.kind === 'undo' ? line.to : -1;
  test.each<[string, readonly (readonly [number, number])[], readonly number[]]>([
    [
      'all agreed',
      [
        [0, to],
        [1, to],
        [2, to],
      ],
      [],
    ],
    [
      'one did not',
      [
        [0, to],
        [2, to],
      ],
      [undone + 2],
    ],
    [
      'one agreed to something else',
      [
        [0, to],
        [1, to - 1],
        [2, to],
      ],
      [undone + 3],
    ],
  ])('an undo across draws where %s', (_name, agreed, unagreed) => {
    const consent = agreed.map(([seat, back]) => ({ kind: 'agree', seat, to: back }) as const);
    const lines = [...record.lines.slice(0, undone - 1), ...consent, { kind: 'undo', to } as const];
    const found = verify(rulesOf, { ...unfinished, lines });
    expect(found).toMatchObject({ unagreed, tableLines: consent.length + 1 });
  });
});

test('consent holds for the position in which it was given', () => {
  const [rulesOf, record] = read(text);
  const { result: _, ...unfinished } = record;
  const undone = record.lines.findIndex(({ kind }) => kind === 'undo');
  const undo = record.lines[undone];
  if (undo?.kind !== 'undo') throw new Error('nothing was taken back');
  const consent = [0, 1, 2].map((seat) => ({ kind: 'agree', seat, to: undo.to }) as const);
  const lines = [...record.lines.slice(0, undone - 1), ...consent];
  const early = [...lines, ...record.lines.slice(undone - 1, undone + 1)];
  expect(verify(rulesOf, { ...unfinished, lines: early }).unagreed).toEqual([early.length]);
  const right = [...record.lines.slice(0, undone), ...consent, undo];
  expect(verify(rulesOf, { ...unfinished, lines: right })).toMatchObject({
    agreed: 1,
    unagreed: [],
  });
});

test('below a line that showed something nothing is kept for undo', () => {
  const config = rules.configure({ seats: 2 });
  if (isRefusal(config)) throw new Error(config.code);
  const match = startMatch(rules, config, 'm');
  const cards = ['red', 'blue', 'green', 'guard'];
  for (const card of cards) extend(match, { kind: 'chance', text: `card ${card}` });
  const act = (seat: number, action: string) =>
    extend(match, { kind: 'act', seat, text: action, forced: false });
  act(1, 'keep');
  expect(rebase(match).base.after).toBe(4);
  expect([...rebase(match).counted].map(({ seq }) => seq)).toEqual([5]);
  // The last of the sealed answers shows what the others did.
  act(0, 'put red');
  expect(match.counted.at(-1)?.reveals).toBe(true);
  expect(rebase(match).base.after).toBe(6);
  expect([...rebase(match).counted]).toEqual([]);
  expect(snapshotOf(match).floor).toBeUndefined();
});

describe('upgrade', () => {
  /** The sample game two versions on: hands were renamed, then an option got a new value. */
  const newer: Rules<CoalYard> = {
    ...rules,
    version: 3,
    migrations: [
      {
        to: 2,
        note: 'cards in hand are called hands',
        state: (old) => {
          const { held, ...others } = old as { held: Json };
          return { ...others, hands: held };
        },
        event: (old) => ({ ...(old as object), type: 'drawn' }),
      },
      {
        to: 3,
        note: 'length was called turns',
        config: (old) => {
          const { turns, ...others } = old as { turns: Json };
          return { ...others, length: turns };
        },
      },
    ],
  };
  const base = { after: 12, state: played.state, draws: { card: 6 } };
  const snapshot = snapshotOf(openMatch(rules, played.config, 'm', base));
  const { hands, ...others } = snapshot.state as { hands: Json };
  const stored = {
    config: { seats: 3, guards: '2', turns: 'short' },
    snapshot: { ...snapshot, rules: 1, state: { ...others, held: hands } },
  };

  test('a snapshot holds no config and survives JSON', () => {
    expect(snapshot.state).not.toHaveProperty('config');
    const back = upgrade(rules, {
      config: played.config as unknown as Json,
      snapshot: JSON.parse(JSON.stringify(snapshot)) as typeof snapshot,
    });
    expect(hashOf(back.base.state)).toBe(hashOf(played.state));
    expect(back.base.state.config).toBe(back.config);
    expect(Object.isFrozen(back.config)).toBe(true);
    expect(back.base.after).toBe(12);
  });

  test('every migration is taken in order', () => {
    const { base: reached } = upgrade(newer, stored);
    expect(hashOf(reached.state)).toBe(hashOf(played.state));
    expect(upgradeEvent(newer, 1, { type: 'taken', seat: 1, card: 'red' })).toEqual({
      type: 'drawn',
      seat: 1,
      card: 'red',
    });
    expect(upgradeEvent(newer, 2, { type: 'passed', seat: 1 })).toEqual({
      type: 'passed',
      seat: 1,
    });
  });

  test('of two migrations of the state the earlier is taken first', () => {
    const renamed = (from: string, to: string) => (old: Json) => {
      const { [from]: value, ...rest } = old as Record<string, Json>;
      if (value === undefined) throw new Error(`there are no ${from} yet`);
      return { ...rest, [to]: value };
    };
    const twice: Rules<CoalYard> = {
      ...rules,
      version: 3,
      migrations: [
        { to: 3, note: 'cards in hand are called hands', state: renamed('cards', 'hands') },
        { to: 2, note: 'what is held are cards', state: renamed('held', 'cards') },
      ],
    };
    const { base: reached } = upgrade(twice, { ...stored, config: asJson(played.config) });
    expect(hashOf(reached.state)).toBe(hashOf(played.state));
  });

  test.each<[string, Rules<CoalYard>, number, string]>([
    ['from the future', rules, 2, "written by version 2 of 'coal-yard', these rules are version 1"],
    [
      'a gap',
      { ...newer, migrations: newer.migrations.slice(1) },
      1,
      'has no migration to version 2',
    ],
    [
      'a config it can not have',
      {
        ...newer,
        migrations: [
          { to: 2, note: '' },
          { to: 3, note: '' },
        ],
      },
      1,
      'the config was refused: unknown-option',
    ],
  ])('%s is refused', (_, by, version, message) => {
    const from = { ...stored, snapshot: { ...stored.snapshot, rules: version } };
    expect(() => upgrade(by, from)).toThrow(message);
  });

  test('who was asked before the rules changed is still asked the same', () => {
    const config = rules.configure({ seats: 2 });
    if (isRefusal(config)) throw new Error(config.code);
    const match = startMatch(rules, config, 'm');
    for (const card of ['red', 'blue', 'green', 'guard']) {
      extend(match, { kind: 'chance', text: `card ${card}` });
    }
    extend(match, { kind: 'act', seat: 1, text: 'keep', forced: false });
    const kept = { config: asJson(config), snapshot: snapshotOf(match) };
    const next = { ...rules, version: 2, migrations: [{ to: 2, note: '' }] };
    for (const by of [rules, next]) {
      const opened = openSnapshot(by, 'm', kept, (seq) => match.lines.slice(seq));
      expect([...opened.owed]).toEqual([[0, 4]]);
    }
  });

  test('an unsound state is refused', () => {
    const config = played.config as unknown as Json;
    const lost = {
      ...snapshot,
      state: {
        ...(snapshot.state as object),
        under: [
          { card: 'red', seenBy: [] },
          { card: 'red', seenBy: [] },
        ],
      },
    };
    expect(() => upgrade(rules, { config, snapshot: lost })).toThrow(/red cards of \d/);
  });
});
