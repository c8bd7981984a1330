/** Seats that change hands while a match runs. Nobody is put out of his seat by another while he is there. */
import type { Level } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import type { PeopleStore, Person, Room, RoomSeat } from '@roundhouse/store';
import type { Tables } from '@roundhouse/table';
import { hashOf, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import type { TellOf } from '../talk/table-word.ts';
import { demandNoStakes } from '../ratings/rateable.ts';
import { phaseOf } from './phase.ts';
import type { Rooms } from './rooms.ts';
import { botAt } from './seats.ts';

/** Whoever was not heard of for so long has left. */
const ABSENT_MS = 600_000;
/** What plays on for who leaves; the owner can change it. */
const USUAL_LEVEL = 'normal';

export interface ReseatingParts {
  readonly rooms: Rooms;
  readonly people: Pick<PeopleStore, 'lastSeen'>;
  readonly tellOf: TellOf;
  readonly now: () => number;
  readonly tables: Tables;
}

export class Reseating {
  readonly #parts: ReseatingParts;

  constructor(parts: ReseatingParts) {
    this.#parts = parts;
  }

  /** `isFree`: whoever has the invitation may sit down there. */
  async leave(room: Room, seat: Seat, isFree = false): Promise<void> {
    await this.#demandRunning(room);
    if (isFree) demandNoStakes(room);
    await this.#seatBot(room, seat, { level: USUAL_LEVEL, isFree });
  }

  async seatBot(room: Room, by: Person, seat: Seat, level: Level): Promise<void> {
    demandNoStakes(room);
    if (room.isBegun) await this.#demandRunning(room);
    const holder = room.seats[seat];
    if (holder?.kind === 'person' && holder.person !== by.id) {
      const seen = await this.#parts.people.lastSeen(holder.person);
      // Seen at a time that is yet to come: the clock was set back, and who is here is noted anew.
      if (Math.abs(this.#parts.now() - seen) < ABSENT_MS) throw new Problem('still-here');
    }
    const seated = (): Promise<void> => this.#seatBot(room, seat, { level });
    if (holder?.kind === 'bot') await seated();
    else await this.#parts.rooms.withBot(room.owner, seated);
  }

  /** The secret of the invitation by which somebody sits down in a bot's place. */
  async free(room: Room, seat: Seat): Promise<string> {
    demandNoStakes(room);
    if (room.isBegun) await this.#demandRunning(room);
    const secret = newInvitation();
    await this.#parts.rooms.change(room.id, (before) => {
      const holder = before.seats[seat];
      if (holder?.kind !== 'bot') throw new Problem('seat-taken');
      const free: RoomSeat = before.isBegun ? { ...holder, isFree: true } : { kind: 'open' };
      return { ...before, seats: before.seats.with(seat, free), invitation: hashOf(secret) };
    });
    const holder = room.seats[seat];
    if (holder?.kind === 'bot')
      await this.#parts.tellOf(room.id, 'seat-free', { name: holder.name, seat });
    return secret;
  }

  async #seatBot(
    { id, seats }: Room,
    seat: Seat,
    { level, isFree = false }: { readonly level: Level; readonly isFree?: boolean },
  ): Promise<void> {
    const { rooms, tellOf } = this.#parts;
    const known = seats[seat];
    if (!known) throw new Problem('bad-request', 'seat: there is none');
    const bot = botFor(known, seat, level);
    const room = await rooms.change(id, (before) => {
      const holder = before.seats[seat];
      // Somebody else may have sat down there since it was looked at.
      if (JSON.stringify(holder) !== JSON.stringify(known)) throw new Problem('seat-taken');
      const seated = holder?.kind === 'bot' ? { ...holder, level } : bot;
      const free = isFree ? { ...seated, isFree } : seated;
      return { ...before, seats: before.seats.with(seat, free) };
    });
    if (known.kind === 'person') {
      await tellOf(id, 'bot-plays', { name: known.name, seat, person: known.person });
    }
    await rooms.settle(room);
  }

  async #demandRunning(room: Room): Promise<void> {
    const phase = await phaseOf(this.#parts.tables, room);
    if (phase === 'over') throw new Problem('is-over');
    if (phase !== 'running') throw new Problem('not-begun');
  }
}

/** Whoever leaves while it runs may come back. */
function botFor(holder: RoomSeat, seat: Seat, level: Level): Extract<RoomSeat, { kind: 'bot' }> {
  if (holder.kind !== 'person') return botAt(seat, level);
  return { ...botAt(seat, level), for: { person: holder.person, name: holder.name } };
}
