/** Finding a table, seats that change hands while it runs, and meeting again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AMSTERDAM,
  GROUNDS,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  playMoves,
  playOut,
  twoAt,
  type House,
  type Told,
} from './visiting.ts';

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  let later = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + later }, await ground());
  });
  afterAll(() => house.close());

  const ME = { kind: 'me' } as const;
  const OPEN = { kind: 'open' } as const;
  const BOT = { kind: 'bot', level: 'easy' } as const;
  const THREE = { title: 'american-rails', config: { seats: 3 } };

  /** Reads a stream to its end; what it tells besides steps lies with the guest. */
  async function reading(guest: Guest, table: string, eyes: number | 'public'): Promise<void> {
    for await (const _ of guest.watch({ table, eyes, after: -1 }));
  }
  const last = (guest: Guest, event: Told['event']) =>
    guest.told.findLast((each) => each.event === event)?.data;

  describe('the lobby', () => {
    test('has public tables alone, by game, free seats and whether they run', async () => {
      const ann = await named(house.origin, 'Ann');
      const open = async (isPublic: boolean, seats: (typeof ME | typeof OPEN | typeof BOT)[]) =>
        (await ann.ask('openTable', { ...THREE, seats, isPublic })).table;
      const hidden = await open(false, [ME, OPEN, OPEN]);
      const free = await open(true, [ME, OPEN, BOT]);
      const full = await open(true, [ME, BOT, BOT]);
      const eve = new Guest(house.origin);
      const found = async (filter: {
        title?: string;
        free?: 'true';
        phase?: 'open' | 'running' | 'over';
      }) => (await eve.ask('listLobby', filter)).tables.map(({ table }) => table);
      expect(await found({})).toEqual(expect.arrayContaining([free, full]));
      expect(await found({})).not.toContain(hidden);
      expect(await found({ free: 'true' })).toEqual([free]);
      expect(await found({ phase: 'open' })).toEqual([free]);
      expect(await found({ phase: 'running', title: 'american-rails' })).toEqual([full]);
      expect(await found({ phase: 'over' })).toEqual([]);
      expect(await found({ title: 'amsterdam' })).toEqual([]);
      await ann.ask('changeTable', { table: free, isPublic: false });
      expect(await found({ free: 'true' })).toEqual([]);
      await ann.ask('changeTable', { table: full, isPublic: false });
    });

    test('anybody sits down at a public table, and nobody at another without its secret', async () => {
      const ann = await named(house.origin, 'Ann');
      const { table } = await ann.ask('openTable', {
        ...THREE,
        seats: [ME, OPEN, OPEN],
        isPublic: true,
      });
      const ben = new Guest(house.origin);
      expect(await ben.ask('sitDown', { table, name: 'Ben' })).toMatchObject({ seat: 1 });
      await ann.ask('changeTable', { table, isPublic: false });
      const eve = await named(house.origin, 'Eve');
      await expect(eve.ask('sitDown', { table })).rejects.toMatchObject({ code: 'no-such-table' });
    });

    test('several people at one device have seats and names of their own', async () => {
      const ann = await named(house.origin, 'Ann');
      const seats = [ME, { kind: 'me', name: 'Bob' } as const, OPEN];
      const { table, secret } = await ann.ask('openTable', { ...THREE, seats });
      const cy = await named(house.origin, 'Cy');
      await cy.ask('sitDown', { table, secret });
      const { table: seen } = await ann.ask('readTable', { table });
      expect(seen).toMatchObject({
        mine: [0, 1],
        seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cy' }],
      });
      const { table: two, secret: other } = await ann.ask('openTable', {
        ...THREE,
        seats: [OPEN, OPEN, OPEN],
      });
      await cy.ask('sitDown', { table: two, secret: other });
      const beside = { table: two, secret: other, isBeside: true };
      await expect(cy.ask('sitDown', beside)).rejects.toMatchObject({ code: 'bad-request' });
      expect(await cy.ask('sitDown', { ...beside, name: 'Di' })).toMatchObject({ seat: 1 });
      expect((await cy.ask('readTable', { table: two })).table.mine).toEqual([0, 1]);
    });
  });

  test('a stream from before the beginning tells who sits down, who is here, and then the steps', async () => {
    const ann = await named(house.origin, 'Ann');
    const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats: [ME, OPEN] });
    const events = ann.watch({ table, eyes: 0, after: -1 });
    const first = events.next();
    await expect
      .poll(() => last(ann, 'people'))
      .toEqual({ here: [0], spectators: [], strangers: 0, screens: 0 });
    const ben = new Guest(house.origin);
    const looking = reading(ben, table, 'public');
    await expect.poll(() => last(ann, 'people')).toMatchObject({ strangers: 1, screens: 0 });
    await ben.ask('sitDown', { table, secret, name: 'Ben' });
    // Where the deal was quicker than the stream, its steps come along.
    expect((await first).value?.steps[0]).toMatchObject({ seq: 0 });
    expect(last(ann, 'table')).toMatchObject({
      table: { seats: [{ name: 'Ann' }, { name: 'Ben' }] },
    });
    const eve = await named(house.origin, 'Eve');
    const gone = reading(eve, table, 'public');
    await expect.poll(() => last(eve, 'people')).toMatchObject({ here: [0], spectators: ['Eve'] });
    await eve.ask('leave', {});
    await gone;
    await events.return(undefined);
    await house.restart();
    await looking;
  });

  test('the lobby says that it has changed, and nothing of private tables', async () => {
    const eve = new Guest(house.origin);
    const stop = new AbortController();
    const response = await eve.fetch(`${house.origin}/api/lobby/stream`, { signal: stop.signal });
    let heard = '';
    const reads = (async () => {
      const body = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
      for await (const chunk of body) heard += chunk;
    })().catch(() => undefined);
    const ann = await named(house.origin, 'Ann');
    const hidden = await ann.ask('openTable', { ...THREE, seats: [ME, OPEN, OPEN] });
    await new Promise((done) => setTimeout(done, 400));
    expect(heard).not.toContain('event: lobby');
    await ann.ask('openTable', { ...THREE, seats: [ME, OPEN, OPEN], isPublic: true });
    await expect.poll(() => heard).toContain('event: lobby\ndata: {}');
    const before = heard.length;
    await ann.ask('changeTable', { table: hidden.table, isPublic: true });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    // A game that ends leaves the list of those that are played.
    const { ben, ann: host, table } = await twoAt(house.origin);
    await host.ask('changeTable', { table, isPublic: true });
    await expect
      .poll(async () => (await host.ask('readTable', { table })).table.phase)
      .toBe('running');
    await new Promise((done) => setTimeout(done, 400));
    const running = heard.length;
    await playMoves([host, ben], table, 3);
    await new Promise((done) => setTimeout(done, 400));
    expect(heard.length).toBe(running);
    await playOut([host, ben], table);
    await expect.poll(() => heard.length).toBeGreaterThan(running);
    stop.abort();
    await reads;
  });

  describe('while it runs', () => {
    test('who leaves sees its cards no longer, and a bot plays on; whoever is invited takes its place', async () => {
      const ann = await named(house.origin, 'Ann');
      const { table, secret } = await ann.ask('openTable', { ...THREE, seats: [ME, OPEN, BOT] });
      const ben = new Guest(house.origin);
      await ben.ask('sitDown', { table, secret, name: 'Ben' });
      await expect
        .poll(async () => (await ann.ask('readTable', { table })).table.phase)
        .toBe('running');
      const stream = reading(ben, table, 1);
      await expect.poll(() => last(ben, 'table')).toBeDefined();
      await expect(ann.ask('seatBot', { table, seat: 1, level: 'hard' })).rejects.toMatchObject({
        code: 'still-here',
      });
      await ben.ask('leaveSeat', { table, seat: 1 });
      await stream;
      await expect(ben.ask('readSteps', { table, eyes: 1 })).rejects.toMatchObject({ status: 403 });
      const kinds = async () => (await ann.ask('readTable', { table })).table.seats;
      expect(await kinds()).toMatchObject([{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }]);
      await ann.ask('seatBot', { table, seat: 1, level: 'easy' });
      expect(await kinds()).toMatchObject([{}, { level: 'easy' }, {}]);
      // It plays: nobody but Ann is waited for.
      await expect
        .poll(async () => (await ann.ask('listTables', {})).tables[0]?.turn, { timeout: 5_000 })
        .toEqual([0]);

      const eve = await named(house.origin, 'Eve');
      const old = eve.ask('sitDown', { table, secret });
      await expect(old).rejects.toMatchObject({ code: 'already-begun' });
      // He comes back to what is kept for him, and hands it over.
      expect((await ben.ask('readTable', { table })).table.seats[1]).toMatchObject({
        for: 'Ben',
        isMine: true,
      });
      expect((await eve.ask('readTable', { table })).table.seats[1]).not.toHaveProperty('isMine');
      await expect(eve.ask('sitDown', { table, seat: 1 })).rejects.toMatchObject({ status: 404 });
      expect(await ben.ask('sitDown', { table })).toMatchObject({ seat: 1 });
      expect((await lastStep(ben, table, 1)).view).toBeDefined();
      await ben.ask('leaveSeat', { table, seat: 1, isFree: true });
      expect(await eve.ask('sitDown', { table, secret })).toMatchObject({ seat: 1 });
      expect((await ben.ask('readTable', { table })).table.seats[1]).not.toHaveProperty('isMine');
      await eve.ask('leaveSeat', { table, seat: 1 });
      const { secret: fresh } = await ann.ask('freeSeat', { table, seat: 1 });
      await expect(ann.ask('freeSeat', { table, seat: 0 })).rejects.toMatchObject({
        code: 'seat-taken',
      });
      await expect(ben.ask('sitDown', { table, secret })).rejects.toMatchObject({ status: 404 });
      await expect(ben.ask('sitDown', { table })).rejects.toMatchObject({ status: 404 });
      const cy = new Guest(house.origin);
      expect(
        (await cy.ask('readInvitation', { table, secret: fresh })).table.seats[1],
      ).toMatchObject({
        isFree: true,
      });
      expect(await cy.ask('sitDown', { table, secret: fresh, name: 'Cy' })).toMatchObject({
        seat: 1,
      });
      expect((await lastStep(cy, table, 1)).view).toBeDefined();
      // What the room says the match says too, and again after a restart.
      const { match } = await house.kept();
      expect(match.find(({ id }) => id === table)?.sitters).toContain('"Cy"');
      await house.restart();
      const { said } = await ann.ask('readTalk', { table });
      expect(said.map(({ text, name }) => `${text} ${name}`)).toEqual([
        'sat-down Ben',
        'began ',
        'bot-plays Ben',
        'sat-down Ben',
        'bot-plays Ben',
        'sat-down Eve',
        'bot-plays Eve',
        'seat-free Bram',
        'sat-down Cy',
      ]);
    });

    test('a screen gets the invitation by a short code, once; the others are told that it is there', async () => {
      const { ann, ben, table, secret } = await twoAt(house.origin);
      const lent = await ann.ask('lendInvitation', { table, secret });
      expect(lent.code).toMatch(/^\w{5}$/);
      const wrong = ann.ask('lendInvitation', { table, secret: newKey() });
      await expect(wrong).rejects.toMatchObject({ status: 404 });
      const screen = new Guest(house.origin);
      const code = lent.code.toLowerCase();
      expect(await screen.ask('borrowInvitation', { code })).toEqual({ table, secret });
      await expect(screen.ask('borrowInvitation', { code })).rejects.toMatchObject({
        code: 'bad-code',
      });
      const late = await ann.ask('lendInvitation', { table, secret });
      later += 600_001;
      await expect(screen.ask('borrowInvitation', { code: late.code })).rejects.toMatchObject({
        code: 'bad-code',
      });

      const reads = reading(ann, table, 0);
      await expect.poll(() => last(ann, 'people')).toMatchObject({ screens: 0, strangers: 0 });
      const shows = screen.watch({ table, eyes: 'public', after: -1, as: 'screen' });
      await shows.next();
      await expect.poll(() => last(ann, 'people')).toMatchObject({ screens: 1, strangers: 0 });
      await shows.return(undefined);
      await expect.poll(() => last(ann, 'people')).toMatchObject({ screens: 0 });
      await ann.ask('leave', {});
      await reads;
      expect(ben.cookie).not.toBe('');
    });

    test('whoever’s device it is, a screen is told no hand; where all lies open it is played there', async () => {
      const { ann, table } = await twoAt(house.origin);
      const asScreen = (at: string, eyes: number | 'public') =>
        ann.watch({ table: at, eyes, after: -1, as: 'screen' });
      await expect(asScreen(table, 0).next()).rejects.toThrow('no stream: 403');
      const shown = asScreen(table, 'public');
      expect((await shown.next()).value).toMatchObject({ steps: expect.any(Array) });
      await shown.return(undefined);
      const open = await ann.ask('openTable', { ...THREE, seats: [ME, BOT, BOT] });
      const played = asScreen(open.table, 0);
      expect((await played.next()).value).toMatchObject({ steps: expect.any(Array) });
      await played.return(undefined);
    });

    test('where anybody finds the table, only who sits there or has set it brings a screen', async () => {
      const ann = await named(house.origin, 'Ann');
      const opening = { ...AMSTERDAM, seats: [ME, OPEN], isPublic: true };
      const { table } = await ann.ask('openTable', opening);
      const ben = new Guest(house.origin);
      await ben.ask('sitDown', { table, name: 'Ben' });
      const reads = reading(ben, table, 1);
      const eve = await named(house.origin, 'Eve');
      const as = { table, eyes: 'public', after: -1, as: 'screen' } as const;
      const shows = [eve, new Guest(house.origin)].map((guest) => guest.watch(as));
      for (const each of shows) await each.next();
      await expect
        .poll(() => last(ben, 'people'))
        .toMatchObject({ screens: 0, strangers: 1, spectators: ['Eve'] });
      const own = ann.watch(as);
      await own.next();
      await expect.poll(() => last(ben, 'people')).toMatchObject({ screens: 1, strangers: 1 });
      for (const each of [...shows, own]) await each.return(undefined);
      await ben.ask('leave', {});
      await reads;
    });

    test('who has not been here for ten minutes can be replaced by a bot', async () => {
      const { ann, ben, table } = await twoAt(house.origin);
      await expect
        .poll(async () => (await ann.ask('readTable', { table })).table.phase)
        .toBe('running');
      later += 300_000;
      await ben.ask('readMe', {});
      later += 400_000;
      const bot = { table, seat: 1, level: 'easy' } as const;
      await expect(ann.ask('seatBot', bot)).rejects.toMatchObject({ code: 'still-here' });
      later += 300_000;
      await ann.ask('seatBot', bot);
      const seat = ben.ask('act', { table, seat: 1, key: newKey(), owedSince: 0, text: 'keep' });
      await expect(seat).rejects.toMatchObject({ code: 'not-your-seat' });
    });

    test('my games: first those that wait for me, and what there is to show of them', async () => {
      const { ann, ben, table } = await twoAt(house.origin);
      await expect
        .poll(async () => (await lastStep(ann, table, 0)).legal.length)
        .toBeGreaterThan(0);
      const { table: open } = await ann.ask('openTable', { ...AMSTERDAM, seats: [ME, OPEN] });
      const [first, second] = (await ann.ask('listTables', {})).tables;
      expect([first?.table, second?.table]).toEqual([table, open]);
      // Both are asked in secret: that Ann has answered shows to Ann alone.
      expect(first).toMatchObject({ owing: [0], turn: [0, 1], view: expect.anything() });
      expect(await ann.ask('readNext', {})).toEqual({ table });
      expect(await ann.ask('readNext', { leaving: table })).toEqual({});
      const { owedSince = -1, legal } = await lastStep(ann, table, 0);
      await ann.ask('act', { table, seat: 0, key: newKey(), owedSince, text: legal[0] ?? '' });
      expect(
        (await ann.ask('listTables', {})).tables.find((each) => each.table === table),
      ).toMatchObject({
        owing: [],
        turn: [1],
      });
      expect((await ben.ask('listTables', {})).tables[0]).toMatchObject({
        owing: [1],
        turn: [0, 1],
      });
      expect(await ann.ask('readNext', {})).toEqual({});
    });

    test('of several that wait for me the one that has waited longest comes first', async () => {
      const ann = await named(house.origin, 'Ann');
      const waiting: string[] = [];
      for (const name of ['Ben', 'Cy', 'Di']) {
        const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats: [ME, OPEN] });
        await new Guest(house.origin).ask('sitDown', { table, secret, name });
        await expect
          .poll(async () => (await lastStep(ann, table, 0)).legal.length)
          .toBeGreaterThan(0);
        waiting.push(table);
      }
      const { tables } = await ann.ask('listTables', {});
      expect(tables.map(({ table }) => table)).toEqual(waiting);
      expect(await ann.ask('readNext', {})).toEqual({ table: waiting[0] });
      expect(await ann.ask('readNext', { leaving: waiting[0] })).toEqual({ table: waiting[1] });
    });
  });

  test('the same people again, as it was agreed: the first opens the table, the stream says where, the others sit down', async () => {
    const ann = await named(house.origin, 'Ann');
    const ben = new Guest(house.origin);
    const clock = { freeMs: 0, bankMs: 600_000, incrementMs: 1_000, atTimeOut: 'bot' } as const;
    const agreed = {
      config: { seats: 2, memory: 'strict' },
      isSilent: true,
      pace: { kind: 'live', ...clock } as const,
    };
    const opening = { ...AMSTERDAM, ...agreed, seats: [ME, OPEN] };
    const { table, secret } = await ann.ask('openTable', opening);
    await ben.ask('sitDown', { table, secret, name: 'Ben' });
    await expect(ben.ask('rematch', { table })).rejects.toMatchObject({ code: 'not-over' });
    await playOut([ann, ben], table);
    const eve = await named(house.origin, 'Eve');
    await expect(eve.ask('rematch', { table })).rejects.toMatchObject({ code: 'not-your-seat' });
    const reads = reading(ann, table, 0);
    await expect.poll(() => last(ann, 'table')).toBeDefined();
    const { table: next } = await ben.ask('rematch', { table });
    await expect.poll(() => last(ann, 'table')).toMatchObject({ table: { rematch: next } });
    expect((await eve.ask('readTable', { table: next })).table).toMatchObject({
      ...agreed,
      phase: 'open',
      seats: [{ name: 'Ben' }, { kind: 'open', for: 'Ann' }],
    });
    const seatFor = async (guest: Guest) =>
      (await guest.ask('readTable', { table: next })).table.seats[1];
    expect(await seatFor(ann)).toEqual({ kind: 'open', for: 'Ann', isMine: true });
    expect(await seatFor(eve)).toEqual({ kind: 'open', for: 'Ann' });
    await expect(eve.ask('sitDown', { table: next })).rejects.toMatchObject({ status: 404 });
    expect((await ann.ask('listTables', {})).tables.map((each) => each.table)).toContain(next);
    expect(await ann.ask('rematch', { table })).toEqual({ table: next });
    expect((await ann.ask('readTable', { table: next })).table).toMatchObject({ mine: [1] });
    expect((await ben.ask('readTable', { table: next })).table.phase).not.toBe('open');
    expect((await ann.ask('listFinished', {})).tables).toMatchObject([
      {
        table,
        phase: 'over',
        places: [expect.any(Number), expect.any(Number)],
      },
    ]);
    await ann.ask('leave', {});
    await reads;
  });
});
