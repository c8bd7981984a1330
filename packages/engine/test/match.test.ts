import { describe, expect, test } from 'vitest';
import {
  extend,
  fairDraw,
  hashOf,
  isRefusal,
  lastSeq,
  openMatch,
  owedSince,
  play,
  propose,
  seedFromText,
  settle,
  startMatch,
  tryAction,
  undoFloor,
  undoTarget,
  type Line,
  type Match,
  type Refusal,
} from '../src/index.ts';
import { rules } from './sample-game/rules.ts';
import type { CoalYard, Config } from './sample-game/types.ts';

type Yard = Match<CoalYard>;

function configOf(seats: number): Config {
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(config.code);
  return config;
}

const draw = fairDraw({ title: 'coal-yard', match: 'm', seed: seedFromText('x'), salts: [] });

/** Two seats; seat 0 got red and blue, seat 1 green and guard. */
function dealt(): Yard {
  const match = startMatch(rules, configOf(2), 'm');
  for (const card of ['red', 'blue', 'green', 'guard'])
    take(match, { kind: 'chance', text: `card ${card}` });
  return match;
}

function take(match: Yard, line: Line): void {
  const step = extend(match, line);
  if (isRefusal(step)) throw new Error(`${JSON.stringify(line)}: ${step.code}`);
}
const act = (seat: number, text: string): Line => ({ kind: 'act', seat, text, forced: false });
const undo = (to: number): Line => ({ kind: 'undo', to });
const card = (text: string): Line => ({ kind: 'chance', text: `card ${text}` });

/** Everything about a match that a refusal must leave alone. */
const standing = (match: Yard): string =>
  hashOf([
    match.state,
    [...match.lines],
    [...match.counted].map((counted) => ({ ...counted, owed: [...(counted.owed ?? [])] })),
    match.draws,
    [...match.owed],
  ] as unknown);

describe('tryAction, the door', () => {
  const { state } = dealt();
  test.each<[number, string, string, string]>([
    [0, 'draw', 'no-draw', 'CY-2'],
    [0, 'put guard', 'no-put', 'CY-2'],
    [0, 'put purple', 'unreadable', 'table'],
    [0, 'put  red', 'unreadable', 'table'],
    [0, `keep ${'x'.repeat(200)}`, 'unreadable', 'table'],
    [5, 'keep', 'no-such-seat', 'table'],
    [-1, 'keep', 'no-such-seat', 'table'],
  ])('seat %i: %j is refused as %s', (seat, text, code, rule) => {
    const before = hashOf(state);
    const refused = tryAction(rules, state, seat, text) as Refusal;
    expect(refused).toMatchObject({ code, rule });
    expect(String(refused.params['text'] ?? '').length).toBeLessThanOrEqual(80);
    expect(hashOf(state)).toBe(before);
  });

  test('a listed text gives a new state and events, and leaves the old one', () => {
    const before = hashOf(state);
    const applied = tryAction(rules, state, 0, 'put red');
    if (isRefusal(applied)) throw new Error(applied.code);
    expect(hashOf(state)).toBe(before);
    expect(applied.state.asked).toEqual([1]);
    expect(applied.events).toEqual([{ type: 'chosen', seat: 0, put: 'red' }]);
    expect(applied.reveals).toBe(false);
  });

  test('at a chance step and after the end nobody acts', () => {
    const fresh = rules.setup(configOf(2));
    expect(tryAction(rules, fresh, 0, 'keep')).toMatchObject({
      code: 'chance-first',
      params: { pool: 'card' },
    });
    const over = { ...fresh, phase: 'over' as const };
    expect(tryAction(rules, over, 0, 'keep')).toMatchObject({ code: 'match-over' });
  });

  test('rules whose `why` has no reason still refuse', () => {
    const silent = { ...rules, why: () => undefined };
    expect(tryAction(silent, state, 0, 'draw')).toMatchObject({ code: 'not-legal' });
  });
});

