/** Tournaments: made by somebody with an account, joined by a link or from the list, played round by round. */
import {
  heldByNext,
  type AccountStore,
  type DrawnTable,
  type ListedRoom,
  type Person,
  type RoomSeat,
  type RoomStore,
  type Tournament,
  type TournamentStore,
} from '@roundhouse/store';
import { isDone, untilFirst } from '@roundhouse/table';
import { hashOf, newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import { demandAccount } from '../ratings/rateable.ts';
import type { Notices } from '../rooms/notices.ts';
import type { OpenMatches } from '../rooms/open-matches.ts';
import type { Reseating } from '../rooms/reseating.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { botAt, seatsOf } from '../rooms/seats.ts';
import { demandHost, draw, entrantOf, sizesOf, without } from './course.ts';

export interface TournamentsParts {
  readonly store: TournamentStore;
  readonly roomStore: Pick<RoomStore, 'ofTournament' | 'load'>;
  readonly accounts: Pick<AccountStore, 'of' | 'passkeys'>;
  readonly rooms: Rooms;
  readonly matches: Pick<OpenMatches, 'sit'>;
  readonly reseating: Pick<Reseating, 'leave'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly now: () => number;
}

export type Plan = Pick<
  Tournament,
  | 'name'
  | 'title'
  | 'config'
  | 'size'
  | 'rounds'
  | 'pace'
  | 'isRated'
  | 'isPublic'
  | 'goesOn'
  | 'level'
>;

/** A club's hall has no more tables. */
const MOST_ENTRANTS = 60;
/** Of one person, that are not over. */
const MOST_OPEN = 5;
const MOST_TRIES = 8;

export class Tournaments {
  readonly #parts: TournamentsParts;

  constructor(parts: TournamentsParts) {
    this.#parts = parts;
  }

  async open(owner: Person, plan: Plan): Promise<string> {
    const { store, accounts, now } = this.#parts;
    await demandAccount(accounts, owner.id);
    const sizes = await sizesOf(plan);
    if (!sizes.includes(plan.size)) {
      throw new Problem('bad-request', `size: one of ${sizes.join(', ')}`);
    }
    if (plan.isRated && !plan.pace) throw new Problem('rated-table', 'a rated match has a pace');
    if ((await store.countOpen(owner.id)) >= MOST_OPEN)
      throw new Problem('too-many', 'tournaments');
    const id = newId();
    await store.create({
      ...plan,
      id,
      owner: owner.id,
      host: owner.name,
      phase: 'open',
      entrants: [],
      drawn: [],
      made: now(),
      revision: 1,
    });
    return id;
  }

  async find(id: string): Promise<Tournament> {
    const found = await this.#parts.store.load(id);
    if (!found) throw new Problem('no-such-tournament');
    return found;
  }

  async join(id: string, person: Person): Promise<void> {
    const { isRated } = await this.find(id);
    if (isRated) await demandAccount(this.#parts.accounts, person.id);
    await this.#change(id, (before) => {
      if (entrantOf(before, person.id) !== undefined) return before;
      if (before.phase !== 'open') throw new Problem('already-begun');
      if (before.entrants.length >= MOST_ENTRANTS) throw new Problem('table-full');
      const entrant = { person: person.id, name: person.name, isGone: false };
      return { ...before, entrants: [...before.entrants, entrant] };
    });
  }

  /** Whoever leaves plays on at his table if he likes, and is not paired again. */
  async leave(id: string, person: Person): Promise<void> {
    await this.#change(id, (before) => {
      const entrant = entrantOf(before, person.id);
      return entrant === undefined ? before : without(before, entrant);
    });
  }

  /** Whoever does not turn up: a bot plays on for him, and he is not paired again. */
  async drop(id: string, by: Person, entrant: number): Promise<void> {
    const known = await this.find(id);
    demandHost(known, by);
    const person = known.entrants[entrant]?.person;
    const his = (await this.tables(known)).flatMap(({ room, match }) =>
      match?.isOver ? [] : seatsOf(room, person).map((seat) => ({ room, match, seat })),
    );
    // No bot takes a seat before the deal: the host asks again in a moment, and nobody is out whose seat waits.
    if (his.some(({ match }) => !match || match.gathering)) throw new Problem('not-begun');
    const before = await this.#change(id, (found) => {
      demandHost(found, by);
      if (!found.entrants[entrant]) throw new Problem('no-such-person');
      return without(found, entrant);
    });
    if (before.phase !== 'running') return;
    for (const { room, seat } of his) await this.#parts.reseating.leave(room, seat);
  }

  /** The first round, or the next once all tables are over. Asked for again it is the same round. */
  async beginRound(id: string, by: Person, round: number): Promise<void> {
    demandHost(await this.find(id), by);
    await this.#begin(id, round);
  }

  /** A table is over: where all are, what was agreed on begins by itself. Said again, nothing happens. */
  async goOnAfter(match: string): Promise<void> {
    const id = (await this.#parts.roomStore.load(match))?.tournament ?? undefined;
    if (id === undefined) return;
    this.#parts.notices.tell(id, 'room');
    const known = await this.#parts.store.load(id);
    if (!known?.goesOn || known.phase !== 'running') return;
    const { drawn, rounds, entrants } = known;
    const there = await this.tables(known);
    const isPlayed = (drawn.at(-1) ?? []).every(({ table }) =>
      there.some(({ room, match: its }) => room.id === table && its?.isOver === true),
    );
    if (!isPlayed) return;
    const isLast = drawn.length >= rounds || entrants.filter(({ isGone }) => !isGone).length < 2;
    if (!isLast) return this.#begin(known.id, drawn.length + 1);
    await this.#change(known.id, (before) =>
      before.drawn.length === drawn.length && before.phase === 'running'
        ? { ...before, phase: 'over' }
        : before,
    );
  }

  async #begin(id: string, round: number): Promise<void> {
    const known = await this.find(id);
    const listed = await this.tables(known);
    const allowed = await sizesOf(known);
    const begun = await this.#change(id, (before) => {
      if (before.drawn.length === round && before.phase === 'running') return before;
      if (before.phase === 'over' || round > before.rounds) throw new Problem('is-over');
      if (before.drawn.length !== round - 1 || before.revision !== known.revision) {
        throw new Problem('stale');
      }
      if (listed.some(({ match }) => !match?.isOver)) throw new Problem('not-over');
      return {
        ...before,
        phase: 'running',
        drawn: [...before.drawn, draw(before, listed, allowed)],
      };
    });
    await this.ensureTables(begun);
  }

  async end(id: string, by: Person): Promise<void> {
    await this.#change(id, (before) => {
      demandHost(before, by);
      return before.phase === 'over' ? before : { ...before, phase: 'over' };
    });
  }

  /** Its tables as they stand. */
  tables({ id }: Tournament): Promise<readonly ListedRoom[]> {
    return this.#parts.roomStore.ofTournament(id);
  }

  /** Its tables, those of the round that was drawn last made where a crash came in between. */
  async ensureTables(tournament: Tournament): Promise<readonly ListedRoom[]> {
    const listed = await this.tables(tournament);
    const there = new Set(listed.flatMap(({ room }) => (room.isBegun ? room.id : [])));
    const missing = (tournament.drawn.at(-1) ?? []).filter(({ table }) => !there.has(table));
    for (const drawn of missing) await this.#openTable(tournament, drawn);
    return missing.length === 0 ? listed : this.tables(tournament);
  }

  /** Somebody who is let in no longer is paired no more, and holds none. */
  async dismiss(person: string): Promise<void> {
    for (const { id } of await this.#parts.store.of(person)) {
      await this.#change(id, (before) => {
        if (before.phase === 'over') return before;
        const entrant = entrantOf(before, person);
        const after = entrant === undefined ? before : without(before, entrant);
        return after.owner === person ? heldByNext(after) : after;
      });
    }
  }

  /** What somebody was as a guest becomes his account's; who takes part already does so once. */
  async bring(guest: string, { id: person, name }: Pick<Person, 'id' | 'name'>): Promise<void> {
    for (const { id } of await this.#parts.store.of(guest)) {
      await this.#change(id, (before) => {
        const twice =
          entrantOf(before, person) === undefined ? undefined : entrantOf(before, guest);
        const once = twice === undefined ? before : without(before, twice);
        return {
          ...once,
          ...(once.owner === guest ? { owner: person, host: name } : {}),
          entrants: once.entrants.map((each) =>
            each.person === guest ? { ...each, person, name } : each,
          ),
        };
      });
    }
  }

  async #openTable(tournament: Tournament, { table, seats }: DrawnTable): Promise<void> {
    const { rooms, matches } = this.#parts;
    const { id, title, config, owner, isPublic, isRated, pace, entrants, level } = tournament;
    const holders = seats.map((entrant, seat): RoomSeat => {
      const found = entrant === null ? undefined : entrants[entrant];
      // Who is gone before his table was made has none.
      if (!found || found.isGone) return botAt(seat, level);
      return { kind: 'person', person: found.person, name: found.name };
    });
    const made = rooms.create({
      id: table,
      title,
      config: { ...config, seats: seats.length },
      owner,
      seats: holders,
      invitation: hashOf(newInvitation()),
      isSilent: false,
      isPublic,
      isRated,
      pace,
      tournament: id,
    });
    await isDone(made, 'taken');
    // Whoever made it may be at it still, or be gone.
    await rooms.beginIfFull(await rooms.find(table));
    await matches.sit(await rooms.find(table), []);
  }

  /** By what is there when it is written, not when it was read. */
  async #change(id: string, change: (before: Tournament) => Tournament): Promise<Tournament> {
    return untilFirst(MOST_TRIES, async () => {
      const before = await this.find(id);
      const after = change(before);
      if (after === before) return before;
      const tournament = { ...after, revision: before.revision + 1 };
      await this.#parts.store.change(tournament);
      this.#parts.notices.tell(id, 'room');
      return tournament;
    });
  }
}
