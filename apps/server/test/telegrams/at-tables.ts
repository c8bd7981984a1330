/** Houses whose clock is turned by hand, and a table with days a move. */
import type { Asks } from '@roundhouse/contract';
import {
  type Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  type Ground,
  type House,
} from '../visiting.ts';
import type { ServerOptions } from '../../src/server.ts';
import { TO_THIS_MACHINE } from './sinks.ts';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
/** A Tuesday, 16:00 in Amsterdam. */
export const BEGIN = Date.UTC(2027, 1, 2, 15, 0);

export interface Houses {
  readonly nodes: readonly House[];
  /** And waits until every node has looked at its timers. */
  turn(by: number): Promise<void>;
  end(): Promise<void>;
}

/** Long enough for every node to have looked several times. */
export const looked = (): Promise<void> => new Promise((done) => setTimeout(done, 220));

export async function openHouses(
  ground: Ground,
  count: number,
  given: Partial<ServerOptions> = {},
): Promise<Houses> {
  let time = BEGIN;
  const options = {
    // It goes on while somebody looks, as any does.
    now: () => (time += 1),
    lookMs: 30,
    gatherMs: 5_000,
    outbound: TO_THIS_MACHINE,
    addressAt: () => 'https://trains.example/',
    ...given,
  };
  const shared = { ...ground, clear: async () => undefined };
  const nodes: House[] = [];
  for (let made = 0; made < count; made += 1) nodes.push(await openHouse(options, shared));
  return {
    nodes,
    async turn(by) {
      // What was just done is noted before the clock goes on.
      await looked();
      time += by;
      await looked();
    },
    async end() {
      for (const node of nodes) await node.close();
      await ground.clear();
    },
  };
}

type Pace = NonNullable<Asks<'openTable'>['pace']>;
export const DAYS: Pace = {
  kind: 'days',
  freeMs: DAY,
  bankMs: 0,
  incrementMs: 0,
  atTimeOut: 'bot',
};

/** Three at American Rails, which has no cards: who must decide is the same every time. */
export async function playing({ origin }: House, pace?: Pace) {
  const guests = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => named(origin, name)));
  const [ann, ...others] = guests as [Guest, Guest, Guest];
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats, ...(pace && { pace }) };
  const { table, secret } = await ann.ask('openTable', opening);
  for (const guest of others) await guest.ask('sitDown', { table, secret });
  for (const [seat, guest] of guests.entries()) {
    await guest.ask('addSalt', { table, seat, salt: 'ab' });
  }
  return { guests, table, secret };
}

/** Whose decision it is, and how he makes it. */
export async function asked(guests: readonly Guest[], table: string) {
  for (const [seat, guest] of guests.entries()) {
    const { owedSince, legal, seq } = await lastStep(guest, table, seat);
    if (owedSince === undefined) continue;
    const act = () =>
      guest.ask('act', { table, seat, key: newKey(), owedSince, text: legal[0] ?? '' });
    return { seat, guest, act, line: seq };
  }
  throw new Error('nobody is asked');
}

export const hookTo = (url: string, shape: 'plain' | 'discord' | 'slack' = 'plain') => ({
  target: { kind: 'webhook' as const, url, shape },
});
