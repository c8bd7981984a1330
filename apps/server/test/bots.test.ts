/** Bots of the server: one that hangs keeps nobody waiting, and nobody's bots take the place of everybody's. */
import { titleOf } from '@roundhouse/titles';
import { afterEach, describe, expect, test } from 'vitest';
import { openThinker, type ServerThinker } from '../src/bots/server-thinker.ts';
import { Turns } from '../src/bots/turns.ts';
import { lastStep, named, newKey, openHouse } from './visiting.ts';

const ENDLESS = new URL('./endless-bot.ts', import.meta.url);

describe('turns', () => {
  const soon = () => new Promise((done) => setImmediate(done));

  test('so many at once, of one person fewer, and whoever was served longest ago is next', async () => {
    const turns = new Turns({ atOnce: 2, ofOne: 1 });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (owner: string, name: string) =>
      turns.take(owner, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
      });
    const end = async (name: string) => {
      ends.get(name)?.();
      await soon();
      await soon();
    };
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name[0] ?? '', name));
    await soon();
    // Ann has asked thrice before Ben came.
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun.at(-1)).toBe('b2');
    await end('a1');
    expect(begun.at(-1)).toBe('a2');
    // One that never ends holds one place, of its own person.
    await end('b2');
    expect(begun).not.toContain('a3');
    await end('a2');
    await end('a3');
    await Promise.all(all);
  });

  test('who fails gives his place to the next', async () => {
    const turns = new Turns({ atOnce: 1, ofOne: 1 });
    const fails = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', async () => 'yes');
    await expect(fails).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});

describe('a bot that never answers', () => {
  const open: ServerThinker[] = [];
  afterEach(() => {
    for (const thinker of open.splice(0)) thinker.close();
  });

  async function question() {
    const title = titleOf('amsterdam');
    const rules = await title?.rules();
    if (!rules) throw new Error('no such game');
    const config = rules.configure({ seats: 2 });
    const state = rules.setup(config as never);
    while (rules.turn(state).kind === 'chance') {
      const [first] = rules.chances(state);
      if (first) rules.applyChance(state, first.chance);
    }
    const [view, legal] = [rules.view(state, 0), rules.legal(state, 0)];
    return { title: 'amsterdam', seats: 2, view, legal, seat: 0, seed: 'a' };
  }

  test('is stopped and plays by its rule of thumb; others’ bots think meanwhile', async () => {
    const said: string[] = [];
    const thinker = openThinker({
      threads: 2,
      ownerOf: async (match) => match,
      patienceMs: 4_000,
      worker: ENDLESS,
      onFault: (error) => said.push(String(error)),
    });
    open.push(thinker);
    const asked = await question();
    const usual = await thinker.decide(asked, 'normal', 'ben');
    const order: string[] = [];
    const ask = (level: 'expert' | 'normal', who: string) =>
      thinker.decide(asked, level, who).then((thought) => {
        order.push(`${who} ${level}`);
        return thought;
      });
    const [hung] = await Promise.all([
      ask('expert', 'ann'),
      ask('normal', 'ann'),
      ask('normal', 'ben'),
      ask('normal', 'ben'),
    ]);
    expect(hung?.action).toEqual(usual.action);
    expect(order).toEqual(['ben normal', 'ben normal', 'ann expert', 'ann normal']);
    expect(said).toEqual([
      'Error: amsterdam, expert: it did not come to an end; it plays by its rule of thumb',
    ]);
  });

  test('is asked though nobody can say whose table it is', async () => {
    const thinker = openThinker({
      threads: 1,
      ownerOf: () => Promise.reject(new Error('the store is away')),
      onFault: () => undefined,
    });
    open.push(thinker);
    const asked = await question();
    const { action } = await thinker.decide(asked, 'normal', 'm');
    expect(asked.legal).toContainEqual(action);
  });

  test('at a table: the game goes on, and the log has it', async () => {
    const said: string[] = [];
    const house = await openHouse({
      botWorker: ENDLESS,
      botPatienceMs: 1_000,
      onFault: (error) => said.push(String(error)),
    });
    const ann = await named(house.origin, 'Ann');
    const seats = [{ kind: 'bot', level: 'expert' } as const, { kind: 'me' } as const];
    const { table } = await ann.ask('openTable', {
      title: 'american-rails',
      config: { seats: 3 },
      seats: [...seats, { kind: 'bot', level: 'expert' }],
    });
    const isNext = async () => {
      const { owedSince, legal, seq } = await lastStep(ann, table, 1);
      const [text] = legal;
      if (owedSince === undefined || text === undefined) return false;
      // Her own moves until a bot's turn has come and gone.
      if (said.length > 0) return seq > 0;
      await ann.ask('act', { table, seat: 1, key: newKey(), owedSince, text });
      return false;
    };
    await expect.poll(isNext, { timeout: 20_000, interval: 50 }).toBe(true);
    expect(said.length).toBeGreaterThan(0);
    for (const line of said) expect(line).toContain('by its rule of thumb');
    await house.close();
  });
});
