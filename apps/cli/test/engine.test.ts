import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  fairDraw,
  isRefusal,
  play,
  seedFromText,
  seededRng,
  settle,
  startMatch,
  type Turn,
} from '@roundhouse/engine';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { REQUESTS } from '../src/engine/responder.ts';
import { lines, roundhouse } from './run.ts';

interface Answer {
  readonly id?: unknown;
  readonly error?: { readonly code: string; readonly rule: string; readonly message: string };
  readonly [field: string]: unknown;
}

async function talk(...requests: readonly (object | string)[]): Promise<readonly Answer[]> {
  const input = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const { code, stdout, stderr } = await roundhouse(['engine'], input.join('\n'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return lines(stdout).map((line) => JSON.parse(line) as Answer);
}

const title = 'american-rails';
const fresh = { do: 'new', title, config: { seats: 3 } };
const seeded = { ...fresh, seed: 'engine test' };

const doc = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

test('the example session of docs/engine-protocol.md', async () => {
  const session = /```jsonl\n([^]*?)```/.exec(doc)?.[1] ?? '';
  const said = lines(session).filter((line) => line.startsWith('> '));
  const heard = lines(session).filter((line) => line.startsWith('< '));
  expect(said.length).toBeGreaterThan(10);
  const { stdout } = await roundhouse(['engine'], said.map((line) => line.slice(2)).join('\n'));
  expect(lines(stdout)).toEqual(heard.map((line) => line.slice(2)));
});

test('every request is documented, and every documented one can be asked', () => {
  const requests = /\| request \|[^]*?\n\n/.exec(doc)?.[0] ?? '';
  const documented = new Set([...requests.matchAll(/^\| `([a-z]+)` \|/gm)].map((row) => row[1]));
  expect(documented).toEqual(new Set(REQUESTS));
});

interface Load {
  readonly do: 'load';
  readonly title: string;
  readonly config: object;
  readonly state: object;
}

/** A match of Amsterdam played at random to its end, as `load` takes it. */
async function finished(): Promise<Load> {
  const rules = await titleOf('amsterdam')?.rules();
  const config = rules?.configure({ seats: 2 });
  if (!rules || !config || isRefusal(config)) throw new Error('no such table');
  const match = startMatch(rules, config, 'engine');
  const rng = seededRng('finished');
  const draw = fairDraw({
    title: rules.title,
    match: match.id,
    seed: seedFromText('x'),
    salts: [],
  });
  settle(match, draw);
  for (let turn = rules.turn(match.state); turn.kind === 'act'; turn = rules.turn(match.state)) {
    const [seat = 0] = turn.seats;
    const legal = rules.legal(match.state, seat);
    const action = legal[rng.below(legal.length)] as AnyGame['action'];
    play(match, seat, rules.action.format(action), draw);
  }
  const { config: _, ...state } = match.state;
  return { do: 'load', title: 'amsterdam', config, state };
}

test('every documented error code exists, and no other is given', async () => {
  const end = await finished();
  const [m, over] = [{ match: 'm1' }, { match: 'm3' }];
  /** `m1` has begun, `m2` waits for its first draw, `m3` is over and was loaded. */
  const opened = [seeded, fresh, end];
  const provoked: readonly (readonly [string, object | string])[] = [
    ['not-json', 'nonsense'],
    ['not-an-object', '[]'],
    ['too-long', `{"do":"${'x'.repeat(70_000)}"}`],
    ['too-deep', '['.repeat(50_000)],
    ['bad-key', '{"do":"titles","__proto__":{"x":1}}'],
    ['bad-field', { do: 7 }],
    ['no-such-request', { do: 'fly' }],
    ['no-such-title', { do: 'new', title: 'chess' }],
    ['no-such-match', { do: 'turn', match: 'm9' }],
    ['no-such-level', { do: 'bot', ...m, seat: 0, level: 'genius' }],
    ['config-not-object', { do: 'new', title }],
    ['bad-seats', { do: 'new', title, config: { seats: 9 } }],
    ['bad-option', { do: 'new', title, config: { seats: 3, edition: '1066' } }],
    ['unknown-option', { do: 'new', title, config: { seats: 3, colour: 'red' } }],
    ['bad-state', { do: 'load', title, config: { seats: 3 }, state: {} }],
    ['unsound-state', { ...end, state: { ...end.state, pile: [1, 1, 1, 1, 1, 1, 1] } }],
    ['unreadable', { do: 'act', ...m, seat: 0, text: 'offer the moon' }],
    ['not-your-turn', { do: 'act', ...m, seat: 2, text: 'offer liberty' }],
    ['chance-first', { do: 'act', match: 'm2', seat: 0, text: 'pass' }],
    ['match-over', { do: 'act', ...over, seat: 0, text: 'pass' }],
    ['no-chance-now', { do: 'chance', ...m, text: 'banker 1' }],
    ['no-such-outcome', { do: 'chance', match: 'm2', text: 'banker 1' }],
    ['no-undo', { do: 'undo', ...over }],
  ];
  const answers = await talk(...opened, ...provoked.map(([, request]) => request));
  const given = answers.slice(opened.length).map(({ error }) => error?.code);
  expect(given).toEqual(provoked.map(([code]) => code));
  const table = /\| codes \| of \|\n([^]*?)\n\n/.exec(doc)?.[1] ?? '';
  const documented = lines(table).flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
  );
  // Nobody can cause a fault of ours on purpose.
  expect(new Set([...given, 'internal'])).toEqual(new Set(documented));
});

test('broken lines get an error each and never end the session', async () => {
  const bad: readonly (readonly [string | object, string])[] = [
    ['nonsense', 'not-json'],
    ['{"do":"turn"', 'not-json'],
    ['[]', 'not-an-object'],
    ['null', 'not-an-object'],
    ['"do"', 'not-an-object'],
    [`{"do":${'['.repeat(40)}${']'.repeat(40)}}`, 'too-deep'],
    ['['.repeat(50_000), 'too-deep'],
    [`{"do":"${'x'.repeat(70_000)}"}`, 'too-long'],
    ['{"do":"titles","__proto__":{"x":1}}', 'bad-key'],
    ['{"do":"new","config":{"constructor":{}}}', 'bad-key'],
    [{}, 'bad-field'],
    [{ do: 7 }, 'bad-field'],
    [{ do: 'fly' }, 'no-such-request'],
    [{ do: 'toString' }, 'no-such-request'],
    [{ do: 'turn' }, 'bad-field'],
    [{ do: 'turn', match: 'm1' }, 'no-such-match'],
    [{ do: 'turn', match: '__proto__' }, 'no-such-match'],
    [{ do: 'new' }, 'bad-field'],
    [{ do: 'new', title: 'chess' }, 'no-such-title'],
    [{ do: 'new', title }, 'config-not-object'],
    [{ do: 'new', title, config: { seats: 9 } }, 'bad-seats'],
    [{ do: 'new', title, config: { seats: 3, colour: 'red' } }, 'unknown-option'],
    [{ ...fresh, seed: [7] }, 'bad-field'],
    [{ do: 'load', title, config: { seats: 3 } }, 'bad-state'],
    [{ do: 'load', title, config: { seats: 3 }, state: [] }, 'bad-state'],
    [{ do: 'load', title, config: { seats: 3 }, state: { year: 1851.5 } }, 'bad-state'],
    [{ do: 'load', title, config: { seats: 3 }, state: { year: 1851 } }, 'bad-state'],
  ];
  const answers = await talk(...bad.map(([line]) => line), { id: 'last', do: 'titles' });
  for (const [at, [line, code]] of bad.entries()) {
    const { error } = answers[at] ?? {};
    expect(error, JSON.stringify(line).slice(0, 80)).toMatchObject({ code, rule: 'table' });
    expect(error?.message).not.toBe('');
  }
  expect(answers.at(-1)).toMatchObject({ id: 'last', titles: expect.any(Array) as unknown });
});

test('with a seed chance resolves itself; without, it waits for the caller', async () => {
  const answers = await talk(
    seeded,
    fresh,
    { do: 'chance', match: 'm2' },
    { do: 'chance', match: 'm2', text: 'removed liberty' },
    { do: 'chance', match: 'm2', text: 'removed liberty' },
    { do: 'act', match: 'm2', seat: 0, text: 'pass' },
    { do: 'chance', match: 'm2', text: 'banker 1' },
    { do: 'chance', match: 'm2' },
    { do: 'chance', match: 'm2', text: 'banker 1' },
    { do: 'undo', match: 'm2' },
  );
  expect(answers[0]).toMatchObject({ match: 'm1', turn: { kind: 'act' } });
  expect(answers[1]).toMatchObject({ match: 'm2', turn: { kind: 'chance', pool: 'company' } });
  expect(answers[2]?.['chance']).toContainEqual({ text: 'removed liberty', weight: 1 });
  expect(answers[3]).toMatchObject({ turn: { kind: 'chance', pool: 'banker' } });
  expect(answers[4]?.error?.code).toBe('no-such-outcome');
  expect(answers[5]?.error?.code).toBe('chance-first');
  expect(answers[6]).toMatchObject({ turn: { kind: 'act', seats: [1] } });
  expect(answers[7]).toEqual({ chance: [] });
  expect(answers[8]?.error?.code).toBe('no-chance-now');
  expect(answers[9]).toEqual({ turn: { kind: 'chance', pool: 'banker' } });
});

test('state and load give the same position again, and what it can do', async () => {
  const [, { config, state }] = (await talk(seeded, { do: 'state', match: 'm1' })) as [
    Answer,
    Answer,
  ];
  const loaded = { do: 'load', title, config, state };
  const answers = await talk(
    seeded,
    loaded,
    ...['m1', 'm2'].flatMap((match) => [
      { do: 'state', match },
      { do: 'view', match, seat: 0 },
      { do: 'view', match, seat: null },
      ...[0, 1, 2].map((seat) => ({ do: 'legal', match, seat })),
    ]),
    { do: 'record', match: 'm2' },
    { do: 'undo', match: 'm2' },
    { ...loaded, state: { ...(state as object), extra: 1 } },
  );
  expect(answers.slice(8, 14)).toEqual(answers.slice(2, 8));
  const legal = answers.slice(5, 8).map((each) => each['legal'] as readonly string[]);
  expect(legal.filter((texts) => texts.length > 0)).toHaveLength(1);
  expect(answers[14]?.['record']).toMatch(/\n\n\.rules 1 \{.*\}\n$/);
  expect(answers[15]?.error?.code).toBe('no-undo');
  expect(answers[16]?.error?.code).toBe('bad-state');
});

test('act, why, undo, bot and outcome', async () => {
  const [opened] = await talk(seeded);
  const turn = opened?.['turn'] as Turn;
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const other = (seat + 1) % 3;
  const on = { match: 'm1', seat };
  const answers = await talk(
    seeded,
    { do: 'bot', ...on, level: 'normal', seed: 's', iterations: 10, ms: 5 },
    { do: 'bot', ...on, level: 'random', seed: 12 },
    { do: 'bot', ...on, level: 'random', seed: '12' },
    { do: 'bot', ...on, level: 'genius' },
    { do: 'bot', ...on, level: 'random', ms: 0 },
    { do: 'bot', match: 'm1', seat: other, level: 'random' },
    { do: 'act', match: 'm1', seat: other, text: 'offer liberty' },
    { do: 'act', match: 'm1', seat: 3, text: 'offer liberty' },
    { do: 'act', ...on, text: 'offer the moon' },
    { do: 'why', ...on, text: 'offer the moon' },
    { do: 'why', ...on, text: 'bid 12' },
    { do: 'act', ...on, text: 'bid 12' },
    { do: 'outcome', match: 'm1' },
    { do: 'legal', ...on },
  );
  const legal = answers[14]?.['legal'] as readonly string[];
  for (const at of [1, 2, 3]) expect(legal).toContain(answers[at]?.['text']);
  expect(answers[2]).toEqual(answers[3]);
  const codes = answers.slice(4, 10).map(({ error }) => error?.code);
  expect(codes).toEqual([
    'no-such-level',
    'bad-field',
    'not-your-turn',
    'not-your-turn',
    'bad-field',
    'unreadable',
  ]);
  expect(answers[10]).toMatchObject({ why: { code: 'unreadable', rule: 'table' } });
  const why = answers[11]?.['why'] as { code: string; rule: string };
  expect(why.rule).toMatch(/^AR-/);
  expect(answers[12]?.error).toMatchObject({ code: why.code, rule: why.rule });
  expect(answers[13]).toEqual({ outcome: null });

  const [text = ''] = legal;
  const after = await talk(
    seeded,
    { do: 'why', ...on, text },
    { do: 'act', ...on, text },
    { do: 'undo', match: 'm1' },
    { do: 'legal', ...on },
    { do: 'record', match: 'm1' },
    { do: 'close', match: 'm1' },
    { do: 'turn', match: 'm1' },
  );
  expect(after[1]).toEqual({ why: null });
  expect(after[2]?.['events']).not.toHaveLength(0);
  expect(after[3]).toEqual({ turn });
  expect(after[4]).toEqual({ legal });
  expect(after[5]?.['record']).toMatch(new RegExp(`\\n${seat} ${text}\\n[^]*\\.undo 2\\n$`));
  expect(after[6]).toEqual({ closed: 'm1' });
  expect(after[7]?.error?.code).toBe('no-such-match');
});

test('a bot says what it weighed, and why', async () => {
  const [opened] = await talk(seeded);
  const turn = opened?.['turn'] as Turn;
  const on = { match: 'm1', seat: turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0 };
  const [, plain, explained, silent, bad] = await talk(
    seeded,
    { do: 'bot', ...on, level: 'normal', seed: 's' },
    { do: 'bot', ...on, level: 'normal', seed: 's', explain: true },
    { do: 'bot', ...on, level: 'random', seed: 's', explain: true },
    { do: 'bot', ...on, level: 'normal', explain: 'yes' },
  );
  expect(plain).toEqual({ text: explained?.['text'] });
  expect(explained).toMatchObject({
    playouts: 0,
    candidates: [
      {
        text: plain?.['text'],
        reason: { code: expect.stringMatching(/^[a-z-]+$/) as string },
        message: expect.stringMatching(/^[A-Z$0-9].*\.$/) as string,
      },
    ],
  });
  expect(silent).toMatchObject({ playouts: 0, candidates: [] });
  expect(bad?.error?.code).toBe('bad-field');
});

test('a searching level gives each candidate a value, and keeps to the play-outs it is given', async () => {
  const [opened] = await talk(seeded);
  const turn = opened?.['turn'] as Turn;
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const ask = { do: 'bot', match: 'm1', seat, level: 'expert', iterations: 20, explain: true };
  const [, first, again] = await talk(seeded, ask, ask);
  expect(again).toEqual(first);
  const candidates = (first?.['candidates'] ?? []) as readonly {
    readonly text: string;
    readonly value: number;
    readonly trials: number;
    readonly message: string;
  }[];
  expect(candidates.length).toBeGreaterThan(1);
  expect(candidates[0]?.text).toBe(first?.['text']);
  const trials = candidates.map((one) => one.trials);
  expect(trials.reduce((sum, many) => sum + many, 0)).toBe(first?.['playouts']);
  expect(first?.['playouts']).toBeLessThanOrEqual(20);
  for (const { value, message } of candidates) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
    expect(message).toMatch(/^[A-Z$0-9].*\.$/);
  }
});
