import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS, netToBytes, type Net } from '@roundhouse/bots';
import { LANGUAGES } from '@roundhouse/ui/words';
import { TITLES, titleOf } from '../src/index.ts';
import { botsOf } from '../src/bots.ts';

/** All weights nought: it knows nothing, and has the right size. */
function netOf(inputs: number): Net {
  return { layers: [inputs, 2, 2], weights: new Float32Array((inputs + 1) * 2 + 3 * 2 + 3) };
}

test('every title has an id of its own', () => {
  const ids = TITLES.map((title) => title.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const title of TITLES) expect(titleOf(title.id)).toBe(title);
  expect(titleOf('no-such-game')).toBeUndefined();
  expect(titleOf('__proto__')).toBeUndefined();
});

describe.each(TITLES.map((title) => [title.id, title] as const))('%s', (id, title) => {
  test('the registry says what the rules say', async () => {
    const rules = await title.rules();
    expect(rules.title).toBe(id);
    expect(rules.meta.seats).toEqual(title.seats);
  });

  test('registry, box and words call it the same', async () => {
    const words = await title.words();
    const box = await title.box();
    for (const language of LANGUAGES) {
      expect(words[language]).toMatchObject(box[language]);
      expect(box[language].name).toBe(title.names[language]);
      expect(title.names[language]).toContain(box[language].short);
    }
  });

  test('what its bots have learned is small: 100 kB at all tables together', () => {
    // A game may have learned nothing yet.
    const sizes = title.seats.map(
      (seats) => statSync(title.weights(seats), { throwIfNoEntry: false })?.size ?? 0,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
  });

  test('it has a colour for everybody, or none for anybody', () => {
    const { colours } = title;
    if (!colours) return;
    expect(new Set(colours).size).toBe(colours.length);
    expect(colours.length).toBeGreaterThanOrEqual(Math.max(...title.seats));
  });

  test('every option is explained in every language', async () => {
    const { meta } = await title.rules();
    const words = await title.words();
    for (const language of LANGUAGES) {
      for (const option of meta.options) {
        const said = words[language].option(option.name);
        expect(said.label).not.toBe('');
        expect(Object.keys(said.values).toSorted()).toEqual([...option.values].toSorted());
      }
    }
  });

  test('it has a random and a normal bot, each under its own level', async () => {
    for (const seats of title.seats) {
      const bots = await botsOf(title, { seats }, () => Promise.resolve(undefined));
      expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'normal']));
      for (const level of LEVELS) expect(bots[level]?.level ?? level).toBe(level);
    }
  });

  test('it draws every viewer a board', async () => {
    const rules = await title.rules();
    const { draw } = await title.terminal();
    for (const seats of title.seats) {
      const config = rules.configure({ seats });
      if (!('seats' in config)) throw new Error(config.code);
      const state = rules.setup(config);
      for (const viewer of [0, seats - 1, null, 'all'] as const) {
        for (const language of LANGUAGES) {
          const style = { columns: 80, colour: false, language, who: (seat: number) => `P${seat}` };
          const lines = draw(rules.view(state, viewer), style).split('\n');
          expect(lines.length).toBeGreaterThan(3);
          expect(lines.join('')).not.toContain('\u001b');
        }
      }
    }
  });

  test('weights are asked for by seats, make the searching levels, and must fit the brain', async () => {
    const brain = await title.brain();
    const [seats = 0] = title.seats;
    const asked: string[] = [];
    const bots = await botsOf(title, { seats }, (file) => {
      asked.push(file.pathname);
      return Promise.resolve(netToBytes(netOf(brain.features)));
    });
    expect(asked).toEqual([expect.stringMatching(`/games/${id}/bot/weights/${seats}\\.bin$`)]);
    expect(Object.keys(bots)).toEqual([...LEVELS]);
    const other = netToBytes(netOf(brain.features + 1));
    await expect(botsOf(title, { seats }, () => Promise.resolve(other))).rejects.toThrow(
      `a net of ${brain.features + 1} inputs for ${brain.features} features`,
    );
  });
});
