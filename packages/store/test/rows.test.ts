/** What is written of a match, and what of it is not written anew. */
import type { StoredMatch } from '@roundhouse/table';
import { expect, test } from 'vitest';
import { snapshotText } from '../src/rows.ts';

type Snapshot = StoredMatch['snapshot'];

const floor = { after: 1, state: { map: [0, 1], name: 'é"' }, draws: { card: 1 } };
const position: Snapshot = { rules: 1, after: 7, state: { map: [2] }, draws: {}, owed: [[0, 7]] };

test('a position is written whole, with the floor that it has', () => {
  const other = { ...floor, after: 2 };
  const lower: Snapshot = { ...position, floor };
  const higher: Snapshot = { ...position, after: 8, floor: other };
  // A floor that was written before, another one, and the first again, as after taking back.
  for (const snapshot of [position, lower, higher, { ...lower, after: 9 }, lower]) {
    expect(snapshotText(snapshot)).toBe(JSON.stringify(snapshot));
  }
});
