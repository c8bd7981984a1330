import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import type { Rules } from '@roundhouse/engine';
import { blocksOf, fuzzRules, keep, type Found } from '../src/fuzz/block.ts';
import { ONLY_PROGRESS, roundhouse, scratch } from './run.ts';

test('fuzz plays its matches and says so', async () => {
  const args = ['fuzz', 'american-rails', '--games', '2', '--seed', 'x'];
  const { code, stdout, stderr } = await roundhouse(args);
  expect(stdout).toBe("american-rails, seed 'x': 2 matches, 0 failures\n");
  expect(stderr).toMatch(ONLY_PROGRESS);
  expect(code).toBe(0);
});

test('matches are dealt out in blocks, the last one smaller', () => {
  const blocks = blocksOf('american-rails', 's', 1100);
  expect(blocks.map(({ seed, matches }) => [seed, matches])).toEqual([
    ['s/0', 500],
    ['s/1', 500],
    ['s/2', 100],
  ]);
});

test('a planted fault is found and kept as a record that replay opens', async () => {
  const rules = await titleOf('american-rails')?.rules();
  if (!rules) throw new Error('there is no such title');
  const broken: Rules<AnyGame> = {
    ...rules,
    apply(state, seat, action, emit) {
      if (action.type === 'found') throw new Error('a planted fault');
      rules.apply(state, seat, action, emit);
    },
  };
  const finds: Found[] = [];
  let played = 0;
  fuzzRules(broken, { title: rules.title, number: 7, seed: 'planted', matches: 2 }, (message) => {
    if ('found' in message) finds.push(message.found);
    else played += message.played;
  });
  expect(played).toBe(2);
  const found = finds.find(({ problem }) => problem.startsWith('a listed action'));
  expect(found?.problem).toContain('a planted fault');
  expect(found?.id).toMatch(/^7-[1-9][0-9]*$/);

  const file = join(scratch(), 'kept', 'american-rails.rec');
  expect(keep(found ?? { id: '', problem: '', record: '' }, file)).toContain(file);
  const { code, stdout } = await roundhouse(['replay', file, '--json']);
  expect(code).toBe(0);
  const replayed = JSON.parse(stdout) as { readonly lines: readonly { line: string }[] };
  expect(replayed.lines.at(-1)?.line).toMatch(/^[0-9] found /);
});
