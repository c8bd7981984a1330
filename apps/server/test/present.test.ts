/** Who reads a table is told who comes and who goes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GROUNDS, openHouse, twoAt, type Guest, type House } from './visiting.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({}, await GROUNDS[0][1]());
});
afterAll(() => house.close());

const people = (guest: Guest) => guest.told.findLast(({ event }) => event === 'people')?.data;

test('somebody comes and goes again', async () => {
  const { ann, ben, table } = await twoAt(house.origin);
  const reading = async (): Promise<void> => {
    for await (const _ of ann.watch({ table, eyes: 0, after: -1 }));
  };
  void reading().catch(() => undefined);
  await expect.poll(() => people(ann)).toMatchObject({ here: [0] });
  for await (const _ of ben.watch({ table, eyes: 1, after: -1 })) {
    await expect.poll(() => people(ann)).toMatchObject({ here: [0, 1] });
    break;
  }
  await expect.poll(() => people(ann)).toMatchObject({ here: [0] });
});
