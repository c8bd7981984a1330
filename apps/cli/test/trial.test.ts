import { titleOf } from '@roundhouse/titles';
import { openTrial } from '@roundhouse/titles/trial';
import { expect, test } from 'vitest';
import { readIfThere } from '../src/levels.ts';
import { runTrial } from '../src/trial/run.ts';

test.each([1, 2])(
  'a trial run on %i threads that is stopped keeps its games and begins no other',
  async (workers) => {
    const title = titleOf('steel-driver');
    if (!title) throw new Error('no such title');
    const config = { seats: 3 };
    const plan = { title: title.id, config, level: 'normal', games: 50_000, seed: 's' } as const;
    const trial = await openTrial(title, plan, readIfThere);
    const asked = new AbortController();
    const onRow = (done: number): void => {
      if (done >= 6) asked.abort();
    };
    const rows = await runTrial(trial, { workers, signal: asked.signal, onRow });
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.length).toBeLessThan(5000);
    expect(new Set(rows.map(({ game }) => game)).size).toBe(rows.length);
    expect(rows.filter((row) => 'failure' in row)).toEqual([]);
  },
);
