/** Tournaments: made by somebody with an account, joined by a link or from the list, played round by round. */
import { isRefusal } from '@roundhouse/engine';
import type {
  AccountStore,
  DrawnTable,
  ListedRoom,
  Person,
  RoomSeat,
  RoomStore,
  Tournament,
  TournamentStore,
} from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { hashOf, newId, newInvitation } from '../people/secrets.ts';
import { Problem } from '../problem.ts';
import { demandAccount } from '../ratings/rateable.ts';
import type { OpenMatches } from '../rooms/open-matches.ts';
import type { Reseating } from '../rooms/reseating.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { botAt, seatsOf } from '../rooms/seats.ts';
import { drawRound } from './pairing.ts';
import { standingsOf, type PlayedTable } from './standings.ts';

export interface TournamentsParts {
  readonly store: TournamentStore;
  readonly roomStore: Pick<RoomStore, 'ofTournament' | 'load'>;
  readonly accounts: Pick<AccountStore, 'of' | 'passkeys'>;
  readonly rooms: Rooms;
  readonly matches: Pick<OpenMatches, 'sit'>;
  readonly reseating: Pick<Reseating, 'leave'>;
  readonly now: () => number;
}

export type Plan = Pick<
  Tournament,
  'name' | 'title' | 'config' | 'size' | 'rounds' | 'pace' | 'isRated' | 'isPublic' | 'level'
>;

/** A club's hall has no more tables. */
const MOST_ENTRANTS = 60;
const FEWEST_ENTRANTS = 2;
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
    const before = await this.#change(id, (found) => {
      demandHost(found, by);
      if (!found.entrants[entrant]) throw new Problem('no-such-person');
      return without(found, entrant);
    });
    if (before.phase !== 'running') return;
    const person = before.entrants[entrant]?.person;
    for (const { room, match } of await this.tables(before)) {
      if (!match || match.isOver || match.gathering) continue;
      for (const seat of seatsOf(room, person)) await this.#parts.reseating.leave(room, seat);
    }
  }

  /** The first round, or the next once all tables are over. Asked for again it is the same round. */
  async beginRound(id: string, by: Person, round: number): Promise<void> {
    const known = await this.find(id);
    const listed = await this.tables(known);
    const allowed = await sizesOf(known);
    const begun = await this.#change(id, (before) => {
      demandHost(before, by);
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

  /** The tables of the round that was drawn last, made where a crash came in between. */
  async ensureTables(tournament: Tournament): Promise<void> {
    const there = new Set((await this.tables(tournament)).map(({ room }) => room.id));
    for (const drawn of tournament.drawn.at(-1) ?? []) {
      if (!there.has(drawn.table)) await this.#openTable(tournament, drawn);
    }
  }

  /** The seats that somebody took as a guest become his account's. */
  async bring(guest: string, { id: person, name }: Pick<Person, 'id' | 'name'>): Promise<void> {
    for (const { id } of await this.#parts.store.of(guest)) {
      await this.#change(id, (before) => ({
        ...before,
        entrants: before.entrants.map((each) =>
          each.person === guest ? { ...each, person, name } : each,
        ),
      }));
    }
  }

  async #openTable(tournament: Tournament, { table, seats }: DrawnTable): Promise<void> {
    const { rooms, matches } = this.#parts;
    const { id, title, config, owner, isPublic, isRated, pace, entrants, level } = tournament;
    const holders = seats.map((entrant, seat): RoomSeat => {
      const found = entrant === null ? undefined : entrants[entrant];
      if (!found) return botAt(seat, level);
      return { kind: 'person', person: found.person, name: found.name };
    });
    try {
      await rooms.create({
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
    } catch (error) {
      if (!(error instanceof StoreError) || error.problem !== 'taken') throw error;
    }
    await matches.sit(await rooms.find(table), []);
  }

  /** By what is there when it is written, not when it was read. */
  async #change(id: string, change: (before: Tournament) => Tournament): Promise<Tournament> {
    for (let tries = 0; ; tries += 1) {
      const before = await this.find(id);
      const after = change(before);
      if (after === before) return before;
      const tournament = { ...after, revision: before.revision + 1 };
      try {
        await this.#parts.store.change(tournament);
        return tournament;
      } catch (error) {
        const isTaken = error instanceof StoreError && error.problem === 'taken';
        if (!isTaken || tries === MOST_TRIES) throw error;
      }
    }
  }
}

export function entrantOf(
  { entrants }: Tournament,
  person: string | undefined,
): number | undefined {
  const found = entrants.findIndex((each) => each.person === person && !each.isGone);
  return found < 0 ? undefined : found;
}

/** The tables that are over, with who sat there. */
export function playedOf(
  { drawn }: Tournament,
  listed: readonly ListedRoom[],
): readonly PlayedTable[] {
  const places = new Map(listed.map(({ room, match }) => [room.id, match?.places]));
  return drawn.flat().flatMap(({ table, seats }) => {
    const came = places.get(table);
    return came ? [{ seats, places: came }] : [];
  });
}

function demandHost({ owner }: Tournament, { id }: Person): void {
  if (owner !== id) throw new Problem('not-your-tournament');
}

/** Before it begins he was never there; afterwards his places stay. */
function without(before: Tournament, entrant: number): Tournament {
  const { entrants, phase } = before;
  const found = entrants[entrant];
  if (!found || found.isGone || phase === 'over') return before;
  if (phase === 'open') return { ...before, entrants: entrants.toSpliced(entrant, 1) };
  return { ...before, entrants: entrants.with(entrant, { ...found, isGone: true }) };
}

function draw(
  tournament: Tournament,
  listed: readonly ListedRoom[],
  allowed: readonly number[],
): readonly DrawnTable[] {
  const { id, entrants, drawn, size } = tournament;
  const standings = standingsOf(entrants.length, playedOf(tournament, listed));
  const playing = standings.flatMap(({ entrant }) => (entrants[entrant]?.isGone ? [] : [entrant]));
  if (playing.length < FEWEST_ENTRANTS) throw new Problem('too-few');
  const seatings = drawRound({
    entrants: playing,
    wanted: size,
    allowed,
    before: drawn.flat().map((table) => table.seats),
    seed: `${id} ${drawn.length + 1}`,
  });
  return seatings.map((each) => ({ table: newId(), seats: each }));
}

/** How many can sit at a table with these options. */
async function sizesOf({
  title,
  config,
}: Pick<Plan, 'title' | 'config'>): Promise<readonly number[]> {
  const rules = await titleOf(title)?.rules();
  if (!rules) throw new Problem('bad-request', `there is no game '${title}'`);
  const tried = rules.meta.seats.map((seats) => rules.configure({ ...config, seats }));
  const sizes = rules.meta.seats.filter((_, at) => !isRefusal(tried[at]));
  const [refused] = tried.filter(isRefusal);
  if (sizes.length === 0) throw new Problem('refused', undefined, refused);
  return sizes;
}
