/** What happens at tables by time alone. */
import type { RatingStore, Timer, TimerStore, VacationStore } from '@roundhouse/store';
import { StoreError, type Table, type Tables } from '@roundhouse/table';
import { Problem } from '../problem.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { alignAway } from './align-away.ts';
import type { Notices } from './notices.ts';
import type { OpenMatches } from './open-matches.ts';
import type { Rooms } from './rooms.ts';
import { botAt } from './seats.ts';
import { runTimers } from './run-timers.ts';

/** What could be done and was not is tried again so much later. */
const AGAIN_MS = 5_000;
/** A year, for which a device keeps its cookie, and a month. */
const DAY_MS = 86_400_000;
const UNUSED_MS = 395 * DAY_MS;
/** How well a bot plays for who is late. */
const STAND_IN_LEVEL = 'normal';

export interface ClockworkParts {
  readonly timers: TimerStore;
  readonly ratings: Pick<RatingStore, 'count'>;
  readonly tournaments: Pick<Tournaments, 'goOnAfter'>;
  readonly vacations: Pick<VacationStore, 'of'>;
  /** Ends sessions that were last used before that, and clears away of whom nothing is left. */
  readonly keepHouse: (unused: number) => Promise<void>;
  readonly rooms: Rooms;
  readonly matches: OpenMatches;
  readonly tables: Tables;
  readonly notices: Notices;
  readonly now: () => number;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

/** Answers how it is ended: what it holds is done before. */
export function runClockwork(parts: ClockworkParts): () => Promise<void> {
  return runTimers({
    ...parts,
    kinds: ['match', 'result', 'housekeeping'],
    fire: ({ kind, subject }) => WORK[kind](parts, subject),
  });
}

type Work = (parts: ClockworkParts, subject: string) => Promise<number | undefined>;

/** What is done when something is due; it answers when it is due again. */
const WORK: Readonly<Record<Exclude<Timer['kind'], 'telegram'>, Work>> = {
  match: goOn,
  result: count,
  housekeeping: tidy,
};

async function tidy({ keepHouse, now }: ClockworkParts): Promise<number> {
  await keepHouse(now() - UNUSED_MS);
  return now() + DAY_MS;
}

/** A game on which something hung is over: it counts, and its tournament goes on. */
async function count(parts: ClockworkParts, match: string): Promise<number | undefined> {
  await parts.ratings.count(match);
  try {
    await parts.tournaments.goOnAfter(match);
    return undefined;
  } catch (error) {
    // Somebody joined or left at that moment: it is looked at again.
    if (error instanceof Problem && error.fault.code === 'stale') return parts.now() + AGAIN_MS;
    throw error;
  }
}

/** When the match is due again; undefined: never by time alone. */
async function goOn(parts: ClockworkParts, id: string): Promise<number | undefined> {
  const { rooms, matches, tables, vacations, now } = parts;
  try {
    const room = await rooms.find(id);
    await matches.sit(room, []);
    await alignAway(tables, vacations, room);
  } catch (error) {
    // It is there no more, or nobody can open it.
    const isGone = error instanceof Problem && error.fault.code === 'no-such-table';
    if (isGone || (error instanceof StoreError && error.problem === 'unusable')) return undefined;
    throw error;
  }
  const table = await tables.table(id);
  // Another node may have gone on with it.
  await table.refresh();
  await table.startIfDue();
  await table.obeyIfDue();
  await timeOutWhoIsLate(parts, table);
  table.goOn();
  const { due } = table.running.match;
  return due === undefined ? undefined : Math.max(due, now() + (due <= now() ? AGAIN_MS : 0));
}

async function timeOutWhoIsLate({ notices, now }: ClockworkParts, table: Table): Promise<void> {
  let isChanged = false;
  for (const [seat, deadline] of table.deadlines) {
    if (deadline > now()) continue;
    const refused = await table.timeOut(seat, botAt(seat, STAND_IN_LEVEL));
    isChanged ||= refused === undefined;
  }
  if (isChanged) notices.tell(table.running.match.id, 'room');
}
