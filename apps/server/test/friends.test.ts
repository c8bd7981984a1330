/** Friends at one table: invited by a secret, seated, and playing to the end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AMSTERDAM,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  playMoves,
  twoAt as twoAtHouse,
  type House,
  type SeenStep,
} from './visiting.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const twoAt = () => twoAtHouse(house.origin);

/** Plays one seat by the stream alone: whatever it owes, it does, until the match is over. */
async function playSeat(guest: Guest, table: string, seat: number): Promise<readonly SeenStep[]> {
  const told: SeenStep[] = [];
  let answered = -1;
  for (let after = -1; ;) {
    for await (const { id, steps } of guest.watch({ table, eyes: seat, after })) {
      after = id;
      told.push(...steps);
      const last = steps.at(-1) as SeenStep & { owedSince?: number; turn: { kind: string } };
      if (last.turn.kind === 'over') return told;
      // What another did before my answer was there may reach me after it.
      if (last.owedSince === undefined || last.owedSince <= answered) continue;
      answered = last.owedSince;
      const text = last.legal[last.seq % last.legal.length] ?? '';
      const move = { table, seat, key: newKey(), owedSince: last.owedSince, text };
      // A cut in between: the same key again.
      if (last.seq % 5 === 0) void guest.ask('act', move).catch(() => undefined);
      await guest.ask('act', move);
      // Now and then the line breaks, and he comes back where he was.
      if (last.seq % 7 === 3) break;
    }
  }
}

test('an invitation shows the game and who sits; a name is enough to sit down', async () => {
  const ann = await named(house.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats });
  const ben = new Guest(house.origin);
  const invitation = await ben.ask('readInvitation', { table, secret });
  expect(invitation).toMatchObject({
    owner: 'Ann',
    table: {
      title: 'amsterdam',
      phase: 'open',
      seats: [{ name: 'Ann' }, { kind: 'open' }],
      mine: [],
    },
  });
  const sat = await ben.ask('sitDown', { table, secret, name: '  Ben\u0007  K. ' });
  expect(sat).toMatchObject({ seat: 1, person: { name: 'Ben K.' } });
  // The same device again is the same person in the same seat.
  expect(await ben.ask('sitDown', { table, secret })).toMatchObject({ seat: 1 });
  const { tables } = await ben.ask('listTables', {});
  expect(tables).toMatchObject([{ table, mine: [1], isOwner: false }]);
});

test('a list says whether I must decide, and not who else has answered in secret', async () => {
  const { ann, ben, table } = await twoAt();
  const owing = async (guest: Guest) => (await guest.ask('listTables', {})).tables[0]?.owing;
  await expect.poll(() => owing(ann)).toEqual([0]);
  expect(await owing(ben)).toEqual([1]);
  const [step] = (await ben.ask('readSteps', { table, eyes: 1, count: 1 })).steps;
  const { owedSince, legal } = step as SeenStep & { owedSince: number };
  await ben.ask('act', { table, seat: 1, key: newKey(), owedSince, text: legal[0] ?? '' });
  expect(await owing(ben)).toEqual([]);
  expect(await owing(ann)).toEqual([0]);
});

test('nobody sits down without the secret, with an old one, or where somebody sits', async () => {
  const { ann, table, secret } = await twoAt();
  const eve = await named(house.origin, 'Eve');
  const wrong = newKey();
  await expect(eve.ask('sitDown', { table, secret: wrong })).rejects.toMatchObject({ status: 404 });
  await expect(eve.ask('readInvitation', { table, secret: wrong })).rejects.toMatchObject({
    code: 'no-such-table',
  });
  await expect(eve.ask('sitDown', { table, secret })).rejects.toMatchObject({
    code: 'already-begun',
  });
  await expect(eve.ask('renewInvitation', { table })).rejects.toMatchObject({
    code: 'not-your-table',
  });
  const { secret: renewed } = await ann.ask('renewInvitation', { table });
  await expect(ann.ask('readInvitation', { table, secret })).rejects.toMatchObject({ status: 404 });
  expect((await ann.ask('readInvitation', { table, secret: renewed })).table.table).toBe(table);
});

test('two play a whole game over streams that break, and both saw the same public story', async () => {
  const { ann, ben, table } = await twoAt();
  const [hers, his] = await Promise.all([playSeat(ann, table, 0), playSeat(ben, table, 1)]);
  const { record } = await ann.ask('readRecord', { table });
  const lines = record.split('\n').filter((line) => /^(=?\d|\*|\.)/.test(line)).length;
  for (const told of [hers, his]) {
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index));
    expect(told.at(-1)?.seq).toBe(lines);
  }
  const open = await ann.ask('readSteps', { table, eyes: 'public', count: 1000 });
  expect(open.steps.at(-1)?.seq).toBe(lines);
  expect((await ben.ask('readTable', { table })).table.phase).toBe('over');
  expect(record).toMatch(/^seed /m);
});

test('bots play though nobody looks on, and the game goes on after a restart', async () => {
  const ann = await named(house.origin, 'Ann');
  const seats = [
    { kind: 'me' } as const,
    { kind: 'bot', level: 'easy' } as const,
    { kind: 'bot', level: 'easy' } as const,
  ];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats };
  const { table } = await ann.ask('openTable', opening);
  const newest = async () =>
    (await ann.ask('readSteps', { table, eyes: 0, count: 1 })).steps.at(-1) as SeenStep & {
      owedSince?: number;
    };
  await expect.poll(async () => (await newest()).legal.length).toBeGreaterThan(0);
  const before = await newest();
  await house.restart();
  expect(await newest()).toEqual(before);
  const move = {
    table,
    seat: 0,
    key: newKey(),
    owedSince: before.owedSince ?? -1,
    text: before.legal[0] ?? '',
  };
  await ann.ask('act', move);
  const after = await newest();
  await house.restart();
  // Sent again because the answer may have been lost: it counts once.
  await ann.ask('act', move);
  expect((await newest()).seq).toBeGreaterThanOrEqual(after.seq);
});

