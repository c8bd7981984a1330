/** What Steel Driver shows of itself besides its sentences. */
import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { face } from '../ui/face.ts';

const who = (seat: number): string => ['Anna', 'Bram', 'Carla', 'Daan'][seat] ?? '?';

/** The final settlement of a recorded match, before its first goods cube is taken. */
function settlement() {
  const file = new URL('./fixtures/bots-4-usa.rec', import.meta.url);
  const { result: _, ...record } = parseRecord(readFileSync(file, 'utf8'));
  for (let count = 1; count < record.lines.length; count += 1) {
    const { state } = replay(rules, { ...record, lines: record.lines.slice(0, count) });
    if (state.phase === 'goods') return state;
  }
  throw new Error('no goods are taken in it');
}

test('[SD-7.4] taking goods says what it brings to everybody who holds shares', () => {
  const state = settlement();
  const turn = rules.turn(state);
  const seat = turn.kind === 'act' ? (turn.seats[0] ?? 0) : 0;
  const before = rules.view(state, seat);
  const { company } = state;
  const [take] = rules.legal(state, seat);
  if (!take) throw new Error('nothing can be taken');
  rules.apply(state, seat, take);
  const changes = face.changes(before, rules.view(state, seat), { language: 'en', who });
  const told = changes.filter(({ what }) => what === 'worth of all shares');
  const held = [0, 1, 2, 3].map((each) => before.shares[company * 4 + each] ?? 0);
  const holders = held.flatMap((count, each) => (count === 0 ? [] : [{ count, each }]));
  expect(holders.length).toBeGreaterThan(1);
  expect(told.map(({ of, by }) => `${of} ${by}`)).toEqual(
    holders.map(({ count, each }) => `${who(each)} +$${10 * count}`),
  );
});