describe('a match', () => {
  test('play appends the move and what follows by itself', () => {
    const match = startMatch(rules, configOf(2), 'm');
    expect(settle(match, draw).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(match.draws).toEqual({ card: 4 });
    play(match, 1, 'keep', draw);
    play(match, 0, 'keep', draw);
    const steps = play(match, 0, 'draw', draw);
    if (isRefusal(steps)) throw new Error(steps.code);
    expect(steps.map(({ line }) => line.kind)).toEqual(['act', 'chance']);
    expect(steps[1]?.events[0]).toMatchObject({ type: 'drawn', seat: 0 });
    expect(lastSeq(match)).toBe(8);
  });

  test('without a draw, chance waits for the caller', () => {
    const match = startMatch(rules, configOf(2), 'm');
    expect(settle(match)).toEqual([]);
    expect(rules.turn(match.state)).toEqual({ kind: 'chance', pool: 'card' });
  });

  test.each<[string, Line, string]>([
    ['another seat', act(1, 'keep'), 'not-your-turn'],
    ['a chance line where nobody draws', card('red'), 'no-chance-now'],
    [
      'a forced line where nothing is forced',
      { kind: 'act', seat: 0, text: 'draw', forced: true },
      'not-forced',
    ],
    ['undo to the present', undo(6), 'no-undo-there'],
    ['undo to the future', undo(60), 'no-undo-there'],
    ['a seat that is not there', { kind: 'seat', seat: 2, holder: 'bot hard' }, 'no-such-seat'],
    ['a time-out of nobody', { kind: 'timeout', seat: 9 }, 'not-your-turn'],
  ])('%s is refused and changes nothing', (_, line, code) => {
    const match = dealt();
    take(match, act(0, 'keep'));
    take(match, act(1, 'keep'));
    const before = standing(match);
    expect(extend(match, line)).toMatchObject({ code });
    expect(standing(match)).toBe(before);
  });

  test('an outcome that can not be drawn is refused', () => {
    const match = startMatch(rules, configOf(2), 'm');
    expect(extend(match, card('purple'))).toMatchObject({ code: 'no-such-outcome' });
  });

  test('table lines are kept and change no state; nothing follows an end', () => {
    const match = dealt();
    const before = hashOf(match.state);
    take(match, { kind: 'seat', seat: 1, holder: 'bot normal' });
    take(match, { kind: 'end', reason: 'all agreed' });
    expect(hashOf(match.state)).toBe(before);
    expect(match.lines).toHaveLength(6);
    expect(extend(match, act(0, 'keep'))).toEqual({
      code: 'match-ended',
      rule: 'table',
      params: { reason: 'all agreed' },
    });
    expect(owedSince(match, 0)).toBeUndefined();
    expect(settle(match, draw)).toEqual([]);
    expect(undoTarget(match, 0)).toBeUndefined();
  });

  test('what was broken off before a draw draws nothing more', () => {
    const match = startMatch(rules, configOf(2), 'm');
    take(match, card('red'));
    take(match, { kind: 'end', reason: 'all agreed' });
    expect(rules.turn(match.state).kind).toBe('chance');
    expect(settle(match, draw)).toEqual([]);
  });

  test('a forced turn plays itself, is marked, and must be marked', () => {
    // Everything is used up but seat 1's hand: seat 0 can only pass, and everybody sees it.
    const base = dealt();
    take(base, act(0, 'keep'));
    take(base, act(1, 'keep'));
    const state = rules.clone(base.state);
    const { deck, discards } = state;
    for (const kind of ['red', 'blue', 'green', 'guard'] as const) {
      discards[kind] += deck[kind] + (state.hands[0]?.[kind] ?? 0);
      deck[kind] = 0;
    }
    state.hands[0] = { red: 0, blue: 0, green: 0, guard: 0 };
    const match = openMatch(rules, base.config, 'm', { after: 6, state, draws: { card: 4 } });
    expect(extend(match, act(0, 'pass'))).toMatchObject({ code: 'forced-first' });
    const steps = settle(match);
    expect(steps.map(({ line, seq }) => [line, seq])).toEqual([
      [{ kind: 'act', seat: 0, text: 'pass', forced: true }, 7],
    ]);
    // Undo passes over it: seat 1 lays, seat 0's pass follows by itself, seat 1 may still take back.
    play(match, 1, 'lay green');
    expect(match.lines.at(-1)).toMatchObject({ forced: true, seat: 0 });
    expect(undoTarget(match, 1)).toBe(7);
    expect(undoFloor(match, 1)).toBe(6);
  });
});

describe('undo', () => {
  const begun = (): Yard => {
    const match = dealt();
    take(match, act(0, 'keep'));
    take(match, act(1, 'keep'));
    return match;
  };

  test('a line, not a deletion: the state goes back and the lines stay', () => {
    const match = begun();
    const before = hashOf(match.state);
    take(match, act(0, 'lay red'));
    expect(undoTarget(match, 0)).toBe(6);
    take(match, undo(6));
    expect(hashOf(match.state)).toBe(before);
    expect(match.lines).toHaveLength(8);
    expect(lastSeq(match)).toBe(8);
    take(match, act(0, 'lay red'));
    expect([...match.counted].map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 9]);
  });

  test('an undone line can not be gone back to', () => {
    const match = begun();
    take(match, act(0, 'lay red'));
    take(match, undo(6));
    take(match, act(0, 'lay blue'));
    expect(extend(match, undo(7))).toMatchObject({ code: 'no-undo-there' });
    expect(extend(match, undo(8))).toMatchObject({ code: 'no-undo-there' });
    take(match, undo(0));
    expect(rules.turn(match.state).kind).toBe('chance');
    expect(match.draws).toEqual({});
  });

  test('taking back and playing again gives the same card', () => {
    const match = begun();
    take(match, act(0, 'draw'));
    settle(match, draw);
    const first = match.lines.at(-1);
    take(match, undo(6));
    take(match, act(0, 'draw'));
    settle(match, draw);
    expect(match.lines.at(-1)).toEqual(first);
    expect(match.draws).toEqual({ card: 5 });
  });

  test('the floor is the last chance, the last line of another seat, the last reveal', () => {
    const match = dealt();
    expect(undoFloor(match, 0)).toBe(4);
    expect(undoTarget(match, 0)).toBeUndefined();
    take(match, act(0, 'put red'));
    expect(undoTarget(match, 0)).toBe(4);
    expect(undoTarget(match, 1)).toBeUndefined();
    take(match, act(1, 'put green')); // the last sealed answer shows the first
    expect(undoFloor(match, 0)).toBe(6);
    expect(undoTarget(match, 1)).toBeUndefined();
    take(match, act(0, 'peek'));
    expect(undoFloor(match, 0)).toBe(7);
    expect(undoTarget(match, 0)).toBeUndefined();
    take(match, act(1, 'draw'));
    take(match, card('red'));
    expect(undoTarget(match, 1)).toBeUndefined();
    expect(undoFloor(match, 1)).toBe(9);
  });
});

