/** What reads as one deed is told as one, and nothing is lost by it. */
import { parseRecord, replay, type Viewer } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { LANGUAGES, type Language } from '@roundhouse/ui/words';
import { SHELL } from '@roundhouse/ui/words/shell';
import { expect, test } from 'vitest';
import type { TableStep } from '../../src/host/table-host.ts';
import { sinceLastTurn } from '../../src/table/model/journal.ts';
import { recapText } from '../../src/table/reel/recap-text.ts';
import { runOf } from '../../src/table/reel/run-of.ts';
import { beatsOf, type Beat } from '../../src/table/reel/telling.ts';
import type { Voice } from '../../src/table/reel/voice.ts';
import { recordOf } from './at-the-table.ts';

const NAMES = ['Anna', 'Bram', 'Carla', 'Daan', 'Els', 'Finn'];

interface Told {
  readonly step: TableStep;
  readonly beats: readonly Beat[];
}

interface Seen {
  readonly table: Voice;
  readonly steps: readonly TableStep[];
}

/** A recorded match as somebody sees it. */
async function seenBy(id: string, file: string, language: Language, viewer: Viewer): Promise<Seen> {
  const title = titleOf(id);
  if (!title) throw new Error(id);
  const [rules, face, words] = await Promise.all([title.rules(), title.face(), title.words()]);
  const steps: TableStep[] = [];
  replay(rules, parseRecord(recordOf(id, file)), undefined, ({ seq, events, line }, { state }) => {
    const isAct = line.kind === 'act';
    steps.push({
      seq,
      ...(isAct ? { by: line.seat } : {}),
      forced: isAct && line.forced,
      events: events.flatMap((event) => rules.redact(event, viewer) ?? []),
      view: rules.view(state, viewer),
      turn: rules.turn(state),
      legal: [],
    });
  });
  const who = (seat: number): string => NAMES[seat] ?? '';
  const tell = { language, who };
  const table: Voice = { words: words[language], face, tell, say: SHELL[language].table };
  return { table, steps };
}

/** As it is told to somebody who looks on, line by line. */
async function toldOf(
  id: string,
  file: string,
  language: Language = 'en',
): Promise<readonly Told[]> {
  const { table, steps } = await seenBy(id, file, language, null);
  return steps.map((step) => ({
    step,
    beats: beatsOf(table, step, null, false, runOf(steps, step)),
  }));
}

const MATCHES = [
  ['american-rails', 'bots-4'],
  ['amsterdam', 'bots-3-assisted'],
  ['amsterdam', 'bots-4-strict'],
  ['steel-driver', 'bots-4-usa'],
  ['train-rails', 'bots-3'],
] as const;

test.each(MATCHES)(
  '%s, %s: each event is told once, in the order of the lines',
  async (id, file) => {
    const words = (await titleOf(id)?.words())?.en;
    const face = await titleOf(id)?.face();
    const told = await toldOf(id, file);
    const named = told.flatMap(({ step, beats }) =>
      beats.flatMap(({ earlier, events }) => [
        ...earlier.map(({ seq, at }) => `${seq}:${at}`),
        ...events.map((at) => `${step.seq}:${at}`),
      ]),
    );
    const inScenes = new Set(
      told.flatMap(({ step, beats }) =>
        beats.flatMap(({ moment }) => moment?.events.map((at) => `${step.seq}:${at}`) ?? []),
      ),
    );
    const happened = told.flatMap(({ step }) =>
      step.events.flatMap((event, at) => {
        const isSaid = words?.event(event, (seat) => NAMES[seat] ?? '') !== undefined;
        const isTold = isSaid && face?.isTurnedUp?.(event) !== true;
        return isTold || inScenes.has(`${step.seq}:${at}`) ? [`${step.seq}:${at}`] : [];
      }),
    );
    expect(named.toSorted()).toEqual(happened.toSorted());
    const captions = told.flatMap(({ beats }) => beats);
    expect(captions.length).toBeLessThan(happened.length);
    for (const { text } of captions) expect(text).toMatch(/\S\.$/);
  },
);

test('nothing tells the result of Amsterdam before its ending turns it up', async () => {
  const told = await toldOf('amsterdam', 'bots-3-assisted');
  const { step, beats } = told.at(-1) ?? { beats: [] };
  expect(step?.events.some(({ type }) => type === 'scored')).toBe(true);
  expect(beats.at(-1)?.text).toBe('The last turns were played: the game was over.');
});

