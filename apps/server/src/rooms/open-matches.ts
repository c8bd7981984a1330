/** Matches that somebody plays: kept open while they go on, so that bots move. What happens by time alone is the clockwork's. */
import { randomBytes } from 'node:crypto';
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Room, VacationStore } from '@roundhouse/store';
import type { OnSteps, Sitting, Tables, Watch } from '@roundhouse/table';
import { alignAway } from './align-away.ts';
import { alignSitters } from './align-sitters.ts';
import { LOBBY, type Notices } from './notices.ts';
import type { Rooms } from './rooms.ts';

/** Nobody looks on and nothing happens: it is opened again by whoever comes. */
const IDLE_MS = 600_000;

/** It is over, and the last reader has gone. */
const OVER_MS = 2_000;

/** So often it is looked which were opened for a question alone. */
const SWEEP_MS = 60_000;

interface Open {
  readonly stop: () => void;
  readonly timer: NodeJS.Timeout;
  /** How many streams there are. */
  readers: number;
}

/** How somebody is told; `ahead`: what can be made of it before it may be told. */
export interface Telling {
  readonly tell: OnSteps;
  readonly ahead: OnSteps;
}

export interface OpenMatchesParts {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly vacations: Pick<VacationStore, 'of'>;
  readonly notices: Notices;
  /** How long devices have to add their salts before the deal is drawn without them. */
  readonly gatherMs: number;
}

export class OpenMatches {
  readonly #tables: Tables;
  readonly #rooms: Rooms;
  readonly #vacations: Pick<VacationStore, 'of'>;
  readonly #notices: Notices;
  readonly #gatherMs: number;
  readonly #open = new Map<string, Promise<Open>>();
  readonly #sweeping: NodeJS.Timeout;
  /** Those that nobody held at the last look. */
  #loose: ReadonlySet<string> = new Set();

  constructor({ tables, rooms, vacations, notices, gatherMs }: OpenMatchesParts) {
    this.#tables = tables;
    this.#rooms = rooms;
    this.#vacations = vacations;
    this.#notices = notices;
    this.#gatherMs = gatherMs;
    this.#sweeping = setInterval(() => void this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** A place at the table of a room, with the seats that are somebody's own. */
  async sit(room: Room, mine: readonly Seat[]): Promise<Sitting> {
    await this.#kept(room);
    return this.#tables.sit(room.id, mine);
  }

  /** Shows it to somebody as it goes on; answers how that is ended. */
  async watch(
    room: Room,
    mine: readonly Seat[],
    viewer: Viewer,
    after: number,
    { tell, ahead }: Telling,
  ): Promise<() => void> {
    const open = await this.#kept(room);
    const sitting = await this.#tables.sit(room.id, mine);
    const watch = watchFrom(sitting, viewer, after, { tell, ahead });
    open.readers += 1;
    return () => {
      watch.stop();
      open.readers -= 1;
      open.timer.refresh();
      if (open.readers === 0) void this.#leaveIfOver(room.id);
    };
  }

  /** What is kept of it is otherwise now: it is read again by whoever comes. */
  async forget(id: string): Promise<void> {
    const opening = this.#open.get(id);
    const open = opening && (await opening.catch(() => undefined));
    const now = this.#open.get(id);
    // Who has begun anew meanwhile reads what is kept now.
    if (now !== undefined && now !== opening) return;
    this.#open.delete(id);
    if (open) this.#end(open);
    await this.#tables.leave(id);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    const open = await Promise.allSettled(this.#open.values());
    for (const each of open) if (each.status === 'fulfilled') this.#end(each.value);
    this.#open.clear();
    // A bot whose thought is cut off must not play what it does when it can't think.
    await this.#tables.close();
  }

  async #kept(room: Room): Promise<Open> {
    const open = await (this.#open.get(room.id) ?? this.#opening(room));
    open.timer.refresh();
    return open;
  }

  #opening(room: Room): Promise<Open> {
    const opening = this.#opened(room);
    this.#open.set(room.id, opening);
    opening.catch(() => {
      // Somebody may have begun anew meanwhile.
      if (this.#open.get(room.id) === opening) this.#open.delete(room.id);
    });
    return opening;
  }

  async #opened(room: Room): Promise<Open> {
    await this.#rooms.ensureMatch(room);
    await alignSitters(this.#tables, room);
    await alignAway(this.#tables, this.#vacations, room);
    const table = await this.#tables.table(room.id);
    // The house looks on, so that bots move though no person does. It has seen all before it is told.
    const watch = table.audience.join({
      tell: () => {
        // Who looks for a table sees that this one is over.
        if (table.running.match.isOver) void this.#tellLobby(room.id);
      },
    });
    watch.seen(Infinity);
    await this.#addSaltsOfBots(room);
    table.goOn();
    // The clockwork would do it too, a look later.
    const start = setTimeout(() => void table.startIfDue(), this.#gatherMs + 10);
    const stop = (): void => {
      clearTimeout(start);
      watch.stop();
    };
    const timer = setTimeout(() => void this.#leave(room.id), IDLE_MS);
    timer.unref();
    return { stop, timer, readers: 0 };
  }

  async #tellLobby(id: string): Promise<void> {
    const room = await this.#rooms.latelyFound(id).catch(() => undefined);
    if (room?.isPublic === true) this.#notices.tell(LOBBY, 'room');
  }

  async #addSaltsOfBots({ id, seats }: Room): Promise<void> {
    const table = await this.#tables.table(id);
    if (!table.running.match.gathering) return;
    for (const [seat, { kind }] of seats.entries()) {
      if (kind === 'bot') await table.addSalt(seat, randomBytes(32).toString('hex'));
    }
  }

  /** Nothing happens there any more: who comes to look opens it again. */
  async #leaveIfOver(id: string): Promise<void> {
    const table = await this.#tables.table(id).catch(() => undefined);
    if (!table?.running.match.isOver) return;
    setTimeout(() => void this.#leave(id), OVER_MS).unref();
  }

  async #leave(id: string): Promise<void> {
    const opening = this.#open.get(id);
    const open = await opening?.catch(() => undefined);
    // Who could not open it has let it go, and who begins anew waits for nobody.
    if (!open || this.#open.get(id) !== opening) return;
    // Somebody still reads: it stays open as long as he does.
    if (open.readers > 0) return;
    this.#open.delete(id);
    this.#end(open);
    await this.#tables.leave(id);
  }

  /** Whoever asked how far a table is, or what was said there, has left it open and does not come back to close it. */
  async #sweep(): Promise<void> {
    const open = (await this.#tables.open()).map(({ running }) => running.match.id);
    const loose = open.filter((id) => !this.#open.has(id));
    const still = loose.filter((id) => this.#loose.has(id));
    this.#loose = new Set(loose);
    // Who holds it now keeps it.
    for (const id of still) if (!this.#open.has(id)) await this.#tables.leave(id);
  }

  #end({ stop, timer }: Open): void {
    clearTimeout(timer);
    stop();
  }
}

/** What is sent counts as seen: a reader elsewhere sets his own pace. */
function watchFrom(
  sitting: Sitting,
  viewer: Viewer,
  after: number,
  { tell, ahead }: Telling,
): Watch {
  const onSteps: OnSteps = (steps) => {
    tell(steps);
    const last = steps.at(-1);
    if (last) queueMicrotask(() => watch.seen(last.seq));
  };
  const watch: Watch = sitting.watch(viewer, after, onSteps, ahead);
  return watch;
}
