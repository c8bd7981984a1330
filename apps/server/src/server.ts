/** A server of tables: its parts put together, started and ended. */
import { hash, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { canonicalJson } from '@roundhouse/engine';
import {
  accountStore,
  channelStore,
  codeStore,
  matchStore,
  peopleStore,
  populationStore,
  presenceStore,
  reportStore,
  roomStore,
  seenStore,
  talkStore,
  telegramStore,
  timerStore,
  vacationStore,
  type Database,
  type Room,
} from '@roundhouse/store';
import { StoreError, Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { openThinker } from './bots/server-thinker.ts';
import { Api } from './http/api.ts';
import { limitConnections } from './http/connections.ts';
import { administratorCode } from './people/first-administrator.ts';
import { Passkeys } from './people/passkeys.ts';
import { newId } from './people/secrets.ts';
import { Vacations } from './people/vacations.ts';
import { Notices } from './rooms/notices.ts';
import { runClockwork } from './rooms/clockwork.ts';
import { OpenMatches } from './rooms/open-matches.ts';
import { phaseOf } from './rooms/phase.ts';
import { Presence } from './rooms/presence.ts';
import { Reseating } from './rooms/reseating.ts';
import { followNodes } from './rooms/follow-nodes.ts';
import { Rooms } from './rooms/rooms.ts';
import { runTimers } from './rooms/run-timers.ts';
import { Talk } from './talk/talk.ts';
import { Channels } from './telegrams/channels.ts';
import { TelegraphDesk } from './telegrams/desk.ts';
import type { MailOptions } from './telegrams/mail/options.ts';
import { nudgePeople } from './telegrams/nudge.ts';
import { OPEN_NETWORK, type Outbound } from './telegrams/post.ts';
import { vapidOf } from './telegrams/push/vapid.ts';
import { Sender } from './telegrams/sender.ts';

/** So often a node looks whether another has kept something of which it heard nothing. */
const LOOK_MS = 1_000;
/** So long running requests have to be answered when the server ends. */
const PATIENCE_MS = 10_000;

/** Of one address at once: more than its streams and what its browsers keep open besides. */
const MOST_CONNECTIONS = 1_000;

/** Who sends a request so slowly that others could wait for his place is not waited for; a stream is as long as it likes. */
const SLOWEST_MS = 10_000;
const timesOf = (slowestMs: number) => ({
  headersTimeout: slowestMs,
  requestTimeout: 2 * slowestMs,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: slowestMs / 5,
});

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
  /** So long after its own deadline a bot is waited for. */
  readonly botPatienceMs?: number;
  /** What thinks; undefined: the bots of the titles. */
  readonly botWorker?: URL;
  readonly lookMs?: number;
  /** Undefined: it has. */
  readonly hasLimits?: boolean;
  readonly proxyHeader?: string;
  /** So long the head of a request may take, and twice as long all of it. */
  readonly slowestMs?: number;
  /** So many connections an address holds at once. */
  readonly mostConnections?: number;
  /** The mail server that takes letters; undefined: nobody is told by mail. */
  readonly mail?: MailOptions;
  /** Where webhooks and pushes may go; undefined: to the open network alone. */
  readonly outbound?: Outbound;
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
  const everyMs = options.lookMs ?? LOOK_MS;
  const timers = timerStore(database);
  const channelStores = channelStore(database);
  const seen = seenStore(database);
  const nudging = nudgePeople({ channels: channelStores, timers, now, everyMs, onFault });
  const store = roomStore(database);
  const thinker = openThinker({
    threads: options.botThreads,
    patienceMs: options.botPatienceMs,
    worker: options.botWorker,
    ownerOf: async (match) => (await store.load(match))?.owner ?? '',
    onFault,
  });
  const tables = new Tables({
    store: matchStore(database),
    thinker,
    titleOf,
    now,
    fresh: () => ({ id: newId(), seed: randomBytes(32).toString('hex'), now: now() }),
    announce: (id) => {
      database.announce(`match:${id}`);
      nudging.note(id);
    },
    hash: (value) => hash('sha256', canonicalJson(value)),
  });
  const notices = new Notices((room, notice) => {
    database.announce(`${notice}:${room}`);
    if (notice === 'room') nudging.note(room);
  });
  const talks = talkStore(database);
  const isOver = async (room: Room): Promise<boolean> => (await phaseOf(tables, room)) === 'over';
  const talk = new Talk({ store: talks, notices, now, isOver });
  const { tellOf } = talk;
  const rooms = new Rooms({ store, tables, notices, tellOf, now, gatherMs });
  const people = peopleStore(database);
  const reseating = new Reseating({ rooms, tables, people, tellOf, now });
  const codes = codeStore(database);
  const accounts = accountStore(database);
  const vacations = vacationStore(database);
  const matches = new OpenMatches({ tables, rooms, vacations, gatherMs });
  const { outbound = OPEN_NETWORK, mail } = options;
  const origin = (): string => options.addressAt?.(port) ?? `http://localhost:${port}`;
  const vapid = await vapidOf(database);
  const sender = new Sender({ vapid, mail, outbound, origin, now, onFault });
  const channels = new Channels({ channels: channelStores, codes, timers, sender, outbound, now });
  const desk = new TelegraphDesk({
    channels: channelStores,
    telegrams: telegramStore(database),
    seen,
    people,
    vacations,
    sender,
    roomStore: store,
    matches,
    tables,
    now,
  });
  const presence = new Presence({ notices, store: presenceStore(database), now });
  const api = new Api({
    rooms,
    matches,
    tables,
    talk,
    talkStore: talks,
    reports: reportStore(database),
    codes,
    notices,
    presence,
    reseating,
    channels,
    channelStore: channelStores,
    seen,
    vacations: new Vacations({ vacations, roomStore: store, tables, notices, now }),
    database,
    accounts,
    passkeys: new Passkeys({ accounts, codes, now }),
    roomStore: store,
    isOver,
    people,
    population: populationStore(database),
    now,
    since: now(),
    build: options.build,
    address: () => options.addressAt?.(port),
    isSecure: options.isSecure,
    hasLimits: options.hasLimits ?? true,
    ...(options.proxyHeader === undefined ? {} : { proxyHeader: options.proxyHeader }),
    onFault,
  });
  const server = createServer(timesOf(options.slowestMs ?? SLOWEST_MS), (request, response) => {
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) {
      if (options.build !== undefined) response.setHeader('x-roundhouse-build', options.build);
      void api.handle(request, response);
    } else options.files(request, response);
  });
  // Behind a proxy all come from one address, and the proxy counts.
  if (options.hasLimits !== false && options.proxyHeader === undefined) {
    limitConnections(server, options.mostConnections ?? MOST_CONNECTIONS);
  }
  const port = await new Promise<number>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port, options.host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : options.port);
    });
  });
  const looking = setInterval(() => {
    api.lookAfterReaders().catch((error: unknown) => {
      // A store that is away is asked again.
      if (!(error instanceof StoreError)) onFault(error);
    });
  }, everyMs);
  looking.unref();
  const unfollow = followNodes({
    database,
    tables,
    notices,
    matches,
    presence,
    everyMs,
    onFault,
  });
  const endClockwork = runClockwork({
    timers,
    vacations,
    rooms,
    matches,
    tables,
    notices,
    now,
    everyMs,
    onFault,
  });
  const endTelegrams = runTimers({
    timers,
    kind: 'telegram',
    fire: ({ subject }) => desk.look(subject),
    now,
    everyMs,
    onFault,
  });
  return {
    port,
    administratorCode: await administratorCode(codes, now()),
    async drain() {
      unfollow();
      clearInterval(looking);
      const closed = new Promise((done) => server.close(done));
      api.close();
      server.closeIdleConnections();
      // Who does not take his answer does not keep the others waiting.
      const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearTimeout(patience);
      // Who has gone before his answer came has left work behind, which needs the store.
      await api.settled();
      await endClockwork();
      await nudging.end();
      await endTelegrams();
      // A store that is away forgets it by its lease.
      await presence.end().catch(() => undefined);
      await matches.close();
      thinker.close();
    },
  };
}
