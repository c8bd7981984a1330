/** A table that can't be told any more: its reader comes back, and everybody else is served. */
import { StoreError } from '@roundhouse/table';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenMatches } from '../src/rooms/open-matches.ts';
import { openHouse, playMoves, twoAt, type StreamEvent } from './visiting.ts';

afterEach(() => void vi.restoreAllMocks());

test('a stream that fails behind its head is cut off, and the next one goes on', async () => {
  const faults: unknown[] = [];
  const house = await openHouse({ onFault: (error) => faults.push(error) });
  const { ann, ben, table } = await twoAt(house.origin);
  await playMoves([ann, ben], table, 2);
  const away = new StoreError('unavailable', 'planted');
  vi.spyOn(OpenMatches.prototype, 'watch').mockRejectedValueOnce(away);
  const look = async (): Promise<StreamEvent | undefined> => {
    for await (const event of ann.watch({ table, eyes: 0, after: -1 })) return event;
    return undefined;
  };
  await expect(look()).rejects.toThrow(TypeError);
  expect(faults).toEqual([away]);
  expect((await look())?.steps.length).toBeGreaterThan(0);
  await house.close();
});
