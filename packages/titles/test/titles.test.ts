import { describe, expect, test } from 'vitest';
import { LEVELS } from '@roundhouse/bots';
import { LANGUAGES } from '@roundhouse/ui/words';
import { TITLES, titleOf } from '../src/index.ts';

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

  test('it is called in the registry what its words call it', async () => {
    const words = await title.words();
    for (const language of LANGUAGES) expect(words[language].name).toBe(title.names[language]);
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
    const bots = await title.bots();
    expect(Object.keys(bots)).toEqual(expect.arrayContaining(['random', 'normal']));
    for (const level of LEVELS) expect(bots[level]?.level ?? level).toBe(level);
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
});
