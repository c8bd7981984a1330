/** Somebody who is no more: what he did stays, under a neutral name; who he was is gone. */
import type { Clock, Sitter } from '@roundhouse/table';
import { untilFirst } from '@roundhouse/table/match-store';
import { statement, type Database, type Statement } from './database.ts';
import { NEUTRAL } from './neutral.ts';
import { renamed } from './renamings.ts';
import type { RoomSeat } from './rooms.ts';
import { tournamentChanged, tournamentStore, withoutEntrant } from './tournaments.ts';
import { timerSetting } from './timers.ts';

/** What is there for him alone. */
const OWN = [
  'session',
  'account',
  'passkey',
  'note',
  'muted',
  'code',
  'vacation',
  'telegram',
  'channel',
  'telegram_wish',
  'seen',
] as const;

export interface Leaving {
  readonly person: string;
  /** Tables where he sat until now. */
  readonly tables: readonly string[];
  /** The line that says who sits in a seat. */
  readonly lineOf: (seat: number, name: string) => string;
}

/** Compared with what was read. */
const ONE = { rows: 1, otherwise: 'taken' } as const;
/** How often somebody else may write first. */
const MOST_TRIES = 8;

/** Answers at which tables something was said of him. */
export function anonymise(database: Database, leaving: Leaving): Promise<readonly string[]> {
  return untilFirst(MOST_TRIES, () => anonymiseNow(database, leaving));
}

