/** Scenes and verdicts: a contract completed is told to its holder alone. */
import { readFileSync } from 'node:fs';
import { face } from '../ui/face/index.ts';
import { CONTRACTS, rules, type Event, type Final, type View } from '@roundhouse/amsterdam/rules';
import { words } from '@roundhouse/amsterdam/words';
import { readRecord, replay, type Viewer } from '@roundhouse/engine';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { sketch } from './table.ts';

const who = (seat: number): string => ['Ada', 'Bram', 'Cas', 'Dirk'][seat] ?? '?';

/** What one who looks sees of the scenes of a match. */
function scenesOf(viewer: Viewer, language: Language = 'en') {
  const text = readFileSync(new URL('fixtures/bots-3-assisted.rec', import.meta.url), 'utf8');
  const { record, places } = readRecord(text);
  const completed: Extract<Event, { type: 'completed' }>[] = [];
  const moments: ReturnType<NonNullable<typeof face.moments>>[number][] = [];
  replay(rules, record, places, ({ events }, { state }) => {
    completed.push(...events.filter((event) => event.type === 'completed'));
    const seen = events.flatMap((event) => rules.redact(event, viewer) ?? []);
    moments.push(...(face.moments?.(seen, rules.view(state, viewer), { language, who }) ?? []));
  });
  return { completed, moments };
}

test('[AM-5.2] only the holder sees the scene of a contract', () => {
  const { completed } = scenesOf(0);
  expect(new Set(completed.map(({ seat }) => seat)).size).toBeGreaterThan(1);
  expect(scenesOf(null).moments).toEqual([]);
  for (const seat of [0, 1, 2]) {
    const own = completed.filter((event) => event.seat === seat);
    const { moments } = scenesOf(seat);
    expect(moments.map(({ exhibit }) => exhibit)).toEqual(
      own.map(({ contract }) => `contract:${contract}`),
    );
    expect(moments.map(({ rows }) => rows.map(({ gets }) => gets))).toEqual(
      own.map(({ contract }) => [`+${CONTRACTS[contract].points}`]),
    );
    expect(moments.every(({ rows }) => rows[0]?.seat === seat)).toBe(true);
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('scenes have no holes', () => {
    const { moments } = scenesOf('all', language);
    expect(moments.length).toBeGreaterThan(3);
    expect(JSON.stringify(moments)).not.toMatch(/undefined|NaN|\?/);
  });
});

function ended(totals: readonly number[], completed: readonly number[]): View {
  const finals = totals.map((total, seat): Final => ({
    seat,
    routes: total,
    contracts: [],
    completed: completed[seat] ?? 0,
    bonusCards: 0,
    bonusPoints: 0,
    total,
    place: 0,
  }));
  return { ...rules.view(sketch({ seats: 3 }), null), step: 'over', finals };
}

test.each([
  [[41, 36, 20], [1, 2, 3], ['Ada won with 41 points, 5 points more than Bram.']],
  [
    [41, 41, 20],
    [3, 4, 9],
    ['Bram and Ada both had 41 points; Bram completed more contracts: 4, Ada 3.'],
  ],
  [
    [41, 41, 20],
    [3, 3, 9],
    ['Ada and Bram both had 41 points, completed 3 contracts each, and share the win.'],
  ],
  [
    [41, 20, 20],
    [3, 1, 2],
    [
      'Ada won with 41 points, 21 points more than Bram and Cas.',
      'Cas and Bram both had 20 points; Cas completed more contracts: 2, Bram 1.',
    ],
  ],
])('[AM-6.4] %j with contracts %j: why who won', (totals, completed, said) => {
  const verdicts = words.en.verdicts?.(ended(totals, completed), who) ?? [];
  expect(verdicts.map(({ text }) => text)).toEqual(said);
  expect(new Set(verdicts.map(({ rule }) => rule))).toEqual(new Set(['AM-6.4']));
});

test('[AM-6.4] in Dutch, and nothing while the match runs', () => {
  expect(words.nl.verdicts?.(ended([9, 9, 1], [1, 1, 0]), who)).toEqual([
    {
      text: 'Ada en Bram hadden allebei 9 punten, behaalden elk 1 contractkaart, en delen de overwinning.',
      rule: 'AM-6.4',
    },
  ]);
  expect(words.nl.verdicts?.(rules.view(sketch({}), 0), who)).toEqual([]);
});
