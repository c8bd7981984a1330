/** Scenes and verdicts: the die at the door, and the race to the seats. */
import { readFileSync } from 'node:fs';
import { readRecord, replay } from '@roundhouse/engine';
import { face } from '../ui/face/index.ts';
import { rules, type View } from '@roundhouse/train-rails/rules';
import { words } from '@roundhouse/train-rails/words';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { position } from './table.ts';

const who = (seat: number): string => ['Ada', 'Bram', 'Cas', 'Dirk'][seat] ?? '?';

function scenesOf(language: Language = 'en') {
  const text = readFileSync(new URL('fixtures/bots-3.rec', import.meta.url), 'utf8');
  const { record, places } = readRecord(text);
  const scenes: {
    readonly moment: ReturnType<NonNullable<typeof face.moments>>[number];
    readonly view: View;
    readonly told: readonly string[];
  }[] = [];
  let rolls = 0;
  replay(rules, record, places, ({ events }, { state }) => {
    rolls += events.filter(({ type }) => type === 'rolled').length;
    const view = rules.view(state, null);
    for (const moment of face.moments?.(events, view, { language, who }) ?? []) {
      scenes.push({ moment, view, told: moment.events.map((at) => events[at]?.type ?? '?') });
    }
  });
  return { scenes, rolls };
}

test('[TR-3.2] every roll is a scene: the face, who boards and who does not', () => {
  const { scenes, rolls } = scenesOf();
  const dice = scenes.filter(({ moment }) => moment.kind === 'die');
  expect(dice).toHaveLength(rolls);
  expect(new Set(dice.map(({ moment }) => moment.exhibit))).toEqual(
    new Set(['die:open', 'die:closed']),
  );
  for (const { moment, view, told } of dice) {
    const seat = moment.rows[0]?.seat ?? -1;
    const isOpen = moment.exhibit === 'die:open';
    expect(told).toEqual(isOpen ? ['rolled', 'boarded'] : ['rolled']);
    expect(view.players[seat]?.waiting?.missed === true).toBe(!isOpen);
    expect(moment.sentence).toMatch(isOpen ? /^Open doors/ : /^Closed doors/);
    expect(moment.sentence).toContain(who(seat));
    expect(moment.rows[0]?.gets).toBe(isOpen ? 'boards' : 'misses the train');
  }
});

test('[TR-2.7] the last count: everybody’s seated pawns, the winner last', () => {
  const { scenes } = scenesOf();
  const counts = scenes.filter(({ moment }) => moment.kind === 'count');
  expect(counts).toHaveLength(1);
  for (const { moment, view } of counts) {
    const seated = moment.rows.map(({ to }) => Number.parseInt(to ?? '', 10));
    expect(seated).toEqual(seated.toSorted((one, other) => one - other));
    for (const { seat = -1, to } of moment.rows) {
      expect(to).toBe(`${view.players[seat]?.sitting.length} of 10`);
    }
    expect(moment.rows.at(-1)?.gets).toBe('1.');
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('scenes have no holes', () => {
    const { scenes } = scenesOf(language);
    expect(JSON.stringify(scenes.map(({ moment }) => moment))).not.toMatch(/undefined|NaN|\?/);
  });
});

function ended(seated: readonly number[]): View {
  const view = rules.view(position({ seats: seated.length }), null);
  const players = view.players.map((player, seat) => ({
    ...player,
    sitting: Array.from({ length: seated[seat] ?? 0 }, (_, at) => `1A${at}`),
  }));
  return { ...view, over: true, players };
}

test.each([
  [[10, 7, 4], [['Ada had all 10 pawns on seats first.', 'TR-1.1']]],
  [
    [4, 10, 4],
    [
      ['Bram had all 10 pawns on seats first.', 'TR-1.1'],
      ['Ada and Cas both had 4 pawns on seats and share place 2.', 'TR-2.7'],
    ],
  ],
])('[TR-1.1, TR-2.7] %j: why who won', (seated, said) => {
  const verdicts = words.en.verdicts?.(ended(seated), who) ?? [];
  expect(verdicts.map(({ text, rule }) => [text, rule])).toEqual(said);
});

test('nobody has won while the match runs', () => {
  expect(words.nl.verdicts?.(rules.view(position({}), null), who)).toEqual([]);
});