test('who stands up frees the seat; the owner begins with bots where seats are free', async () => {
  const ann = await named(house.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats };
  const { table, secret } = await ann.ask('openTable', opening);
  const ben = new Guest(house.origin);
  await ben.ask('sitDown', { table, secret, name: 'Ben', seat: 2 });
  await expect(ben.ask('standUp', { table, seat: 0 })).rejects.toMatchObject({ status: 403 });
  // Nobody sits down on another's lap, though there is a free seat.
  const eve = await named(house.origin, 'Eve');
  for (const seat of [0, 2]) {
    await expect(eve.ask('sitDown', { table, secret, seat })).rejects.toMatchObject({
      code: 'seat-taken',
    });
  }
  await ben.ask('standUp', { table, seat: 2 });
  await ann.ask('begin', { table, level: 'easy' });
  const { table: seen } = await ann.ask('readTable', { table });
  expect(seen.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
  await expect(ann.ask('standUp', { table, seat: 1 })).rejects.toMatchObject({
    code: 'already-begun',
  });
});

test('a move and all that follows by itself is one event of the stream: nobody resumes in its middle', async () => {
  const { ann, ben, table } = await twoAtHouse(house.origin);
  const events: { id: number; seqs: readonly number[] }[] = [];
  const reading = (async () => {
    for await (const { id, steps } of ann.watch({ table, eyes: 0, after: -1 })) {
      events.push({ id, seqs: steps.map(({ seq }) => seq) });
      // Options do not change, and are sent once, with the table.
      for (const { view } of steps) expect(view).not.toHaveProperty('config');
    }
  })();
  await expect
    .poll(async () => (await ann.ask('readTable', { table })).table.phase)
    .toBe('running');
  await expect.poll(() => events.length).toBeGreaterThan(0);
  await playMoves([ann, ben], table, 12);
  const { seq: newest, view } = await lastStep(ann, table, 0);
  expect(view).not.toHaveProperty('config');
  expect((await ann.ask('readTable', { table })).table.config).toEqual({ seats: 2 });
  await expect.poll(() => events.at(-1)?.id).toBe(newest);
  expect(events.map(({ id }) => id)).toEqual(events.map(({ seqs }) => seqs.at(-1)));
  expect(events.flatMap(({ seqs }) => seqs)).toEqual(
    Array.from({ length: newest + 1 }, (_, at) => at),
  );
  // Each line that somebody made begins an event; draws and what is forced never do.
  const { line } = await house.kept();
  const made = line.filter(({ match, by }) => match === table && by !== null).map(({ seq }) => seq);
  const later = events.filter(({ seqs }) => (seqs[0] ?? 0) >= (made[0] ?? 0));
  expect(later.map(({ seqs }) => seqs[0])).toEqual(made);
  expect(later.some(({ seqs }) => seqs.length > 1)).toBe(true);
  await ann.ask('leave', {});
  await reading;
});

test('a stream goes on behind the line that its reader has, whatever its address says', async () => {
  const { ann, ben, table } = await twoAt();
  await expect.poll(async () => (await lastStep(ann, table, 0)).legal).not.toEqual([]);
  await playMoves([ann, ben], table, 6);
  const { seq } = await lastStep(ann, table, 0);
  const firstEvent = async (after: number, lastEventId?: number): Promise<string> => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
    const address = `${house.origin}/api/tables/${table}/stream?eyes=0&after=${after}`;
    const { body } = await ann.fetch(address, { headers, signal });
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (/^data: .*\n\n/m.test(text)) break;
    }
    leaving.abort();
    return text;
  };
  expect(await firstEvent(seq - 1)).toContain(`"steps":[{"seq":${seq},`);
  // A browser comes back to the address that it knows, and says what it has heard since.
  expect(await firstEvent(-1, seq - 1)).toContain(`"steps":[{"seq":${seq},`);
  expect(await firstEvent(seq, seq - 2)).toContain(`"steps":[{"seq":${seq - 1},`);
});

test('many who want the last seat: one gets it', async () => {
  const ann = await named(house.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats };
  const { table, secret } = await ann.ask('openTable', opening);
  const guests = await Promise.all(
    ['Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((name) => named(house.origin, name)),
  );
  const sat = await Promise.allSettled(
    guests.map((guest) => guest.ask('sitDown', { table, secret })),
  );
  const seated = sat.flatMap((one) => (one.status === 'fulfilled' ? one.value.seat : []));
  expect(seated.toSorted((a, b) => a - b)).toEqual([1, 2]);
  await expect
    .poll(async () => (await ann.ask('readTable', { table })).table.phase)
    .toBe('running');
});

test('a session that ends takes its streams along', async () => {
  const { ben, table } = await twoAt();
  const events = ben.watch({ table, eyes: 1, after: -1 });
  await events.next();
  await ben.ask('leave', {});
  const rest: unknown[] = [];
  for await (const event of events) rest.push(event);
  expect(rest).toEqual([]);
  await expect(ben.ask('listTables', {})).rejects.toMatchObject({ code: 'not-signed-in' });
});
