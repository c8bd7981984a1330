/** Scenes and verdicts: who gets what, to the last dollar. */
import { readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { MOMENT_KINDS, type Moment } from '@roundhouse/ui/moment';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { Event, State } from '../src/types.ts';
import { face } from '../ui/face/index.ts';
import { words } from '../ui/words/index.ts';
import { firstRound } from './table.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els'][seat] ?? '?';
const en = { language: 'en', who } as const;

interface Scene {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly moments: readonly Moment[];
}

/** Every line of a match that has a scene. */
function scenesOf(
  file: string,
  tell: Parameters<NonNullable<typeof face.moments>>[2] = en,
): Scene[] {
  const text = readFileSync(new URL(`fixtures/${file}.rec`, import.meta.url), 'utf8');
  const { record, places } = readRecord(text);
  const scenes: Scene[] = [];
  let before: State | undefined;
  replay(rules, record, places, ({ events }, { state }) => {
    const after = rules.clone(state);
    const moments = face.moments?.(events, after, tell) ?? [];
    if (before && moments.length > 0) scenes.push({ before, after, events, moments });
    before = after;
  });
  return scenes;
}

const dollars = (text = ''): number => Number(text.replace(/[^\d]/g, ''));
const scenes = [...scenesOf('bots-4'), ...scenesOf('by-hand-3'), ...scenesOf('knock-out-4')];
const all = scenes.flatMap((scene) => scene.moments.map((moment) => ({ ...scene, moment })));

test('[AR-7.1] dividends: each seat gets what the events say, and the sum is what the bank paid', () => {
  const payouts = all.filter(({ moment }) => moment.kind === 'payout');
  expect(payouts.length).toBeGreaterThan(10);
  for (const { moment, events, after } of payouts) {
    const dividends = events.filter((event) => event.type === 'dividend');
    expect(moment.events.map((at) => events[at])).toEqual(dividends);
    expect(moment.rows.map(({ seat }) => seat)).toEqual([...after.cash.keys()]);
    for (const { seat = -1, gets, from, to, parts } of moment.rows) {
      const paid = dividends.reduce((sum, event) => sum + (event.paid[seat] ?? 0), 0);
      expect(dollars(gets)).toBe(paid);
      expect(dollars(to)).toBe(after.cash[seat]);
      expect(dollars(to) - dollars(from)).toBe(paid);
      expect(parts).toHaveLength(dividends.filter((event) => event.paid[seat]).length);
    }
    const sum = moment.rows.reduce((total, { gets }) => total + dollars(gets), 0);
    expect(dollars(moment.sum?.value)).toBe(sum);
  }
});

test('dividends are those of the year that ended', () => {
  const titles = scenesOf('bots-4').flatMap(({ moments }) =>
    moments.flatMap(({ kind, title }) => (kind === 'payout' ? [title] : [])),
  );
  expect(titles).toEqual(titles.map((_, at) => `Dividends of ${1851 + at}`));
});

test('[AR-2.4] the hammer names the winner, the share and the price', () => {
  const hammers = all.flatMap(({ moment, events, before }) => {
    const event = events[moment.events[0] ?? -1];
    return moment.kind === 'hammer' && event?.type === 'sold' ? [{ moment, event, before }] : [];
  });
  const sales = scenes.flatMap(({ events }) => events.filter(({ type }) => type === 'sold'));
  expect(hammers.map(({ event }) => event)).toEqual(sales);
  expect(hammers.length).toBeGreaterThan(20);
  for (const { moment, event, before } of hammers) {
    const [buyer, company] = moment.rows;
    expect(moment.sum).toEqual({ label: who(event.seat), value: `$${event.price}` });
    expect(buyer).toMatchObject({
      seat: event.seat,
      gets: `−$${event.price}`,
      to: `$${event.cash}`,
    });
    expect(dollars(buyer?.from)).toBe(before.cash[event.seat]);
    expect(dollars(company?.from)).toBe(before.companies[event.company].treasury);
    expect(dollars(company?.to)).toBe(event.treasury);
    expect(moment.sentence).toContain(`${who(event.seat)} bought`);
  }
});

test('a share that nobody wanted falls under the hammer too', () => {
  const moments = face.moments?.(
    [{ type: 'unsold', company: 4, unsold: 2 }],
    firstRound(3, {}),
    en,
  );
  expect(moments).toMatchObject([
    { kind: 'hammer', rows: [], sentence: 'Nobody bid: a share of Liberty left the game.' },
  ]);
});

test('[AR-8.2] the last count: everybody’s cash, the winner last', () => {
  const counts = all.filter(({ moment }) => moment.kind === 'count');
  expect(counts).toHaveLength(3);
  for (const { moment, after } of counts) {
    const sums = moment.rows.map(({ to }) => dollars(to));
    expect(sums).toEqual([...after.cash].sort((one, other) => one - other));
    for (const { seat = -1, gets } of moment.rows) {
      expect(gets).toBe(`${rules.outcome(after)?.places[seat]}.`);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('scenes and verdicts have no holes', () => {
    const told = scenesOf('bots-4', { language, who }).flatMap(({ moments }) => moments);
    expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\?|\$-/);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(
      new Set(MOMENT_KINDS.filter((kind) => kind !== 'die' && kind !== 'contract')),
    );
  });
});

function ended(cash: readonly number[]): State {
  const state = firstRound(cash.length, {});
  state.cash = [...cash];
  state.frame = { ...state.frame, step: 'over' };
  return state;
}

test.each([
  [[90, 120, 80], ['Bram won with $120, $30 more than Anna.']],
  [[120, 120, 80], ['Anna and Bram both had $120 and share the win.']],
  [
    [80, 120, 80],
    [
      'Bram won with $120, $40 more than Anna and Carlijn.',
      'Anna and Carlijn both had $80 and share place 2.',
    ],
  ],
])('[AR-8.2] %j: why who won', (cash, said) => {
  const verdicts = words.en.verdicts?.(ended(cash), who) ?? [];
  expect(verdicts.map(({ text }) => text)).toEqual(said);
  expect(new Set(verdicts.map(({ rule }) => rule))).toEqual(new Set(['AR-8.2']));
});

test('nobody has won while the match runs', () => {
  expect(words.nl.verdicts?.(firstRound(3, {}), who)).toEqual([]);
});
