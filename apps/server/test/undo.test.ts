/** Taking back what nobody takes back alone, between people who sit elsewhere. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  GROUNDS,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  playMoves,
  twoAt,
  type House,
} from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({}, await ground());
  });
  afterAll(() => house.close());

  async function played() {
    const at = await twoAt(house.origin);
    await playMoves([at.ann, at.ben], at.table, 4);
    return at;
  }

  test('one asks, the other says no; asked again he agrees, and the record keeps all of it', async () => {
    const { ann, ben, table } = await played();
    const { seq: from, undoByAllTo: to = -1 } = await lastStep(ann, table, 0);
    expect(to).toBeGreaterThan(0);
    const before = (await ann.ask('readSteps', { table, eyes: 'public' })).steps;
    await ann.ask('agreeToUndo', { table, seat: 0, key: newKey(), from, to });
    const asked = await lastStep(ben, table, 1);
    const goes = before.filter(({ seq }) => seq > to).map(({ seq }) => seq);
    expect(asked).toMatchObject({ asking: { to, agreed: [0], takesBack: goes } });

    // Nobody answers for another, whatever seat he names.
    const forBen = { table, seat: 1, key: newKey() };
    await expect(ann.ask('declineUndo', forBen)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(ann.ask('agreeToUndo', { ...forBen, from: asked.seq, to })).rejects.toMatchObject({
      code: 'not-your-seat',
    });

    const no = { table, seat: 1, key: newKey() };
    await ben.ask('declineUndo', no);
    await ben.ask('declineUndo', no);
    expect(await lastStep(ann, table, 0)).toMatchObject({ declined: 1, seq: asked.seq + 1 });
    const late = { table, seat: 1, key: newKey(), from, to };
    await expect(ben.ask('agreeToUndo', late)).rejects.toMatchObject({ code: 'stale' });

    const again = await lastStep(ann, table, 0);
    await ann.ask('agreeToUndo', { table, seat: 0, key: newKey(), from: again.seq, to });
    const { seq } = await lastStep(ben, table, 1);
    await ben.ask('agreeToUndo', { table, seat: 1, key: newKey(), from: seq, to });
    const told = (await ann.ask('readSteps', { table, eyes: 'public' })).steps;
    expect(told.at(-1)).toMatchObject({ undoneTo: to });
    expect(told.at(-1)?.view).toEqual(before.find((step) => step.seq === to)?.view);
    expect(told.map((step) => step.seq)).toEqual(told.map((_, index) => index));
  });

  test('who asked can withdraw; a spectator is told who asks and has no say', async () => {
    const { ann, ben, table } = await played();
    const { seq: from, undoByAllTo: to = -1 } = await lastStep(ben, table, 1);
    await ben.ask('agreeToUndo', { table, seat: 1, key: newKey(), from, to });
    const spectator = new Guest(house.origin);
    const [step] = (await spectator.ask('readSteps', { table, eyes: 'public', count: 1 })).steps;
    expect(step).toMatchObject({ asking: { agreed: [1] } });
    const theirs = spectator.ask('declineUndo', { table, seat: 0, key: newKey() });
    await expect(theirs).rejects.toMatchObject({ status: 401 });
    await ben.ask('declineUndo', { table, seat: 1, key: newKey() });
    const last = await lastStep(ann, table, 0);
    expect(last).toMatchObject({ declined: 1 });
    expect(last).not.toHaveProperty('asking');
  });

  test('of three all must agree, and who has agreed is told to all', async () => {
    const guests = [
      await named(house.origin, 'Ann'),
      ...['Ben', 'Cy'].map(() => new Guest(house.origin)),
    ];
    const [ann, ben, cy] = guests as [Guest, Guest, Guest];
    const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
    const opening = { title: 'american-rails', config: { seats: 3 }, seats };
    const { table, secret } = await ann.ask('openTable', opening);
    await ben.ask('sitDown', { table, secret, name: 'Ben' });
    await cy.ask('sitDown', { table, secret, name: 'Cy' });
    // Whoever the banker is: until Ann has played, too.
    while ((await lastStep(ann, table, 0)).undoByAllTo === undefined) {
      await playMoves(guests, table, 1);
    }
    const { seq: from, undoByAllTo: to = -1 } = await lastStep(ann, table, 0);
    const agree = async (seat: number) => {
      const { seq } = await lastStep(ann, table, 0);
      await guests[seat]?.ask('agreeToUndo', { table, seat, key: newKey(), from: seq, to });
      return lastStep(cy, table, 2);
    };
    expect(await agree(0)).toMatchObject({ asking: { to, agreed: [0] } });
    expect(await agree(1)).toMatchObject({ seq: from + 2, asking: { to, agreed: [0, 1] } });
    expect(await agree(2)).toMatchObject({ seq: from + 4, undoneTo: to });
  });

  test('the stream tells the asking and the no', async () => {
    const { ann, ben, table } = await played();
    const { seq: from, undoByAllTo: to = -1 } = await lastStep(ann, table, 0);
    const events = ben.watch({ table, eyes: 1, after: from });
    await ann.ask('agreeToUndo', { table, seat: 0, key: newKey(), from, to });
    expect((await events.next()).value).toMatchObject({
      id: from + 1,
      steps: [{ agreed: { seat: 0 } }],
    });
    await ben.ask('declineUndo', { table, seat: 1, key: newKey() });
    expect((await events.next()).value).toMatchObject({ id: from + 2, steps: [{ declined: 1 }] });
    await events.return(undefined);
  });
});
