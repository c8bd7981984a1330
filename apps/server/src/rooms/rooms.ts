/** Tables online: opened by somebody, filled by those who are invited, begun when nobody is missing. */
import { timingSafeEqual } from 'node:crypto';
import type { Level } from '@roundhouse/bots';
import { isRefusal, type Seat } from '@roundhouse/engine';
import type { AccountStore, Person, Room, RoomSeat, RoomStore } from '@roundhouse/store';
import { StoreError, type Pace, type Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { InTurn } from '../operate/in-turn.ts';
import type { Quotas } from '../operate/quotas.ts';
import { hashOf, newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { TellOf } from '../talk/table-word.ts';
import { alignSitters } from './align-sitters.ts';
import { readBegun } from './begun-elsewhere.ts';
import { demandAccount, demandRateable, stakesOf } from '../ratings/rateable.ts';
import type { KnownRooms } from './known-rooms.ts';
import { LOBBY, type Notices } from './notices.ts';
import {
  botAt,
  isKeptFor,
  keptFor,
  maySitIn,
  seatOf,
  seatsOf,
  sitterOf,
  type SeatWish,
} from './seats.ts';

export interface Opening {
  readonly title: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatWish[];
  readonly isSilent: boolean;
  readonly isPublic: boolean;
  readonly isRated?: boolean;
  readonly pace?: Pace | undefined;
}

export interface RoomsParts {
  readonly store: RoomStore;
  readonly known: KnownRooms;
  readonly tables: Tables;
  readonly notices: Notices;
  /** Where it is told who comes and goes. */
  readonly tellOf: TellOf;
  readonly accounts: Pick<AccountStore, 'of' | 'passkeys'>;
  readonly quotas: Pick<Quotas, 'tables' | 'bots'>;
  readonly now: () => number;
  /** How long devices have to add their salts before the deal is drawn without them. */
  readonly gatherMs: number;
}

/** Where somebody wants to sit; `beside`: the name of one more person at his device. */
export interface Wanted {
  readonly seat?: Seat | undefined;
  readonly beside?: string | undefined;
}

/** What a room gets by itself. */
type Made = 'isBegun' | 'made' | 'revision' | 'rematch' | 'record' | 'tournament';

/** How often somebody else may be faster before a change is given up. */
const MOST_TRIES = 8;

export class Rooms {
  readonly #parts: RoomsParts;
  readonly #turns = new InTurn();

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  async open(owner: Person, opening: Opening) {
    const { title, config, seats, isSilent, isPublic, pace, isRated = false } = opening;
    const whole = { ...config, seats: seats.length };
    const rules = await titleOf(title)?.rules();
    if (!rules) throw new Problem('bad-request', `there is no game '${title}'`);
    const refused = rules.configure(whole);
    if (isRefusal(refused)) throw new Problem('refused', undefined, refused);
    const secret = newInvitation();
    const room = await this.create({
      id: newId(),
      title,
      config: whole,
      owner: owner.id,
      seats: seats.map((wish, seat) => seatOf(wish, owner, seat)),
      invitation: hashOf(secret),
      isSilent,
      isPublic,
      isRated,
      pace: pace ?? null,
    });
    return { room, secret };
  }

  async create(
    room: Omit<Room, Made> & Partial<Pick<Room, 'record' | 'tournament'>>,
  ): Promise<Room> {
    const { store, now } = this.#parts;
    if (room.isRated) await demandRateable(this.#parts.accounts, room);
    const made: Room = begunIfFull({
      ...room,
      isBegun: false,
      made: now(),
      revision: 1,
      rematch: null,
      record: room.record ?? null,
      tournament: room.tournament ?? null,
    });
    // Those of a tournament are as many as its people need, whoever holds it.
    if (made.tournament !== null) await store.create(made);
    else {
      await this.#turns.of(made.owner, async () => {
        await this.#demandRoom(made.owner, made.seats);
        await store.create(made);
      });
    }
    if (made.isPublic) this.#parts.notices.tell(LOBBY, 'room');
    if (made.isBegun) await this.#begin(made);
    return made;
  }

  /** A game that was begun elsewhere goes on here when everybody sits. */
  async openBegun(
    owner: Person,
    text: string,
    { seats, isSilent, isPublic, pace }: Omit<Opening, 'title' | 'config'>,
  ) {
    const { title, config, record } = await readBegun(text);
    if (config.seats !== seats.length) {
      throw new Problem('bad-request', `seats: there are ${config.seats}`);
    }
    const secret = newInvitation();
    const room = await this.create({
      id: newId(),
      title,
      config,
      owner: owner.id,
      seats: seats.map((wish, seat) => seatOf(wish, owner, seat)),
      invitation: hashOf(secret),
      isSilent,
      isPublic,
      isRated: false,
      pace: pace ?? null,
      record,
    });
    return { room, secret };
  }

  /** As it was a moment ago; undefined: it has to be found. */
  known(id: string): Room | undefined {
    return this.#parts.known.get(id);
  }

  /** As it was a moment ago, where that is known: never older than what the same request has found. */
  async latelyFound(id: string): Promise<Room> {
    return this.known(id) ?? this.find(id);
  }

  async find(id: string): Promise<Room> {
    const { known, store } = this.#parts;
    const room = await known.read(store, id);
    if (!room) throw new Problem('no-such-table');
    return room;
  }

  /** Whoever has no right secret hears of no table. */
  async invited(id: string, secret: string): Promise<Room> {
    const room = await this.find(id);
    const [given, kept] = [Buffer.from(hashOf(secret)), Buffer.from(room.invitation)];
    if (given.length !== kept.length || !timingSafeEqual(given, kept)) {
      throw new Problem('no-such-table');
    }
    return room;
  }

  /** Who may come in without a secret: anybody to a public table, its owner, and who is expected. */
  async entered(id: string, secret: string | undefined, person: Person | undefined): Promise<Room> {
    if (secret !== undefined) return this.invited(id, secret);
    const room = await this.find(id);
    const isExpected =
      room.owner === person?.id ||
      keptFor(room, person?.id) !== undefined ||
      seatsOf(room, person?.id).length > 0;
    if (!room.isPublic && !isExpected) throw new Problem('no-such-table');
    return room;
  }

  async renewInvitation(id: string): Promise<string> {
    const secret = newInvitation();
    await this.change(id, (room) => ({ ...room, invitation: hashOf(secret) }));
    return secret;
  }

  /** Who sits already stays where he is, unless he brings somebody. */
  async sitDown(
    id: string,
    person: Person,
    { seat: wanted, beside }: Wanted,
  ): Promise<{ readonly seat: Seat; readonly room: Room }> {
    // That never changes.
    const { isRated } = await this.latelyFound(id);
    if (isRated) await demandAccount(this.#parts.accounts, person.id);
    if (isRated && beside !== undefined) throw new Problem('rated-table');
    let taken: Seat = -1;
    let isNew = false;
    let isFirst = false;
    let name = beside ?? person.name;
    const seated = await this.change(id, (before) => {
      // It is asked again where somebody else was faster: he himself from another device, too.
      isFirst = false;
      taken = seatsOf(before, person.id)[0] ?? -1;
      const isBack = wanted !== undefined && isKeptFor(before.seats[wanted], person.id);
      // Nobody is rated for playing against himself, by no seat that was kept for him either.
      isNew = taken < 0 || (!isRated && (beside !== undefined || isBack));
      if (!isNew) return before;
      const isFree = before.seats.some((holder) => maySitIn(holder, person.id));
      if (!isFree) throw new Problem(before.isBegun ? 'already-begun' : 'table-full');
      const first = before.seats.findIndex((holder) => maySitIn(holder, person.id));
      taken = wanted ?? keptFor(before, person.id) ?? first;
      const holder = before.seats[taken];
      if (!maySitIn(holder, person.id)) throw new Problem('seat-taken');
      // Whoever comes back is called as before, though somebody beside him may have another name.
      if (holder?.kind === 'bot' && isKeptFor(holder, person.id)) name = holder.for?.name ?? name;
      const after = begunIfFull({
        ...before,
        seats: before.seats.with(taken, { kind: 'person', person: person.id, name }),
      });
      isFirst = after.isBegun && !before.isBegun;
      return after;
    });
    if (isNew) await this.#parts.tellOf(id, 'sat-down', { name, seat: taken, person: person.id });
    if (isFirst) await this.#begin(seated);
    return { seat: taken, room: isFirst ? seated : await this.settle(seated) };
  }

  async standUp(id: string, by: Person, seat: Seat): Promise<void> {
    let stood: Exclude<RoomSeat, { kind: 'open' }> | undefined;
    await this.change(id, (room) => {
      // Where somebody else was faster, nobody has stood up yet.
      stood = undefined;
      if (room.isBegun) throw new Problem('already-begun');
      const holder = room.seats[seat];
      const isMine = holder?.kind === 'person' && holder.person === by.id;
      if (!isMine && room.owner !== by.id) throw new Problem('not-your-seat');
      if (!holder || (holder.kind === 'open' && !holder.for)) return room;
      stood = holder.kind === 'open' ? undefined : holder;
      return { ...room, seats: room.seats.with(seat, { kind: 'open' }) };
    });
    if (!stood) return;
    const { name } = stood;
    const person = stood.kind === 'person' ? { person: stood.person } : {};
    await this.#parts.tellOf(id, 'stood-up', { name, seat, ...person });
  }

  async #demandRoom(owner: string, seats: Room['seats']): Promise<void> {
    const { store, quotas } = this.#parts;
    if ((await store.countOpen(owner)) >= quotas.tables) throw new Problem('too-many', 'tables');
    await this.#demandBots(owner, seats.filter(({ kind }) => kind === 'bot').length);
  }

  /** One more bot at a table of somebody, seated by this. */
  async withBot(owner: string, seat: () => Promise<void>): Promise<void> {
    await this.#turns.of(owner, async () => {
      await this.#demandBots(owner, 1);
      await seat();
    });
  }

  /** Bots think one after the other: nobody has so many that others wait for theirs. */
  async #demandBots(owner: string, more: number): Promise<void> {
    if (more === 0) return;
    const there = await this.#parts.store.countBots(owner);
    if (there + more > this.#parts.quotas.bots) throw new Problem('too-many', 'bots');
  }

  /** Bots take what is still free. */
  async begin(id: string, level: Level): Promise<Room> {
    const { owner } = await this.latelyFound(id);
    const room = await this.#turns.of(owner, async () => {
      const { seats } = await this.find(id);
      await this.#demandBots(owner, seats.filter(({ kind }) => kind === 'open').length);
      return this.change(id, (before) => ({
        ...before,
        seats: before.seats.map((holder, seat) =>
          holder.kind === 'open' ? botAt(seat, level) : holder,
        ),
      }));
    });
    return this.beginIfFull(room);
  }

  /** What follows from who sits there now: it begins, or the match hears of it. Answers how it is then. */
  async settle(room: Room): Promise<Room> {
    if (!room.isBegun) return this.beginIfFull(room);
    await this.ensureMatch(room);
    await alignSitters(this.#parts.tables, room);
    return room;
  }

  /** The match of a room that has begun, made where a crash came in between. */
  async ensureMatch(room: Room): Promise<void> {
    if (!room.isBegun) throw new Problem('not-begun');
    if (!(await isMade(this.#parts.tables, room.id))) await this.#makeMatch(room);
  }

  async #makeMatch(room: Room): Promise<void> {
    const { tables, gatherMs } = this.#parts;
    const sitters = room.seats.flatMap(sitterOf);
    try {
      const { id, title, config, record, pace } = room;
      const stakes = stakesOf(room);
      const terms = { id, sitters, ...(pace ? { pace } : {}), ...(stakes ? { stakes } : {}) };
      const made =
        record === null
          ? await tables.begin({ ...terms, title, config, gatherMs })
          : await tables.importRecord(record, terms);
      if (isRefusal(made)) throw new Problem('refused', undefined, made);
    } catch (error) {
      if (!(error instanceof StoreError) || error.problem !== 'taken') throw error;
    }
  }

  /** Answers how it is then. */
  async beginIfFull(room: Room): Promise<Room> {
    if (room.isBegun || begunIfFull(room) === room) return room;
    let isFirst = false;
    const begun = await this.change(room.id, (before) => {
      const after = begunIfFull(before);
      isFirst = after !== before;
      return after;
    });
    if (isFirst) await this.#begin(begun);
    else if (begun.isBegun) await this.ensureMatch(begun);
    return begun;
  }

  /** By whom the room was written as begun: there is no match yet. */
  async #begin(room: Room): Promise<void> {
    await this.#makeMatch(room);
    await this.#parts.tellOf(room.id, 'began');
  }

  /** By what is there when it is written, not when it was read. */
  async change(id: string, change: (room: Room) => Room): Promise<Room> {
    for (let tries = 0; ; tries += 1) {
      const before = await this.find(id);
      const after = change(before);
      if (after === before) return before;
      const room = { ...after, revision: before.revision + 1 };
      try {
        await this.#parts.store.change(room);
        this.#parts.notices.tell(id, 'room');
        if (before.isPublic || room.isPublic) this.#parts.notices.tell(LOBBY, 'room');
        return room;
      } catch (error) {
        const isTaken = error instanceof StoreError && error.problem === 'taken';
        if (!isTaken || tries === MOST_TRIES) throw error;
      }
    }
  }
}

/** From then on nobody stands up; what is missing of the match can always be made. */
function begunIfFull(room: Room): Room {
  const isFull = room.seats.every(({ kind }) => kind !== 'open');
  return isFull && !room.isBegun ? { ...room, isBegun: true } : room;
}

/** Whoever makes it while another does finds it taken: that it is there is seldom learned so. */
async function isMade(tables: Tables, id: string): Promise<boolean> {
  try {
    await tables.table(id);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.problem === 'missing') return false;
    throw error;
  }
}