describe('owedSince', () => {
  test('an answer of one seat does not renew the question to the others', () => {
    const match = dealt();
    expect([owedSince(match, 0), owedSince(match, 1)]).toEqual([4, 4]);
    take(match, act(1, 'keep'));
    expect([owedSince(match, 0), owedSince(match, 1)]).toEqual([4, undefined]);
    take(match, act(0, 'keep'));
    expect([owedSince(match, 0), owedSince(match, 1)]).toEqual([6, undefined]);
    take(match, act(0, 'lay red'));
    expect([owedSince(match, 0), owedSince(match, 1)]).toEqual([undefined, 7]);
  });

  test('an undo asks anew whoever took back, and nobody else', () => {
    const match = dealt();
    take(match, act(1, 'keep'));
    take(match, undo(4));
    expect([owedSince(match, 0), owedSince(match, 1)]).toEqual([4, 6]);
  });

  test('an undo asks anew whoever was asked something else since', () => {
    const match = dealt();
    take(match, act(1, 'keep'));
    take(match, act(0, 'keep'));
    expect(owedSince(match, 0)).toBe(6);
    take(match, undo(5));
    // An answer to what was asked at line 6 is no answer to this.
    expect(owedSince(match, 0)).toBe(7);
  });

  test('table lines do not renew it', () => {
    const match = dealt();
    take(match, { kind: 'timeout', seat: 0 });
    expect(owedSince(match, 0)).toBe(4);
  });
});

describe('a time-out', () => {
  const late: Line = { kind: 'timeout', seat: 1 };

  test('makes the idle action of its seat the next line', () => {
    const match = dealt();
    const proposal = propose(match, [late], draw);
    if (isRefusal(proposal)) throw new Error(proposal.code);
    expect(proposal.steps.map(({ line }) => line)).toEqual([late, act(1, 'keep')]);
    expect([...proposal.next.owed]).toEqual([[0, 4]]);
    take(match, late);
    expect(extend(match, act(1, 'put green'))).toMatchObject({ code: 'idle-first' });
    expect(extend(match, act(0, 'keep'))).toMatchObject({ code: 'idle-first' });
    expect(extend(match, undo(3))).toMatchObject({ code: 'idle-first' });
    take(match, act(1, 'keep'));
    take(match, act(0, 'keep'));
  });

  test('after which somebody plays on for the seat leaves the decision as it was', () => {
    const match = dealt();
    take(match, { ...late, standIn: 'bot' });
    expect(owedSince(match, 1)).toBe(4);
    take(match, act(1, 'put green'));
  });

  test('is for a seat that is asked', () => {
    const match = dealt();
    take(match, act(1, 'keep'));
    expect(extend(match, late)).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('a proposal', () => {
  test('is computed aside: the match stays what it is, also where it is refused', () => {
    const match = dealt();
    const before = standing(match);
    const proposal = propose(match, [act(0, 'keep')], draw);
    if (isRefusal(proposal)) throw new Error(proposal.code);
    expect(standing(match)).toBe(before);
    expect(lastSeq(proposal.next)).toBe(5);
    expect(propose(match, [act(0, 'draw')], draw)).toMatchObject({ code: 'no-draw' });
    expect(standing(match)).toBe(before);
    expect(propose(proposal.next, [undo(4)])).toMatchObject({
      next: {
        owed: new Map([
          [0, 6],
          [1, 4],
        ]),
      },
    });
    expect(lastSeq(proposal.next)).toBe(5);
  });
});
