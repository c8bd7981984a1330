/** A match that was begun over HTTP under one version of its rules and goes on under the next, over both stores. */
import type { Json, Rules } from '@roundhouse/engine';
import { TITLES, type AnyGame } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { GROUNDS, lastStep, openHouse, playMoves, playOut, twoAt } from './visiting.ts';

/** The second version calls its events by another name; positions are as they were. */
function nextOf(rules: Rules<AnyGame>): Rules<AnyGame> {
  const event = (old: Json): Json => ({ ...(old as { type: string }), retold: true });
  const migrations = [
    {
      to: rules.version + 1,
      note: 'events say that they were told again',
      state: (old: Json) => old,
      event,
    },
  ];
  return { ...rules, version: rules.version + 1, migrations };
}

describe.each(GROUNDS)('%s', (_, ground) => {
  test('a server with new rules takes over a running match, and it is played to its end', async () => {
    const title = TITLES.find(({ id }) => id === 'amsterdam');
    const rules = await title?.rules();
    if (!title || !rules) throw new Error('there is no such game');
    let current = rules;
    const titleOf = (id: string) =>
      id === title.id ? { ...title, rules: async () => current } : undefined;
    const house = await openHouse({ titleOf }, await ground());
    const { ann, ben, table } = await twoAt(house.origin);
    await expect
      .poll(async () => (await ann.ask('readTable', { table })).table.phase)
      .toBe('running');
    await playMoves([ann, ben], table, 8);
    const before = await lastStep(ann, table, 0);
    const kept = (await house.kept()).line.map(({ text }) => text);

    current = nextOf(rules);
    await house.restart();
    const after = await lastStep(ann, table, 0);
    // One line says so; what can be seen and done is as it was.
    expect(after.seq).toBe(before.seq + 1);
    expect([after.view, after.legal]).toEqual([before.view, before.legal]);
    const { steps } = await ann.ask('readSteps', { table, eyes: 0, count: 200 });
    const events = steps.slice(0, -1).flatMap((step) => step.events as readonly object[]);
    expect(events.length).toBeGreaterThan(5);
    expect(events.every((each) => 'retold' in each)).toBe(true);
    const lines = (await house.kept()).line.map(({ text }) => text);
    expect(lines.slice(0, kept.length)).toEqual(kept);
    expect(lines[kept.length]).toMatch(new RegExp(`^\\.rules ${rules.version + 1} \\{`));

    await playOut([ann, ben], table);
    expect((await ann.ask('readRecord', { table })).record).toMatch(/^result \{/m);
    await house.close();
  });
});
