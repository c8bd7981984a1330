/** Tables online: opened by somebody, filled by those who are invited, begun when nobody is missing. */
import { timingSafeEqual } from 'node:crypto';
import type { Level } from '@roundhouse/bots';
import { isRefusal, type Seat } from '@roundhouse/engine';
import type { Person, Room, RoomSeat, RoomStore } from '@roundhouse/store';
import { StoreError, type Sitter, type Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { hashOf, newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { TellOf } from '../talk/table-word.ts';

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level };

export interface Opening {
  readonly title: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatWish[];
  readonly isSilent: boolean;
}

export interface RoomsParts {
  readonly store: RoomStore;
  readonly tables: Tables;
  /** Where it is told who comes and goes. */
  readonly tellOf: TellOf;
  readonly now: () => number;
  /** How long devices have to add their salts before the deal is drawn without them. */
  readonly gatherMs: number;
}

/** How often somebody else may be faster before a change is given up. */
const MOST_TRIES = 8;

export class Rooms {
  readonly #parts: RoomsParts;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  async open(owner: Person, { title, config, seats, isSilent }: Opening) {
    const whole = { ...config, seats: seats.length };
    const rules = await titleOf(title)?.rules();
    if (!rules) throw new Problem('bad-request', `there is no game '${title}'`);
    const refused = rules.configure(whole);
    if (isRefusal(refused)) throw new Problem('refused', undefined, refused);
    const secret = newInvitation();
    const room: Room = {
      id: newId(),
      title,
      config: whole,
      owner: owner.id,
      seats: seats.map((wish, seat) => seatOf(wish, owner, seat)),
      invitation: hashOf(secret),
      isBegun: false,
      isSilent,
      made: this.#parts.now(),
      revision: 1,
    };
    await this.#parts.store.create(room);
    await this.#beginIfFull(room);
    return { room, secret };
  }

  async find(id: string): Promise<Room> {
    const room = await this.#parts.store.load(id);
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

  async renewInvitation(id: string): Promise<string> {
    const secret = newInvitation();
    await this.#change(id, (room) => ({ ...room, invitation: hashOf(secret) }));
    return secret;
  }

  /** Who sits already stays where he is. */
  async sitDown(id: string, person: Person, wanted?: Seat): Promise<Seat> {
    let taken: Seat = -1;
    let isNew = false;
    const room = await this.#change(id, (before) => {
      const own = seatsOf(before, person.id);
      taken = own[0] ?? -1;
      isNew = taken < 0;
      if (!isNew) return before;
      if (before.isBegun) throw new Problem('already-begun');
      taken = wanted ?? before.seats.findIndex(({ kind }) => kind === 'open');
      if (taken < 0) throw new Problem('table-full');
      if (before.seats[taken]?.kind !== 'open') throw new Problem('seat-taken');
      const holder: RoomSeat = { kind: 'person', person: person.id, name: person.name };
      return { ...before, seats: before.seats.with(taken, holder) };
    });
    if (isNew) await this.#parts.tellOf(id, 'sat-down', person.name, taken);
    await this.#beginIfFull(room);
    return taken;
  }

  async standUp(id: string, by: Person, seat: Seat): Promise<void> {
    let name: string | undefined;
    await this.#change(id, (room) => {
      if (room.isBegun) throw new Problem('already-begun');
      const holder = room.seats[seat];
      const isMine = holder?.kind === 'person' && holder.person === by.id;
      if (!isMine && room.owner !== by.id) throw new Problem('not-your-seat');
      if (!holder || holder.kind === 'open') return room;
      ({ name } = holder);
      return { ...room, seats: room.seats.with(seat, { kind: 'open' }) };
    });
    if (name !== undefined) await this.#parts.tellOf(id, 'stood-up', name, seat);
  }

  /** Bots take what is still free. */
  async begin(id: string, level: Level): Promise<void> {
    const room = await this.#change(id, (before) => ({
      ...before,
      seats: before.seats.map((holder, seat) =>
        holder.kind === 'open' ? botAt(seat, level) : holder,
      ),
    }));
    await this.#beginIfFull(room);
  }

  /** The match of a room that has begun, made where a crash came in between. */
  async ensureMatch(room: Room): Promise<void> {
    if (!room.isBegun) throw new Problem('not-begun');
    const { tables, gatherMs } = this.#parts;
    const sitters = room.seats.flatMap(sitterOf);
    try {
      const wanted = { id: room.id, title: room.title, config: room.config, sitters, gatherMs };
      const made = await tables.begin(wanted);
      if (isRefusal(made)) throw new Problem('refused', undefined, made);
    } catch (error) {
      if (!(error instanceof StoreError) || error.problem !== 'taken') throw error;
    }
  }

  async #beginIfFull(room: Room): Promise<void> {
    if (room.isBegun || room.seats.some(({ kind }) => kind === 'open')) return;
    // From here on nobody sits down or stands up; what is missing of the match can always be made.
    const begun = await this.#change(room.id, (before) => {
      const isFull = before.seats.every(({ kind }) => kind !== 'open');
      return isFull ? { ...before, isBegun: true } : before;
    });
    if (!begun.isBegun) return;
    await this.ensureMatch(begun);
    await this.#parts.tellOf(begun.id, 'began', '');
  }

  /** By what is there when it is written, not when it was read. */
  async #change(id: string, change: (room: Room) => Room): Promise<Room> {
    for (let tries = 0; ; tries += 1) {
      const before = await this.find(id);
      const after = change(before);
      if (after === before) return before;
      const room = { ...after, revision: before.revision + 1 };
      try {
        await this.#parts.store.change(room);
        return room;
      } catch (error) {
        const isTaken = error instanceof StoreError && error.problem === 'taken';
        if (!isTaken || tries === MOST_TRIES) throw error;
      }
    }
  }
}

export function seatsOf({ seats }: Room, person: string | undefined): readonly Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person ? [seat] : [],
  );
}

function seatOf(wish: SeatWish, me: Person, seat: Seat): RoomSeat {
  if (wish.kind === 'open') return wish;
  if (wish.kind === 'bot') return botAt(seat, wish.level);
  return { kind: 'person', person: me.id, name: me.name };
}

const BOT_NAMES = [
  'Stephenson',
  'Trevithick',
  'Brunel',
  'Gresley',
  'Stroudley',
  'Locke',
  'Hackworth',
  'Rastrick',
];

function botAt(seat: Seat, level: Level): RoomSeat {
  return { kind: 'bot', name: BOT_NAMES[seat] ?? level, level };
}

function sitterOf(holder: RoomSeat): readonly Sitter[] {
  if (holder.kind === 'open') return [];
  if (holder.kind === 'bot') return [holder];
  return [{ kind: 'person', name: holder.name }];
}
