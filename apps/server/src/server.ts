/** A server of tables: its parts put together, started and ended. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import {
  codeStore,
  matchStore,
  peopleStore,
  reportStore,
  roomStore,
  talkStore,
  type Database,
} from '@roundhouse/store';
import { Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { openThinker } from './bots/server-thinker.ts';
import { Api } from './http/api.ts';
import { administratorCode } from './people/first-administrator.ts';
import { newId } from './people/secrets.ts';
import { Notices } from './rooms/notices.ts';
import { OpenMatches } from './rooms/open-matches.ts';
import { Rooms } from './rooms/rooms.ts';
import { Talk } from './talk/talk.ts';

export interface ServerOptions {
  readonly database: Database;
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Whatever is not the interface: the client. */
  readonly files: RequestListener;
  readonly isSecure: boolean;
  /** Which client it serves: pages of another one are told by it that they are old. */
  readonly build?: string;
  /** Where others reach it, by the port that it got. */
  readonly addressAt?: (port: number) => string | undefined;
  readonly gatherMs: number;
  readonly botThreads: number;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

export interface RunningServer {
  readonly port: number;
  /** Makes whoever gives it the first administrator; undefined: there is one. */
  readonly administratorCode: string | undefined;
  /** No new requests; those that run are answered, streams end, what was answered is kept. */
  drain(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { database, now, gatherMs, onFault } = options;
  const thinker = openThinker(options.botThreads);
  const tables = new Tables({
    store: matchStore(database),
    thinker,
    titleOf,
    now,
    fresh: () => ({ id: newId(), seed: randomBytes(32).toString('hex'), now: now() }),
    announce: () => undefined,
  });
  const store = roomStore(database);
  const notices = new Notices();
  const talks = talkStore(database);
  const talk = new Talk({
    store: talks,
    notices,
    now,
    isOver: async ({ id, isBegun }) => isBegun && (await tables.table(id)).running.match.isOver,
  });
  const rooms = new Rooms({ store, tables, tellOf: talk.tellOf, now, gatherMs });
  const codes = codeStore(database);
  const matches = new OpenMatches(tables, rooms, gatherMs);
  const api = new Api({
    rooms,
    matches,
    tables,
    talk,
    talkStore: talks,
    reports: reportStore(database),
    codes,
    notices,
    listRooms: (person) => store.of(person),
    people: peopleStore(database),
    now,
    address: () => options.addressAt?.(port),
    isSecure: options.isSecure,
    onFault,
  });
  const server = createServer((request, response) => {
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) {
      if (options.build !== undefined) response.setHeader('x-roundhouse-build', options.build);
      void api.handle(request, response);
    } else options.files(request, response);
  });
  const port = await new Promise<number>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port, options.host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : options.port);
    });
  });
  return {
    port,
    administratorCode: await administratorCode(codes, now()),
    async drain() {
      const closed = new Promise((done) => server.close(done));
      api.close();
      server.closeIdleConnections();
      await closed;
      await matches.close();
      thinker.close();
    },
  };
}
