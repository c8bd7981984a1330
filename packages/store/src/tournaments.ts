/** Tournaments: several tables a round, some rounds, one standing. */
import type { Pace, Sitter } from '@roundhouse/table';
import { NEUTRAL } from './neutral.ts';
import { statement, type Database, type Statement } from './database.ts';
import type { TournamentRow } from './schema.ts';

export interface Entrant {
  readonly person: string;
  readonly name: string;
  /** Left, or was taken out: he is not paired again. */
  readonly isGone: boolean;
}

/** A table of a round: by seat, which of the entrants sits there; null: a bot. */
export interface DrawnTable {
  readonly table: string;
  readonly seats: readonly (number | null)[];
}

/** What lies as one value. */
interface Body {
  readonly name: string;
  readonly title: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** How many are wanted at a table. */
  readonly size: number;
  readonly rounds: number;
  readonly pace: Pace | null;
  readonly isRated: boolean;
  /** The next round begins by itself when all tables are over, and after the last one it ends. */
  readonly goesOn: boolean;
  /** What takes a seat where people are too few. */
  readonly level: Extract<Sitter, { kind: 'bot' }>['level'];
  /** Who made it, by name. */
  readonly host: string;
  /** In the order in which they came; nobody is ever taken off it once it has begun. */
  readonly entrants: readonly Entrant[];
  /** The rounds that were drawn. */
  readonly drawn: readonly (readonly DrawnTable[])[];
}

export interface Tournament
  extends Body, Pick<TournamentRow, 'id' | 'owner' | 'phase' | 'made' | 'revision'> {
  readonly isPublic: boolean;
}

export interface TournamentStore {
  create(tournament: Tournament): Promise<void>;
  load(id: string): Promise<Tournament | undefined>;
  /** Refused as `taken` unless the one that is there is the one before it. */
  change(tournament: Tournament): Promise<void>;
  /** Those that anybody finds and those of somebody, the latest first. */
  list(person: string | undefined, count: number): Promise<readonly Tournament[]>;
  /** Those where somebody takes part or that are his. */
  of(person: string): Promise<readonly Tournament[]>;
  /** How many of somebody are not over. */
  countOpen(owner: string): Promise<number>;
}

export function tournamentStore(database: Database): TournamentStore {
  const { build } = database;
  const all = () => build.selectFrom('tournament').selectAll();
  const his = (person: string) =>
    build.selectFrom('entrant').select('entrant.tournament').where('person', '=', person);
  const entered = ({ id, entrants }: Tournament): readonly Statement[] => {
    const people = [...new Set(entrants.map(({ person }) => person))];
    const rows = people.map((person) => ({ tournament: id, person }));
    return [
      statement(build.deleteFrom('entrant').where('tournament', '=', id)),
      ...(rows.length > 0 ? [statement(build.insertInto('entrant').values(rows))] : []),
    ];
  };
  return {
    create: (tournament) =>
      database.write([
        statement(build.insertInto('tournament').values(rowOf(tournament))),
        ...entered(tournament),
      ]),
    async load(id) {
      const [row] = await database.read(all().where('id', '=', id));
      return row && tournamentOf(row);
    },
    change: (tournament) =>
      database.write([tournamentChanged(database, tournament), ...entered(tournament)]),
    async list(person, count) {
      const seen = all()
        .where(({ or, eb }) =>
          or([
            eb('public', '=', 1),
            ...(person === undefined
              ? []
              : [eb('owner', '=', person), eb('id', 'in', his(person))]),
          ]),
        )
        .orderBy('made', 'desc')
        .limit(count);
      return (await database.read(seen)).map(tournamentOf);
    },
    async of(person) {
      const mine = all().where(({ or, eb }) =>
        or([eb('owner', '=', person), eb('id', 'in', his(person))]),
      );
      return (await database.read(mine)).map(tournamentOf);
    },
    async countOpen(owner) {
      const open = build.selectFrom('tournament').select('id').where('phase', '!=', 'over');
      return (await database.read(open.where('owner', '=', owner))).length;
    },
  };
}

/** Refused unless the one that is there is the one before it. */
export function tournamentChanged({ build }: Database, tournament: Tournament): Statement {
  const { id, ...row } = rowOf(tournament);
  const changed = build
    .updateTable('tournament')
    .set(row)
    .where('id', '=', id)
    .where('revision', '=', tournament.revision - 1);
  return statement(changed, { rows: 1, otherwise: 'taken' });
}

/** Somebody who is no more: his places stay, under a neutral name, and what he held is held by another. */
export function withoutEntrant(tournament: Tournament, person: string): Tournament {
  const without = {
    ...tournament,
    revision: tournament.revision + 1,
    entrants: tournament.entrants.map((each) =>
      each.person === person ? { ...each, name: NEUTRAL, isGone: true } : each,
    ),
  };
  if (tournament.owner !== person) return without;
  return heldByNext({ ...without, host: NEUTRAL });
}

/** By the first who still takes part; where nobody does, it is over. */
export function heldByNext(tournament: Tournament): Tournament {
  const heir = tournament.entrants.find(
    ({ isGone, person }) => !isGone && person !== tournament.owner,
  );
  if (!heir || tournament.phase === 'over') return { ...tournament, phase: 'over' };
  return { ...tournament, owner: heir.person, host: heir.name };
}

function rowOf(given: Tournament): TournamentRow {
  const { id, owner, phase, made, revision, isPublic, ...body } = given;
  const row = { id, owner, phase, made, revision, public: isPublic ? 1 : 0 };
  return { ...row, body: JSON.stringify(body) };
}

function tournamentOf({ body, public: isPublic, ...row }: TournamentRow): Tournament {
  const before = { goesOn: false };
  return { ...row, ...before, isPublic: isPublic === 1, ...(JSON.parse(body) as Body) };
}
