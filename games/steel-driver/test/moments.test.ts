/** Scenes and verdicts: who gets what, to the last dollar. */
import { readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import type { Moment } from '@roundhouse/ui/moment';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { COMPANIES, GOODS, rules, type Event, type State, type View } from '../src/index.ts';
import { face } from '../ui/face/index.ts';
import { words } from '../ui/words/index.ts';
import { newTable } from './table.ts';

const who = (seat: number): string => ['Ada', 'Bram', 'Cas', 'Dirk', 'Els', 'Fien'][seat] ?? '?';

interface Scene {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly moment: Moment;
}

function scenesOf(file: string, language: Language = 'en'): Scene[] {
  const text = readFileSync(new URL(`fixtures/${file}.rec`, import.meta.url), 'utf8');
  const { record, places } = readRecord(text);
  const scenes: Scene[] = [];
  let before: State | undefined;
  replay(rules, record, places, ({ events }, { state }) => {
    const after = rules.clone(state);
    for (const moment of face.moments?.(events, after, { language, who }) ?? []) {
      if (before) scenes.push({ before, after, events, moment });
    }
    before = after;
  });
  return scenes;
}

const figure = (text = ''): number => Number(text.replace(/[^\d]/g, ''));
const all = ['bots-4-usa', 'bots-6-usa', 'by-hand-tutorial'].flatMap((file) => scenesOf(file));
const titled = (title: RegExp) => all.filter(({ moment }) => title.test(moment.title));

test('[SD-6.1] the profits of a round: each seat gets what the events say, and the sum is right', () => {
  const payouts = titled(/^Profits of round/);
  expect(payouts).toHaveLength(15);
  for (const { moment, events, after } of payouts) {
    const profits = events.filter((event) => event.type === 'profit');
    expect(moment.events.map((at) => events[at])).toEqual(profits);
    for (const { seat = -1, gets, from, to, parts } of moment.rows) {
      const own = profits.filter((event) => event.seat === seat);
      const paid = own.reduce((sum, { amount }) => sum + amount, 0);
      expect(figure(gets)).toBe(paid);
      expect(figure(to)).toBe(after.cash[seat]);
      expect(figure(to) - figure(from)).toBe(paid);
      expect(parts.map(({ place }) => place)).toEqual(
        own.map(({ company }) => `company:${company}`),
      );
    }
    const sum = moment.rows.reduce((total, { gets }) => total + figure(gets), 0);
    expect(figure(moment.sum?.value)).toBe(sum);
  }
});

test('[SD-7.5] the settlement pays every share, and is no profit of a round', () => {
  const payouts = titled(/^The shares pay out/);
  expect(payouts).toHaveLength(3);
  for (const { moment, events, before, after } of payouts) {
    for (const { seat = -1, gets, to } of moment.rows) {
      const paid = events.flatMap((event) =>
        event.type === 'paid' && event.seat === seat ? [event.amount] : [],
      );
      expect(figure(gets)).toBe(paid.reduce((sum, each) => sum + each, 0));
      expect(figure(gets)).toBe((after.cash[seat] ?? 0) - (before.cash[seat] ?? 0));
      expect(figure(to)).toBe(after.cash[seat]);
    }
  }
});

test('[SD-3.3] the hammer names the winner, the company and the cubes', () => {
  const hammers = all.filter(({ moment }) => moment.kind === 'hammer');
  expect(hammers.length).toBeGreaterThan(40);
  for (const { moment, events, before, after } of hammers) {
    const event = events[moment.events[0] ?? -1];
    if (event?.type !== 'sold') throw new Error('no sale');
    const [winner, company] = moment.rows;
    expect(moment.sum).toMatchObject({ label: who(event.seat) });
    expect(figure(moment.sum?.value)).toBe(event.bid);
    expect(figure(winner?.from)).toBe(before.cubes[event.seat]);
    expect(figure(winner?.to)).toBe(after.cubes[event.seat]);
    expect(company?.place).toBe(`company:${event.company}`);
    expect(figure(company?.from)).toBe(before.box[COMPANIES.indexOf(event.company)]);
    expect(figure(company?.to)).toBe(event.box);
  }
});

test('[SD-5.1, SD-5.3] the coasts joined: $50, $30 each, and nothing where nobody controls', () => {
  const crossings = titled(/are joined$/);
  expect(crossings.length).toBeGreaterThan(1);
  for (const { moment, events, before, after } of crossings) {
    const event = events[moment.events[0] ?? -1];
    if (event?.type !== 'transcontinental') throw new Error('no crossing');
    expect(moment.rows).toHaveLength(1 + event.partners.length);
    for (const { place = '', gets, from, to } of moment.rows) {
      const company = COMPANIES.findIndex((name) => place === `company:${name}`);
      expect(figure(to)).toBe(after.profit[company]);
      expect(figure(to) - figure(from)).toBe(figure(gets));
      expect(figure(from)).toBeGreaterThanOrEqual(before.profit[company] ?? 0);
    }
  }
  const [moment] =
    face.moments?.(
      [
        {
          type: 'transcontinental',
          company: 'red',
          ends: ['San Francisco', 'New York'],
          bonus: 50,
          partners: ['green', 'blue'],
          partnerBonus: 30,
          lost: ['blue'],
        },
      ],
      { ...newTable(3), profit: [58, 0, 30, 0, 0, 0] },
      { language: 'en', who },
    ) ?? [];
  expect(moment?.rows.map(({ gets }) => gets)).toEqual(['+$50', '+$30', '+$0']);
  expect(moment?.sum?.value).toBe('$80');
});

test('[SD-7.6] the last count: everybody’s cash, the winner last', () => {
  const counts = all.filter(({ moment }) => moment.kind === 'count');
  expect(counts).toHaveLength(3);
  for (const { moment, after } of counts) {
    const { scores, places } = rules.outcome(after) ?? { scores: [], places: [] };
    expect(moment.rows).toHaveLength(scores.length);
    for (const { seat = -1, to, gets } of moment.rows) {
      expect([figure(to), gets]).toEqual([scores[seat], `${places[seat]}.`]);
    }
    expect(places[moment.rows.at(-1)?.seat ?? -1]).toBe(1);
  }
});

test('a round that earned nobody anything is said to', () => {
  const over: Event = { type: 'round-over', round: 2, order: COMPANIES };
  expect(face.moments?.([over], newTable(3), { language: 'nl', who })).toMatchObject([
    { sentence: 'Winst van ronde 2: niemand verdiende iets.', sum: { value: '$0' } },
  ]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('scenes have no holes', () => {
    const told = scenesOf('bots-4-usa', language).map(({ moment }) => moment);
    expect(told.length).toBeGreaterThan(20);
    expect(JSON.stringify(told)).not.toMatch(/undefined|NaN|\?|\$-/);
  });
});

/** A settled match: cash, who controls each company, and how many goods cubes it holds. */
function settled(
  cash: readonly number[],
  control: readonly number[],
  stocks: readonly number[],
): View {
  return {
    ...newTable(cash.length),
    phase: 'over',
    cash: [...cash],
    control: [...control],
    stock: stocks.flatMap((cubes) => GOODS.map((_, colour) => (colour === 0 ? cubes : 0))),
  };
}

const CONTROL = [0, 1, 2, 0, 1, 2];

test.each([
  [[90, 120, 80], [0, 0, 0, 0, 0, 0], ['Bram won with $120, $30 more than Ada.']],
  [
    [1640, 1640, 80],
    [3, 9, 12, 5, 2, 0],
    ['Bram and Ada both had $1640; Bram controlled the larger company: 9 goods cubes, Ada 5.'],
  ],
  [
    [70, 70, 70],
    [1, 4, 4, 0, 0, 0],
    [
      'Bram, Cas and Ada all had $70; Bram and Cas controlled the larger companies: 4 goods cubes, Ada 1. Bram and Cas share the win.',
    ],
  ],
  [
    [70, 70, 60],
    [4, 4, 0, 0, 0, 0],
    [
      'Ada and Bram both had $70, controlled no larger company than one with 4 goods cubes, and share the win.',
    ],
  ],
  [
    [50, 70, 50],
    [4, 1, 6, 0, 0, 0],
    [
      'Bram won with $70, $20 more than Ada and Cas.',
      'Cas and Ada both had $50; Cas controlled the larger company: 6 goods cubes, Ada 4.',
    ],
  ],
])('[SD-7.6] cash %j, stocks %j: why who won', (cash, stocks, said) => {
  const verdicts = words.en.verdicts?.(settled(cash, CONTROL, stocks), who) ?? [];
  expect(verdicts.map(({ text }) => text)).toEqual(said);
  expect(new Set(verdicts.map(({ rule }) => rule))).toEqual(new Set(['SD-7.6']));
});

test('[SD-7.6] in Dutch', () => {
  const [verdict] = words.nl.verdicts?.(settled([9, 9, 8], CONTROL, [1, 2, 0, 0, 0, 0]), who) ?? [];
  expect(verdict?.text).toBe(
    'Bram en Ada hadden allebei $9; Bram had de grootste maatschappij in handen: 2 goederenblokjes, Ada 1.',
  );
});

test('nobody has won while the match runs', () => {
  expect(words.en.verdicts?.(newTable(3), who)).toEqual([]);
});
