/** A server of tables: its parts put together, started and ended. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  keepHouse,
  accountStore,
  channelStore,
  codeStore,
  matchStore,
  peopleStore,
  populationStore,
  presenceStore,
  renamings,
  ratingStore,
  reportStore,
  reviewStore,
  roomStore,
  seenStore,
  setReportStore,
  setStore,
  talkStore,
  telegramStore,
  timerStore,
  tournamentStore,
  vacationStore,
  type Database,
  type Room,
} from '@roundhouse/store';
import { StoreError, Tables } from '@roundhouse/table';
import { titleOf, type Playable } from '@roundhouse/titles';
import { openThinker } from './bots/server-thinker.ts';
import { Api, type OnFault } from './http/api.ts';
import { limitConnections } from './http/connections.ts';
import { exposition } from './operate/exposition.ts';
import { loadForOffice, loadOf, type LoadParts } from './operate/load.ts';
import { silentLog, type Log } from './operate/log.ts';
import { Meters } from './operate/meters.ts';
import { openOperatorDoor } from './operate/operator-door.ts';
import { Limits } from './http/limits.ts';
import { USUAL_QUOTAS, type Quotas } from './operate/quotas.ts';
import { administratorCode } from './people/first-administrator.ts';
import { KnownSessions } from './people/known-sessions.ts';
import { Passkeys } from './people/passkeys.ts';
import { newId } from './people/secrets.ts';
import { Vacations } from './people/vacations.ts';
import { Notices } from './rooms/notices.ts';
import { runClockwork } from './rooms/clockwork.ts';
import { KnownRooms } from './rooms/known-rooms.ts';
import { OpenMatches } from './rooms/open-matches.ts';
import { phaseOf } from './rooms/phase.ts';
import { Presence } from './rooms/presence.ts';
import { Reseating } from './rooms/reseating.ts';
import { followNodes } from './rooms/follow-nodes.ts';
import { Rooms } from './rooms/rooms.ts';
import { Reviews } from './reviews/reviews.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { runTimers } from './rooms/run-timers.ts';
import { hashOfSight } from './rooms/told-sights.ts';
import { Sets } from './sets/sets.ts';
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
/** Not while a start keeps it busy; daily from then on. */
const HOUSEKEEPING_MS = 600_000;
/** So long running requests have to be answered when the server ends. */
const PATIENCE_MS = 10_000;

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
  /** What can be played; undefined: the titles. */
  readonly titleOf?: (id: string) => Playable | undefined;
  /** What thinks; undefined: the bots of the titles. */
  readonly botWorker?: URL;
  readonly lookMs?: number;
  /** Undefined: it has. */
  readonly hasLimits?: boolean;
  readonly proxyHeader?: string;
  /** So long the head of a request may take, and twice as long all of it. */
  readonly slowestMs?: number;
  /** What is not named is as usual. */
  readonly quotas?: Partial<Quotas>;
  /** Who shows it may read the figures from anywhere; undefined: this machine alone, where no proxy stands in front. */
  readonly metricsToken?: string;
  readonly isBehindProxy?: boolean;
  /** So long it says that it will end and still serves, so that who shares out the requests sends them elsewhere. */
  readonly farewellMs?: number;
  readonly log?: Log;
  /** The mail server that takes letters; undefined: nobody is told by mail. */
  readonly mail?: MailOptions;
  /** Where webhooks and pushes may go; undefined: to the open network alone. */
  readonly outbound?: Outbound;
  readonly now: () => number;
  readonly onFault: OnFault;
}

export interface RunningServer {
  readonly port: number;
  /** Makes whoever gives it the first administrator; undefined: there is one. */
  readonly administratorCode: string | undefined;
  /** No new requests; those that run are answered, streams end, what was answered is kept. */
  drain(): Promise<void>;
}

