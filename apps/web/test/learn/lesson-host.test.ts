import { HOST_PROMISES } from '@roundhouse/table/testing';
import { TITLES, titleOf, type Title } from '@roundhouse/titles';
import { linesOf, type Lesson } from '@roundhouse/ui/lesson';
import { describe, expect, test } from 'vitest';
import type { Sitter, TableStep } from '@roundhouse/table';
import { openLessonHost, type LessonHost } from '../../src/learn/lesson-host.ts';

const TAUGHT = TITLES.filter(({ lesson }) => lesson);

interface Watched {
  readonly host: LessonHost;
  readonly lesson: Lesson;
  readonly steps: TableStep[];
}

async function watched(title: Title | undefined): Promise<Watched> {
  const lesson = await title?.lesson?.();
  if (!title || !lesson) throw new Error('no lesson');
  const sitters = ['Mara', ...lesson.others].map((name, seat): Sitter =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
  );
  const host = await openLessonHost(title, lesson, sitters);
  const steps: TableStep[] = [];
  host.watch(0, -1, (told) => steps.push(...told));
  return { host, lesson, steps };
}

function act({ host, steps }: Watched, text: string) {
  const last = steps.at(-1);
  return host.act({ seat: 0, key: `${steps.length}`, owedSince: last?.owedSince ?? -1, text });
}

describe.each(TAUGHT.map((title) => [title.id, title] as const))('%s', (_, title) => {
  test('whoever does what is asked comes to the end, and only that is offered', async () => {
    const table = await watched(title);
    const { host, lesson, steps } = table;
    expect(steps.length).toBe(linesOf(lesson.opening).length + 1);
    for (const [index, { does, follows }] of lesson.prompts.entries()) {
      const asked = steps.at(-1);
      expect(host.doneAt(asked?.seq ?? -1)).toBe(index);
      expect(asked?.legal.toSorted()).toEqual(does.toSorted());
      expect(await act(table, does[0] ?? '')).toBeUndefined();
      expect(steps.at(-1)?.seq).toBe((asked?.seq ?? 0) + 1 + linesOf(follows).length);
    }
    const last = steps.at(-1);
    expect(last).toMatchObject({ legal: [] });
    expect(last?.owedSince).toBeUndefined();
    expect(steps.every(({ undoTo }) => undoTo === undefined)).toBe(true);
  });
});

const RAILS = titleOf('american-rails');

test.each(HOST_PROMISES)('a lesson keeps what every table promises: $name', async ({ run }) => {
  const { host } = await watched(RAILS);
  await expect(run({ host, mine: 0, other: 1 })).resolves.toBeUndefined();
});

test('what the game allows and the prompt does not ask for is put off', async () => {
  const table = await watched(RAILS);
  expect(await table.host.why(0, 'pass')).toMatchObject({ code: 'not-asked', rule: 'table' });
  expect(await act(table, 'pass')).toMatchObject({ code: 'not-asked' });
  expect(table.steps.length).toBe(linesOf(table.lesson.opening).length + 1);
});

test('what the game forbids is refused by its own rule', async () => {
  const { host } = await watched(RAILS);
  expect(await host.why(0, 'bid 12')).toMatchObject({ rule: 'AR-2.2' });
});

test('a move for a decision that has passed is stale', async () => {
  const table = await watched(RAILS);
  const text = table.lesson.prompts[0]?.does[0] ?? '';
  const since = table.steps.at(-1)?.owedSince ?? -1;
  await act(table, text);
  const late = { seat: 0, key: 'late', owedSince: since, text };
  expect(await table.host.act(late)).toMatchObject({ code: 'stale' });
});

test('the lines between are watched one by one, and nothing is offered on the way', async () => {
  const table = await watched(RAILS);
  const { lesson, steps } = table;
  const from = steps.length;
  for (const { does } of lesson.prompts.slice(0, 2)) await act(table, does[0] ?? '');
  const between = steps.slice(from, -1).filter(({ by }) => by !== 0);
  expect(between.length).toBeGreaterThan(5);
  for (const { legal } of between.slice(3)) expect(legal).toEqual([]);
});
