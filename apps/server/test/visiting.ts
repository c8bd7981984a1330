/** A real server over a real store, and visitors with cookies of their own. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SHAPES,
  STREAM_EVENTS,
  type Answer,
  type Asks,
  type AnsweredName,
} from '@roundhouse/contract';
import { askingAt, streamAddress, type Ask } from '@roundhouse/contract/client';
import { openPostgres, openSqlite, type Database } from '@roundhouse/store';
import { everythingIn, sharedPostgres, type Everything } from '@roundhouse/store/testing';
import { startServer, type RunningServer, type ServerOptions } from '../src/server.ts';

export interface House {
  readonly origin: string;
  readonly administratorCode: string | undefined;
  /** Where its files lie, if it has any. */
  readonly folder: string | undefined;
  /** What it keeps, as it is now. */
  readonly kept: () => Promise<Everything>;
  /** The same store under a new server; the old one is gone. */
  restart(): Promise<void>;
  /** Fails where a request has met a fault of the server. */
  close(): Promise<void>;
}

/** Where a house keeps what it is told. */
export interface Ground {
  readonly folder?: string;
  open(): Promise<Database>;
  clear(): Promise<void>;
}

function sqliteGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-server-'));
  return {
    folder,
    open: () => openSqlite(join(folder, 'roundhouse.db')),
    clear: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresGround(): Promise<Ground> {
  const place = await (await sharedPostgres()).database();
  return { open: () => openPostgres(place), clear: async () => undefined };
}

/** Both kinds of store under the same house. */
export const GROUNDS = [
  ['SQLite', async () => sqliteGround()],
  ['PostgreSQL', postgresGround],
] as const;

interface Running {
  readonly database: Database;
  readonly server: RunningServer;
  end(): Promise<void>;
}

export async function openHouse(
  given: Partial<ServerOptions> = {},
  ground: Ground = sqliteGround(),
): Promise<House> {
  const faults: unknown[] = [];
  const start = async (port: number): Promise<Running> => {
    const database = await ground.open();
    const server = await startServer({
      database,
      host: '127.0.0.1',
      port,
      files: (_, response) => response.writeHead(404).end(),
      isSecure: false,
      gatherMs: 50,
      botThreads: 1,
      now: () => Date.now(),
      onFault: (error) => faults.push(error),
      ...given,
    });
    const end = async (): Promise<void> => {
      await server.drain();
      await database.close();
    };
    return { database, server, end };
  };
  let running = await start(0);
  const { port } = running.server;
  return {
    origin: `http://127.0.0.1:${port}`,
    administratorCode: running.server.administratorCode,
    folder: ground.folder,
    kept: () => everythingIn(running.database),
    async restart() {
      await running.end();
      running = await start(port);
    },
    async close() {
      await running.end();
      await ground.clear();
      if (faults.length > 0) throw new AggregateError(faults, 'the server failed');
    },
  };
}

/** Somebody with a browser of his own: he keeps his cookie, and looks at what he is answered. */
export class Guest {
  readonly origin: string;
  readonly ask: Ask;
  cookie = '';
  /** What streams told besides steps. */
  readonly told: Told[] = [];

  constructor(origin: string) {
    this.origin = origin;
    const asking = askingAt(origin, (address, init) => this.fetch(address as string, init));
    this.ask = async <R extends AnsweredName>(name: R, asked: Asks<R>) => {
      const answer = await asking(name, asked);
      SHAPES[name].answers.parse(answer);
      return answer;
    };
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await fetch(address, { ...init, headers });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';', 1)[0] ?? '';
    return response;
  }

  /** Reads a stream until it is stopped or ends. */
  async *watch(asked: Asks<'watch'>): AsyncGenerator<StreamEvent> {
    const response = await this.fetch(`${this.origin}${streamAddress('watch', asked)}`);
    if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        const id = /^id: (\d+)$/m.exec(part)?.[1];
        const event = /^event: (\w+)$/m.exec(part)?.[1];
        if (data === undefined) continue;
        if (event !== undefined) {
          this.told.push(toldOf(event as keyof typeof STREAM_EVENTS, JSON.parse(data)));
          continue;
        }
        yield { id: Number(id), ...SHAPES.watch.answers.parse(JSON.parse(data)) };
      }
    }
  }
}

export interface Told {
  readonly event: keyof typeof STREAM_EVENTS;
  readonly data: unknown;
}

function toldOf(event: Told['event'], data: unknown): Told {
  return { event, data: STREAM_EVENTS[event].parse(data) };
}

export type StreamEvent = Answer<'watch'> & { readonly id: number };
export type SeenStep = Answer<'watch'>['steps'][number];

export const newKey = (): string => randomBytes(16).toString('base64url');

export async function named(origin: string, name: string): Promise<Guest> {
  const guest = new Guest(origin);
  await guest.ask('becomeGuest', { name });
  return guest;
}

export const AMSTERDAM = { title: 'amsterdam', config: { seats: 2 } };

/** Ann's table, at which Ben has sat down. */
export async function twoAt(origin: string) {
  const ann = await named(origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats });
  const ben = new Guest(origin);
  await ben.ask('sitDown', { table, secret, name: 'Ben' });
  return { ann, ben, table, secret };
}

/** What the page of a seat knows of the present. */
type Present = SeenStep & { readonly owedSince?: number; readonly undoByAllTo?: number };

export async function lastStep(guest: Guest, table: string, seat: number): Promise<Present> {
  const { steps } = await guest.ask('readSteps', { table, eyes: seat, count: 1 });
  const [step] = steps;
  if (!step) throw new Error('nothing was told');
  return step;
}

/** While chance is gathered nobody is asked: who looks again at once asks more often than he may. */
export const beforeLookingAgain = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 10);
  });

/** Whoever owes a decision takes his first choice, so many times. */
export async function playMoves(
  guests: readonly Guest[],
  table: string,
  moves: number,
  choose = (legal: readonly string[]) => legal[0],
): Promise<void> {
  for (let made = 0; made < moves;) {
    const before = made;
    for (const [seat, guest] of guests.entries()) {
      const { owedSince, legal } = await lastStep(guest, table, seat);
      const text = choose(legal);
      if (owedSince === undefined || text === undefined || made === moves) continue;
      await guest.ask('act', { table, seat, key: newKey(), owedSince, text });
      made += 1;
    }
    if (made === before) await beforeLookingAgain();
  }
}

/** At Amsterdam a game is over soonest where everybody claims what he can. */
export const soonest = (legal: readonly string[]): string | undefined =>
  legal.find((text) => text.startsWith('claim ')) ?? legal[0];

/** They play to the end. */
export async function playOut(guests: readonly Guest[], table: string): Promise<void> {
  for (;;) {
    let isAsked = false;
    for (const [seat, guest] of guests.entries()) {
      const { owedSince, legal, turn } = await lastStep(guest, table, seat);
      if ((turn as { readonly kind: string }).kind === 'over') return;
      const text = soonest(legal);
      if (owedSince === undefined || text === undefined) continue;
      isAsked = true;
      await guest.ask('act', { table, seat, key: newKey(), owedSince, text });
    }
    if (!isAsked) await beforeLookingAgain();
  }
}
