/** What there is to tell somebody of his tables. Made of what everybody at the table knows, and of nothing else. */
import { leavesAsking, parseLine, placedLast, upgrade } from '@roundhouse/engine';
import type {
  ListedRoom,
  Room,
  RoomStore,
  SeenStore,
  TelegramStore,
  TournamentStore,
} from '@roundhouse/store';
import { StoreError, type StoredMatch, type Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import type { OpenMatches } from '../rooms/open-matches.ts';
import { keptFor, seatsOf } from '../rooms/seats.ts';

/** What comes of itself. */
export type FactKind = 'turn' | 'low' | 'undo' | 'kept' | 'began' | 'over';

export interface Fact {
  readonly kind: FactKind;
  /** The same as long as it is the same: nobody is told it twice. */
  readonly about: string;
  readonly table: string;
  readonly title: string;
  /** Who else sits there. */
  readonly others: readonly string[];
  /** Since when it is so. */
  readonly at: number;
  /** Whether he has looked at the table since. */
  readonly isSeen: boolean;
  /** When his time is up. */
  readonly deadline?: number;
  /** Who asks for something, or who won. */
  readonly by?: readonly string[];
  /** With it a round of a tournament begins for him. */
  readonly round?: { readonly of: string; readonly number: number };
}

export interface FactParts {
  readonly roomStore: Pick<RoomStore, 'current'>;
  readonly seen: SeenStore;
  readonly telegrams: Pick<TelegramStore, 'trace'>;
  readonly tournaments: Pick<TournamentStore, 'load'>;
  readonly matches: OpenMatches;
  readonly tables: Tables;
  readonly now: () => number;
}

/** What is older is no news. */
export const NEWS_MS = 14 * 86_400_000;
/** So long before it is up somebody is told that his time is. */
const LOW_MS = 6 * 3_600_000;

export async function factsFor(parts: FactParts, person: string): Promise<readonly Fact[]> {
  const listed = await parts.roomStore.current(person, parts.now() - NEWS_MS);
  const facts = await Promise.all(listed.map((each) => factsAt(parts, each, person)));
  return facts.flat().filter(({ at }) => at >= parts.now() - NEWS_MS);
}

async function factsAt(
  parts: FactParts,
  { room, match }: ListedRoom,
  person: string,
): Promise<readonly Fact[]> {
  const mine = seatsOf(room, person);
  const isKept = !room.isBegun && mine.length === 0 && keptFor(room, person) !== undefined;
  if (isKept) return [{ ...common(room, mine), ...seatKept(room), isSeen: false }];
  if (!match || match.gathering || mine.length === 0 || match.isBroken) return [];
  const looked = (await parts.seen.of(room.id, person)) ?? -1;
  const known = common(room, mine);
  if (match.isOver) {
    const by = await winners(match);
    const over = { kind: 'over', about: `over:${room.id}`, at: match.touched } as const;
    return [{ ...known, ...over, by, isSeen: looked >= match.lines }];
  }
  const { last, hasActed } = await parts.telegrams.trace(room.id, match.lines, mine);
  const line = parseLine(last);
  const isAsked =
    mine.some((seat) => match.owing.includes(seat)) || (line !== undefined && leavesAsking(line));
  const asked = isAsked ? await askedOf(parts, room, mine) : [];
  const round = await roundOf(parts, room);
  const facts = asked.map(({ line, isFirst, ...fact }) => ({
    ...known,
    ...(isFirst ? round : {}),
    ...fact,
    isSeen: looked >= line,
  }));
  // Whoever is told that it is his turn, or has played, knows that it has begun.
  if (facts.length > 0 || hasActed) return facts;
  const began = { kind: 'began', about: `began:${room.id}`, at: match.begun } as const;
  return [{ ...known, ...round, ...began, isSeen: looked >= 0 }];
}

async function roundOf({ tournaments }: FactParts, room: Room): Promise<Pick<Fact, 'round'>> {
  const found = room.tournament === null ? undefined : await tournaments.load(room.tournament);
  const at = found?.drawn.findIndex((tables) => tables.some(({ table }) => table === room.id));
  return found && at !== undefined && at >= 0 ? { round: { of: found.name, number: at + 1 } } : {};
}

const nameAt = ({ seats }: Room, seat: number): string => {
  const holder = seats[seat];
  return holder && holder.kind !== 'open' ? holder.name : '';
};

function common(room: Room, mine: readonly number[]) {
  const others = room.seats.flatMap((_, seat) =>
    mine.includes(seat) || nameAt(room, seat) === '' ? [] : [nameAt(room, seat)],
  );
  return { table: room.id, title: room.title, others };
}

function seatKept(room: Room) {
  const owner = room.seats.findIndex(
    (holder) => holder.kind === 'person' && holder.person === room.owner,
  );
  return {
    kind: 'kept',
    about: `kept:${room.id}`,
    at: room.made,
    by: [nameAt(room, owner)],
  } as const;
}

type Asked = Pick<Fact, 'kind' | 'about' | 'at' | 'deadline' | 'by'> & {
  readonly line: number;
  /** Nobody has done anything before it. */
  readonly isFirst?: boolean;
};

/** What he has to decide. The table is opened for who is waited for alone. */
async function askedOf(
  { matches, tables }: FactParts,
  room: Room,
  mine: readonly number[],
): Promise<readonly Asked[]> {
  try {
    const sitting = await matches.sit(room, mine);
    const table = await tables.table(room.id);
    await table.refresh();
    const { lines, stands, match: present } = table.running;
    const timeOf = (line: number): number =>
      (line === 0 ? undefined : lines.at(line - 1)?.at) ?? present.begun;
    const owing = mine.flatMap((seat): readonly Asked[] => {
      const line = stands.owed.get(seat);
      if (line === undefined || present.sitters[seat]?.kind !== 'person') return [];
      const deadline = table.deadlines.get(seat);
      const until = deadline === undefined ? {} : { deadline };
      const about = `${room.id}:${seat}:${line}`;
      const turn: Asked = {
        kind: 'turn',
        about: `turn:${about}`,
        at: timeOf(line),
        line,
        isFirst: lines.slice(0, line).every(({ text }) => parseLine(text)?.kind !== 'act'),
        ...until,
      };
      if (deadline === undefined || room.pace?.kind !== 'days') return [turn];
      // He may have seen that it is his turn, and forgotten it.
      const low = { kind: 'low', about: `low:${about}`, line: Infinity } as const;
      return [turn, { ...low, at: Math.max(timeOf(line), deadline - LOW_MS), deadline }];
    });
    const [last] = sitting.page(mine[0] ?? null, {
      after: present.lines - 1,
      before: Infinity,
      count: 1,
    })[0];
    const { asking, seq } = last ?? {};
    const isOpen = mine.some(
      (seat) => present.sitters[seat]?.kind === 'person' && !asking?.agreed.includes(seat),
    );
    if (!asking || seq === undefined || !isOpen) return owing;
    const by = asking.agreed.map((seat) => nameAt(room, seat));
    const about = `undo:${room.id}:${asking.to}:${asking.takesBack.length}`;
    return [...owing, { kind: 'undo', about, at: timeOf(seq), line: seq, by }];
  } catch (error) {
    // A table that can't be opened now has nothing to tell.
    if (error instanceof StoreError) return [];
    throw error;
  }
}

async function winners(match: StoredMatch): Promise<readonly string[]> {
  const rules = await titleOf(match.title)?.rules();
  try {
    const scored = rules?.outcome(upgrade(rules, match).base.state);
    if (!rules || !scored) return [];
    const places = match.places ?? placedLast(scored.places, match.clock?.forfeited ?? []);
    return match.sitters.flatMap(({ name }, seat) => (places[seat] === 1 ? [name] : []));
  } catch {
    return [];
  }
}