async function anonymiseNow(
  database: Database,
  { person, tables, lineOf }: Leaving,
): Promise<readonly string[]> {
  const { build } = database;
  const rows = await database.read(
    build
      .selectFrom('sitting')
      .innerJoin('room', 'room.id', 'sitting.room')
      .leftJoin('match', 'match.id', 'sitting.room')
      .select(['room.id', 'room.seats', 'room.revision', 'match.sitters', 'match.clock'])
      .select('match.revision as played')
      .distinct()
      .where('sitting.person', '=', person),
  );
  const names = await database.read(
    build.selectFrom('person').select('name').where('id', '=', person),
  );
  const talked = await database.read(
    build.selectFrom('talk').select('name').distinct().where('person', '=', person),
  );
  const known = new Set([...names, ...talked].map(({ name }) => name));
  const written = rows.flatMap((row): readonly Statement[] => {
    const { id, seats, sitters, clock, revision, played } = row;
    const before = JSON.parse(seats) as readonly RoomSeat[];
    const his = new Set(
      before.flatMap((holder, seat) =>
        holder.kind === 'person' && holder.person === person ? [seat] : [],
      ),
    );
    for (const holder of before) for (const name of namesIn(holder, person)) known.add(name);
    const neutral = before.map((holder, seat) =>
      his.has(seat) ? { ...holder, name: NEUTRAL } : withoutKept(holder, person),
    );
    // Who still has the old name in memory, here or on another node, writes it back nowhere.
    const inRoom = build
      .updateTable('room')
      .set({ seats: JSON.stringify(neutral), revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision);
    const sat = sitters === null ? [] : (JSON.parse(sitters) as readonly Sitter[]);
    const shown = sat.map((one, seat) => (his.has(seat) ? { ...one, name: NEUTRAL } : one));
    const inMatch = build
      .updateTable('match')
      .set({
        sitters: JSON.stringify(shown),
        clock: clock && withoutName(clock, his),
        revision: (played ?? 0) + 1,
      })
      .where('id', '=', id)
      .where('revision', '=', played);
    return [statement(inRoom, ONE), ...(sitters === null ? [] : [statement(inMatch, ONE)])];
  });
  const concerned = await tablesOf(database, person, tables);
  await database.write([
    ...written,
    ...linesThatName(database, { person, tables: concerned, lineOf }, known),
    ...(await tournamentStore(database).of(person)).map((each) =>
      tournamentChanged(database, withoutEntrant(each, person)),
    ),
    ...(await renamed(database, concerned)),
    ...(await recordsThatName(database, { person, tables: concerned, lineOf }, known)),
    statement(build.updateTable('talk').set({ name: NEUTRAL }).where('person', '=', person)),
    statement(
      build.updateTable('person').set({ name: NEUTRAL, admin: 0 }).where('id', '=', person),
    ),
    ...OWN.map((table) => statement(build.deleteFrom(table).where('person', '=', person))),
    statement(timerSetting(build).drop('telegram', person)),
    statement(build.updateTable('report').set({ reporter: null }).where('reporter', '=', person)),
    // Games have their boxes with them; a box may have his name in it, so that none of his stays here.
    statement(build.deleteFrom('box_set').where('owner', '=', person)),
    statement(
      build.updateTable('set_report').set({ reporter: null }).where('reporter', '=', person),
    ),
  ]);
  return concerned;
}

/** As somebody is called in a seat that is his, or that is kept for him. */
function namesIn(holder: RoomSeat, person: string): readonly string[] {
  const who = holder.kind === 'person' ? holder : holder.for;
  return who?.person === person ? [who.name] : [];
}

/** Whom a bot played for when it was over. */
function withoutName(clock: string, his: ReadonlySet<number>): string {
  const stood = JSON.parse(clock) as Clock;
  const standsInFor = stood.standsInFor.map(
    (one, seat) => one && (his.has(seat) ? { ...one, name: NEUTRAL } : one),
  );
  return JSON.stringify({ ...stood, standsInFor });
}

function withoutKept(holder: RoomSeat, person: string): RoomSeat {
  if (holder.kind === 'person' || holder.for?.person !== person) return holder;
  const { for: _, ...rest } = holder;
  return rest;
}

/** Where he sits or sat, spoke, or was spoken of by the table. */
async function tablesOf(
  { build, read }: Database,
  person: string,
  former: readonly string[],
): Promise<readonly string[]> {
  const spoke = build.selectFrom('talk').select('room').distinct().where('person', '=', person);
  const sat = build.selectFrom('sitting').select('room').distinct().where('person', '=', person);
  const rooms = [...(await read(spoke)), ...(await read(sat))];
  return [...new Set([...former, ...rooms.map(({ room }) => room)])];
}

const SEATS = Array.from({ length: 8 }, (_, seat) => seat);

/** Lines say who sat down, and so does the table in its talk. */
function linesThatName(
  { build }: Database,
  { tables, lineOf }: Leaving,
  names: ReadonlySet<string>,
): readonly Statement[] {
  if (tables.length === 0) return [];
  return [...names].flatMap((name) => [
    statement(
      build
        .updateTable('talk')
        .set({ name: NEUTRAL })
        .where('room', 'in', tables)
        .where('kind', '=', 'system')
        // Of whom it was said was not kept once.
        .where('person', 'is', null)
        .where('name', '=', name),
    ),
    ...SEATS.map((seat) =>
      statement(
        build
          .updateTable('line')
          .set({ text: lineOf(seat, NEUTRAL) })
          .where('match', 'in', tables)
          .where('text', '=', lineOf(seat, name)),
      ),
    ),
  ]);
}

/** A game that was begun elsewhere came with its lines. */
async function recordsThatName(
  { build, read }: Database,
  { tables, lineOf }: Leaving,
  names: ReadonlySet<string>,
): Promise<readonly Statement[]> {
  if (tables.length === 0) return [];
  const came = build.selectFrom('room').select(['id', 'record']).where('record', 'is not', null);
  const named = new Map(
    [...names].flatMap((name) =>
      SEATS.map((seat) => [lineOf(seat, name), lineOf(seat, NEUTRAL)] as const),
    ),
  );
  const rooms = await read(came.where('id', 'in', tables));
  return rooms.flatMap(({ id, record }) => {
    const lines = record?.split('\n') ?? [];
    if (!lines.some((line) => named.has(line))) return [];
    const neutral = lines.map((line) => named.get(line) ?? line).join('\n');
    return [statement(build.updateTable('room').set({ record: neutral }).where('id', '=', id))];
  });
}
