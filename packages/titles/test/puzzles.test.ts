/** Every puzzle opens, is undecided, and has an answer that is legal and explained; some are searched again. */
import { bestOf, DIFFICULTIES, spotOf, type Puzzle } from '@roundhouse/bots';
import { adviceOn } from '@roundhouse/ui/advice';
import { naming } from '@roundhouse/ui/person';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';
import { who } from './at-random.ts';
import { isConfirmed, puzzlesOf, sampleOf } from './puzzle-files.ts';

const HOLES = /undefined|NaN|\[object|\?| {2}| ,|\.\.|: ,/;
const SEARCHED_AGAIN = 2;
const MOST_BYTES = 300_000;

const nobody = (): number => 0;

const SET = TITLES.filter(({ puzzles }) => puzzles);

describe.each(SET.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test('every puzzle opens, is undecided, and its answer is legal, best and explained', async () => {
    const [brain, all, puzzles] = await Promise.all([
      title.brain(),
      title.words(),
      puzzlesOf(title),
    ]);
    const { rules } = brain;
    expect(puzzles.rules).toBe(rules.version);
    const seen = new Set<string>();
    for (const game of puzzles.games) {
      for (const puzzle of game.puzzles) {
        const { seat, choices, difficulty, at, alike = [] } = puzzle;
        const { view, legal } = spotOf(brain, nobody, game, puzzle);
        const texts = legal.map((action) => rules.action.format(action));
        const [best, ...rest] = choices;
        const name = `${game.lines.slice(-40)} ${at}`;
        expect(texts.length, name).toBeGreaterThan(2);
        expect(texts, name).toEqual(expect.arrayContaining(choices.map(({ text }) => text)));
        expect(rest.length, name).toBeGreaterThan(0);
        for (const { wins, shortfall } of rest) {
          expect(wins, name).toBeLessThan(best?.wins ?? 0);
          expect(shortfall, name).toBeDefined();
        }
        expect(DIFFICULTIES).toContain(difficulty);
        for (const text of alike) {
          const [one, other] = [text, best?.text].map((each) =>
            legal.find((action) => rules.action.format(action) === each),
          );
          expect(one, name).toBeDefined();
          expect(one, name).not.toBe(other);
          expect(one && brain.gist?.(one), name).toBe(other && brain.gist?.(other));
        }
        const advised = choices.map((choice) => {
          const action = legal[texts.indexOf(choice.text)];
          if (!action) throw new Error(name);
          return { ...choice, reason: brain.reason(view, seat, action) };
        });
        for (const language of LANGUAGES) {
          for (const place of advised.keys()) {
            const said = adviceOn(all[language], advised, place, naming(who, seat));
            expect(said, name).not.toBe('');
            expect(said, name).not.toMatch(HOLES);
          }
        }
        seen.add(`${game.lines} ${at}`);
      }
    }
    const count = puzzles.games.flatMap((game) => game.puzzles).length;
    expect(seen.size).toBe(count);
    expect(count).toBeGreaterThan(0);
  });

  test('a deep search from another seed still prefers the answers of a sample', async () => {
    const puzzles = await puzzlesOf(title);
    const refuted: string[] = [];
    for (const { game, puzzle } of sampleOf(puzzles, SEARCHED_AGAIN)) {
      if (!(await isConfirmed(title, game, puzzle, 'sample'))) refuted.push(bestOf(puzzle));
    }
    expect(refuted).toEqual([]);
  });

  test('an answer that is only second best is found out', async () => {
    const [sampled] = sampleOf(await puzzlesOf(title), 1);
    if (!sampled) throw new Error('there is no puzzle');
    const { game, puzzle } = sampled;
    const [first, second, ...rest] = puzzle.choices;
    const turned = { ...puzzle, choices: [second, first, ...rest] } as Puzzle;
    expect(await isConfirmed(title, game, turned, 'sample')).toBe(false);
  });
});

test('all of them together are small', async () => {
  const files = await Promise.all(SET.map(puzzlesOf));
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
});