const textsAt = async (
  id: string,
  file: string,
  lines: readonly number[],
  language: Language,
): Promise<readonly string[]> => {
  const told = await toldOf(id, file, language);
  return told
    .filter(({ step }) => lines.includes(step.seq))
    .flatMap(({ beats }) => beats.map(({ text }) => text));
};

test.each([
  [
    'amsterdam',
    'bots-3-assisted',
    [28, 29],
    ['Carla took a pink card; a black card was turned up.'],
  ],
  [
    'american-rails',
    'bots-4',
    [178],
    [
      'Daan placed a cube of Liberty in Richmond for $4; the income of Liberty rose to 14; the income of Republic fell to 9.',
    ],
  ],
  ['steel-driver', 'bots-4-usa', [104, 105, 106], ['Carla offered Grey for 1 cube.']],
  [
    'steel-driver',
    'bots-4-usa',
    [107],
    [
      'Daan, Anna and Bram passed: none had the cubes for a higher bid.',
      'Carla won Grey for 1 cube: its control and a share.',
    ],
  ],
  ['train-rails', 'bots-3', [63, 64, 65], ['Carla drew two number cards and one action card.']],
] as const)('%s, %s, lines %j', async (id, file, lines, texts) => {
  expect(await textsAt(id, file, lines, 'en')).toEqual(texts);
});

test.each(LANGUAGES)('in %s every bundle is one sentence without holes', async (language) => {
  for (const [id, file] of MATCHES) {
    const told = await toldOf(id, file, language);
    const bundles = told.flatMap(({ beats }) =>
      beats.filter(({ moment, earlier, events }) => !moment && earlier.length + events.length > 1),
    );
    expect(bundles.length).toBeGreaterThan(0);
    for (const { text } of bundles) expect(text).not.toMatch(/undefined|NaN|  |\.\./);
  }
});

test.each([
  [
    'amsterdam',
    'bots-3-assisted',
    0,
    35,
    'Bram took a joker. Carla claimed Oost-Indisch Huis – Blauwbrug (+2).',
  ],
  [
    'amsterdam',
    'bots-4-strict',
    0,
    158,
    'Carla claimed Haringpakkerstoren – Oude Waal (+7). Daan took two from the pile. One more turn for everybody.',
  ],
  [
    'american-rails',
    'bots-4',
    0,
    174,
    'Bram bought Continental for $12. You got $23 in dividends.',
  ],
  [
    'american-rails',
    'bots-4',
    1,
    182,
    'Daan built Continental to Detroit and built Liberty to Richmond. You got $19 in dividends.',
  ],
  // Nobody could bid more: what came of it is told all the same.
  ['steel-driver', 'bots-4-usa', 2, 42, 'Carla won Grey for 3 cubes: its control and a share.'],
  [
    'train-rails',
    'bots-3',
    0,
    70,
    'Carla moved from 2B60 to 2B63 with red 1 + red 2. Bram moved from 1A23 to 1A34 with blue 2.',
  ],
] as const)('%s: since one’s turn, in sentences', async (id, file, seat, line, text) => {
  const { table, steps } = await seenBy(id, file, 'en', seat);
  const lines = steps.filter(({ seq }) => seq <= line);
  expect(recapText(table, lines, sinceLastTurn(lines, seat), seat)).toBe(text);
});

/** A phone has four lines for it. */
const MOST_LETTERS = 130;

test.each(LANGUAGES)(
  'in %s a recap is whole sentences, as many as are read at a glance',
  async (language) => {
    for (const [id, file] of MATCHES) {
      const { table, steps } = await seenBy(id, file, language, 0);
      const recaps = steps.flatMap(({ turn }, at) => {
        if (turn.kind !== 'act' || !turn.seats.includes(0)) return [];
        const lines = steps.slice(0, at + 1);
        return recapText(table, lines, sinceLastTurn(lines, 0), 0);
      });
      expect(recaps.some((text) => text !== '')).toBe(true);
      for (const text of recaps) {
        expect(text).toMatch(/^$|^\S.*\.$/);
        expect(text).not.toMatch(/undefined|NaN|  |\.\./);
        // One sentence is told whole, however long.
        const isOne = text.split('. ').length === 1;
        expect(isOne || text.length <= MOST_LETTERS, text).toBe(true);
      }
    }
  },
);
