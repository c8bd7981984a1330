/** A puzzle's table: only its answer is made, everything else is said to be wrong, and only the seat's view is shown. */
import { bestOf, formatPuzzles, isAnswer, type Puzzle, type PuzzleGame } from '@roundhouse/bots';
import { titleOf, type Title } from '@roundhouse/titles';
import type { Sitter, TableStep } from '@roundhouse/table';
import { describe, expect, test } from 'vitest';
import { openPuzzleHost, type PuzzleHost } from '../../src/puzzles/puzzle-host.ts';
import { nextAfter, ofDifficulty, shelved } from '../../src/puzzles/shelf.ts';
import { puzzlesOf } from './puzzle-file.ts';

async function opened(id: string, own: Partial<Puzzle> = {}) {
  const title = titleOf(id) as Title;
  const puzzles = await puzzlesOf(id);
  const game = puzzles.games[0] as PuzzleGame;
  const puzzle = { ...(game.puzzles[0] as Puzzle), ...own };
  const { seats } = game.config as { readonly seats: number };
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === puzzle.seat) return { kind: 'person', name: 'Anna' };
    return { kind: 'bot', name: `${seat}`, level: 'normal' };
  });
  const host = await openPuzzleHost(title, game, puzzle, sitters);
  const steps: TableStep[] = [];
  const watch = host.watch(puzzle.seat, -1, (told) => steps.push(...told));
  await watch.started;
  return { host, puzzle, game, steps, puzzles };
}

const moveOf = (host: PuzzleHost, { seat }: Puzzle, steps: readonly TableStep[], text: string) => {
  const owedSince = steps.findLast((step) => step.owedSince !== undefined)?.owedSince ?? -1;
  return host.act({ seat, key: `${text} ${Math.random()}`, owedSince, text });
};

describe.each(['american-rails', 'amsterdam', 'steel-driver', 'train-rails'])('%s', (id) => {
  test('asks one seat, turns down what is not the best, and makes the best', async () => {
    const { host, puzzle, steps } = await opened(id);
    const last = steps.at(-1);
    expect(last?.seq).toBe(puzzle.at);
    expect(last?.legal).toContain(bestOf(puzzle));
    expect(host.info.mine).toEqual([puzzle.seat]);
    const wrong = last?.legal.find((text) => !isAnswer(puzzle, text)) ?? '';
    expect(await moveOf(host, puzzle, steps, wrong)).toMatchObject({ code: 'not-the-best' });
    expect(host.answer()).toEqual({ text: wrong, isRight: false, isShown: false });
    expect(steps.at(-1)).toBe(last);
    expect(await moveOf(host, puzzle, steps, bestOf(puzzle))).toBeUndefined();
    expect(host.answer()).toMatchObject({ text: bestOf(puzzle), isRight: true, isShown: false });
    const after = steps.at(-1);
    expect(after?.seq).toBeGreaterThan(puzzle.at);
    expect(after?.owedSince).toBeUndefined();
    expect(after?.legal).toEqual([]);
    expect(await moveOf(host, puzzle, steps, bestOf(puzzle))).toMatchObject({ code: 'stale' });
    host.close();
  });

  test('what is not possible is refused by its rule, and is no answer', async () => {
    const { host, puzzle, steps } = await opened(id);
    expect(await moveOf(host, puzzle, steps, 'nonsense')).toBeDefined();
    expect(host.answer()).toBeUndefined();
    host.close();
  });

  test('is shown to who does not find it, and that is told', async () => {
    const { host, puzzle, steps } = await opened(id);
    let heard = 0;
    host.subscribe(() => (heard += 1));
    expect(await host.show()).toBeUndefined();
    expect(host.answer()).toEqual({ text: bestOf(puzzle), isRight: true, isShown: true });
    expect(heard).toBe(1);
    expect(steps.at(-1)?.legal).toEqual([]);
    host.close();
  });
});

test('what is the best but for how it is paid is made as it was answered', async () => {
  const { host, puzzle, steps } = await opened('amsterdam', { alike: ['blind'] });
  expect(bestOf(puzzle)).not.toBe('blind');
  expect(await moveOf(host, puzzle, steps, 'blind')).toBeUndefined();
  expect(host.answer()).toEqual({ text: 'blind', isRight: true, isShown: false });
  expect(steps.at(-1)?.seq).toBeGreaterThan(puzzle.at);
  host.close();
});

test('a hand that is not one’s own is not shown, nor may the record be had', async () => {
  const { host, puzzle, steps } = await opened('amsterdam');
  const view = steps.at(-1)?.view as unknown as { seats: readonly { hand: unknown }[] };
  const hands = view.seats.map(({ hand }) => hand !== null);
  expect(hands).toEqual(hands.map((_, seat) => seat === puzzle.seat));
  expect(host.info.may).toMatchObject({ save: 'never', link: 'never', openHands: 'never' });
  await expect(host.record()).rejects.toThrow('save');
  host.close();
});

test('the shelf numbers them in the order of the file, and leads to the next that is not solved', async () => {
  const { puzzles } = await opened('american-rails');
  const shelf = shelved(formatPuzzles(puzzles));
  expect(shelf.all.map(({ number }) => number)).toEqual(shelf.all.map((_, at) => at + 1));
  const easy = ofDifficulty(shelf, 'easy');
  expect(easy.map(({ place }) => place)).toEqual(easy.map((_, at) => at + 1));
  const [first, second, third] = easy;
  if (!first || !second || !third) throw new Error('there are fewer than three');
  expect(nextAfter(shelf, first, new Set([first.number]))).toBe(second);
  expect(nextAfter(shelf, first, new Set([second.number]))).toBe(third);
  const last = easy.at(-1) ?? first;
  expect(nextAfter(shelf, last, new Set())).toBe(ofDifficulty(shelf, 'medium')[0]);
  expect(nextAfter(shelf, first, new Set(shelf.all.map(({ number }) => number)))).toBeUndefined();
});