/** Nobody waits for it, and the table goes on: it is done again when it is needed. */
function attempt(work: () => void, onFault: OnFault): void {
  try {
    work();
  } catch (error) {
    onFault(error);
  }
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { now, gatherMs, log = silentLog } = options;
  const quotas = { ...USUAL_QUOTAS, ...options.quotas };
  const meters = new Meters(now);
  const sessions = new KnownSessions(now);
  const known = new KnownRooms(now, () => presence.isAlone);
  const database = known.over(sessions.over(meters.over(options.database)));
  const onFault: OnFault = (error, about) => {
    meters.faults += 1;
    options.onFault(error, about);
  };
  const since = now();
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
    store: meters.overMatches(matchStore(database)),
    thinker,
    titleOf: options.titleOf ?? titleOf,
    now,
    fresh: () => ({ id: newId(), seed: randomBytes(32).toString('hex'), now: now() }),
    announce: (id) => {
      database.announce(`match:${id}`);
      nudging.note(id);
    },
    hash: hashOfSight,
    meanwhile: (work) => void setImmediate(() => attempt(work, onFault)),
  });
  const notices = new Notices((room, notice) => {
    database.announce(`${notice}:${room}`);
    if (notice === 'room') nudging.note(room);
  });
  const talks = talkStore(database);
  const isOver = async (room: Room): Promise<boolean> => (await phaseOf(tables, room)) === 'over';
  const talk = new Talk({ store: talks, notices, now, isOver });
  const { tellOf } = talk;
  const accounts = accountStore(database);
  const rooms = new Rooms({
    store,
    known,
    tables,
    notices,
    accounts,
    tellOf,
    quotas,
    now,
    gatherMs,
  });
  const people = sessions.of(peopleStore(database));
  const reseating = new Reseating({ rooms, tables, people, tellOf, now });
  const codes = codeStore(database);
  const vacations = vacationStore(database);
  const matches = new OpenMatches({ tables, rooms, vacations, notices, gatherMs });
  const ratings = ratingStore(database);
  const tournamentsKept = tournamentStore(database);
  const tournaments = new Tournaments({
    store: tournamentsKept,
    roomStore: store,
    accounts,
    rooms,
    matches,
    reseating,
    notices,
    now,
  });
  const setsKept = setStore(database);
  const sets = new Sets({ store: setsKept, accounts, quotas, now });
  const reviews = new Reviews({ store: reviewStore(database), tables, thinker, now, onFault });
  const { outbound = OPEN_NETWORK, mail } = options;
  const origin = (): string => options.addressAt?.(port) ?? `http://localhost:${port}`;
  const vapid = await vapidOf(database);
  const sender = new Sender({
    vapid,
    mail,
    outbound,
    origin,
    now,
    onFault,
    onDelivery: (channel, delivery) => meters.told(channel, delivery),
  });
  const channels = new Channels({ channels: channelStores, codes, timers, sender, outbound, now });
  const desk = new TelegraphDesk({
    channels: channelStores,
    telegrams: telegramStore(database),
    seen,
    people,
    vacations,
    sender,
    roomStore: store,
    tournaments: tournamentsKept,
    matches,
    tables,
    now,
  });
  const presence = new Presence({ notices, store: presenceStore(database), now });
  const busy = (): LoadParts => ({ database, now, since, api, matches, thinker });
  const api: Api = new Api({
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
    ratings,
    reviews,
    tournaments,
    tournamentStore: tournamentsKept,
    sets,
    setStore: setsKept,
    setReports: setReportStore(database),
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
    since,
    quotas,
    meters,
    log,
    readLoad: () => loadForOffice(meters, busy()),
    build: options.build,
    address: () => options.addressAt?.(port),
    isSecure: options.isSecure,
    limits: (options.hasLimits ?? true) ? new Limits(now, quotas.rate) : undefined,
    ...(options.proxyHeader === undefined ? {} : { proxyHeader: options.proxyHeader }),
    onFault,
  });
  let isDraining = false;
  const isOperator = openOperatorDoor({
    database,
    isDraining: () => isDraining,
    figures: async () => exposition(meters, await loadOf(busy())),
    metricsToken: options.metricsToken,
    isBehindProxy: options.isBehindProxy ?? options.proxyHeader !== undefined,
  });
  const server = createServer(timesOf(options.slowestMs ?? SLOWEST_MS), (request, response) => {
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) {
      if (options.build !== undefined) response.setHeader('x-roundhouse-build', options.build);
      void api.handle(request, response);
    } else if (!isOperator(request, response)) options.files(request, response);
  });
  // Behind a proxy all come from one address, and the proxy counts.
  if (options.hasLimits !== false && options.proxyHeader === undefined) {
    limitConnections(server, quotas.connections);
  }
  const [renamed] = await renamings(database, undefined);
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
    renamed: renamed?.number ?? 0,
    everyMs,
    onFault,
  });
  await timers.bringForward('housekeeping', ['people'], now(), now() + HOUSEKEEPING_MS);
  const endClockwork = runClockwork({
    timers,
    keepHouse: (unused) => keepHouse(database, unused),
    ratings,
    tournaments,
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
    kinds: ['telegram'],
    fire: ({ subject }) => desk.look(subject),
    now,
    everyMs,
    onFault,
  });
  return {
    port,
    administratorCode: await administratorCode(codes, now()),
    async drain() {
      isDraining = true;
      log('info', 'draining', { streams: api.streams, matches: matches.size });
      if (options.farewellMs) await sleep(options.farewellMs);
      unfollow();
      clearInterval(looking);
      // A message that nobody takes is not waited for: what may have arrived is not sent again.
      const told = Promise.race([endTelegrams(), sleep(PATIENCE_MS, undefined, { ref: false })]);
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
      await told;
      // A store that is away forgets it by its lease.
      await presence.end().catch(() => undefined);
      await matches.close();
      thinker.close();
      await reviews.close();
      meters.close();
    },
  };
}
