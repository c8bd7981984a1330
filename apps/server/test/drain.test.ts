/** A server that ends while somebody who asked something has gone already. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Guest, GROUNDS, openHouse } from './visiting.ts';

const [[, onSqlite]] = GROUNDS;
/** Longer than all the rest of an ending takes. */
const SLOW_MS = 2_000;

test('what was asked by somebody who has gone is done before the store is closed', async () => {
  const ground = await onSqlite();
  const order: string[] = [];
  const { promise: isWriting, resolve: writing } = Promise.withResolvers<void>();
  const house = await openHouse(
    {},
    {
      ...ground,
      open: async () => {
        const database = await ground.open();
        return {
          ...database,
          async write(statements) {
            const isGuest = statements.some(({ sql }) => sql.startsWith('insert into "person"'));
            if (isGuest) {
              writing();
              await setTimeout(SLOW_MS);
            }
            await database.write(statements);
            if (isGuest) order.push('written');
          },
          async close() {
            order.push('closed');
            await database.close();
          },
        };
      },
    },
  );
  const leaving = new AbortController();
  const asked = new Guest(house.origin).fetch(`${house.origin}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ann"}',
    signal: leaving.signal,
  });
  await isWriting;
  leaving.abort();
  await expect(asked).rejects.toThrow('abort');
  // It tells of every fault that its server had.
  await expect(house.close()).resolves.toBeUndefined();
  expect(order).toEqual(['written', 'closed']);
});
