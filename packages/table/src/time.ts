/** How long a decision may take. Only the host reads a clock: it says what time it is, and when somebody's is up. */
import type { Line, Seat, Viewer } from '@roundhouse/engine';
import { answerOf, tickAfter } from './orders.ts';
import type { Clock, Pace, Period, SeatClock } from './pace.ts';
import type { Running } from './running.ts';
import { takenBackFrom } from './taking-back.ts';

/** A sealed answer takes no more from the bank than this, and pays nothing: what others see tells not who has answered. */
const SEALED_MS = 60_000;
/** Who comes back to a live table finds at least so much. */
const BACK_MS = 60_000;
/** A bot that owes a decision is looked after so much later: the node that had it think may be gone. */
const BOT_MS = 15_000;

export type Timed = Pick<Running, 'match' | 'lines' | 'stands'>;

/** When a seat's time is up; undefined: it owes nothing, or may think as long as it likes. */
export function deadlineOf(running: Timed, seat: Seat): number | undefined {
  const { match, stands } = running;
  const { pace, clock } = match;
  if (!pace || !clock || match.sitters[seat]?.kind !== 'person') return undefined;
  const asked = askedAt(running, seat);
  if (asked === undefined) return undefined;
  const bank = clock.banks[seat] ?? 0;
  const isSealed = isSealedFor(stands, seat);
  const allowed = pace.freeMs + (isSealed ? Math.min(bank, SEALED_MS) : bank);
  return endOf(asked, allowed, awayOf(pace, clock, seat));
}

/** Since when its time runs. */
function askedAt({ match, lines, stands }: Timed, seat: Seat): number | undefined {
  const since = stands.owed.get(seat);
  if (since === undefined) return undefined;
  const asked = (since === 0 ? undefined : lines.at(since - 1)?.at) ?? match.begun;
  return Math.max(asked, match.clock?.since[seat] ?? 0);
}

function isSealedFor({ rules, state }: Timed['stands'], seat: Seat): boolean {
  const turn = rules.turn(state);
  return turn.kind === 'act' && turn.asked?.includes(seat) === true;
}

/** Nobody has a vacation from a table at which all are there. */
const awayOf = ({ kind }: Pace, { away }: Clock, seat: Seat): readonly Period[] =>
  kind === 'days' ? (away[seat] ?? []) : [];

/** So long after `from`, without the time that stands still. Periods are in order and do not overlap. */
function endOf(from: number, length: number, still: readonly Period[]): number {
  let end = from + length;
  for (const period of still) {
    const begin = Math.max(period.from, from);
    if (begin >= period.until) continue;
    if (begin > end) break;
    end += period.until - begin;
  }
  return end;
}

/** What of the time between two moments did not stand still. */
function lengthOf(from: number, until: number, still: readonly Period[]): number {
  const stood = still.map((each) =>
    Math.max(0, Math.min(each.until, until) - Math.max(each.from, from)),
  );
  return until - from - stood.reduce((sum, each) => sum + each, 0);
}

/** The clocks where nobody's time ran from a moment until now: what is owed is owed for that much less. */
export function clockAfterRest(running: Timed, from: number, now: number): Clock | undefined {
  const { clock } = running.match;
  if (!clock) return undefined;
  const since = clock.since.map((known, seat) => {
    const asked = askedAt(running, seat);
    return asked === undefined ? known : asked + Math.max(0, now - Math.max(from, asked));
  });
  return { ...clock, since };
}

/** The clocks after lines that were made at a moment, from how they stood before. */
export function clockAfter(before: Timed, lines: readonly Line[], at: number): Clock | undefined {
  const { pace, clock, sitters } = before.match;
  if (!pace || !clock) return clock;
  let now = clock;
  const pay = (seat: Seat): void => {
    const asked = askedAt(before, seat);
    // Bots have no clock, and what was sealed costs nothing.
    if (asked === undefined || sitters[seat]?.kind !== 'person') return;
    if (isSealedFor(before.stands, seat)) return;
    const used = lengthOf(asked, at, awayOf(pace, clock, seat)) - pace.freeMs;
    const left = Math.max(0, (now.banks[seat] ?? 0) - Math.max(0, used));
    now = { ...now, banks: now.banks.with(seat, left + pace.incrementMs) };
  };
  let late: Seat | undefined;
  for (const line of lines) {
    if (line.kind === 'act' && !line.forced) pay(line.seat);
    if (line.kind === 'undo') {
      // What is played again brings its increment again: it is earned once.
      for (const seat of takenBackFrom(before, line.to)) {
        const left = Math.max(0, (now.banks[seat] ?? 0) - pace.incrementMs);
        now = { ...now, banks: now.banks.with(seat, left) };
      }
    }
    if (line.kind === 'timeout') {
      pay(line.seat);
      const { seat, standIn } = line;
      if (standIn !== undefined) {
        late = seat;
        now = { ...now, standsInFor: now.standsInFor.with(seat, sitters[seat] ?? null) };
      }
      if (standIn === 'forfeit') now = { ...now, forfeited: [...now.forfeited, seat] };
    }
    if (line.kind === 'seat') {
      const { seat } = line;
      const isStandIn = seat === late;
      const left = now.banks[seat] ?? 0;
      const banks = now.banks.with(seat, pace.kind === 'live' ? Math.max(left, BACK_MS) : left);
      now = { ...now, banks, since: now.since.with(seat, at) };
      if (!isStandIn) now = { ...now, standsInFor: now.standsInFor.with(seat, null) };
    }
  }
  return now;
}

/** When a seat's orders answer what it is asked; undefined: they do not. */
export function tickOf(running: Timed, seat: Seat): number | undefined {
  const orders = running.match.orders?.[seat] ?? [];
  if (orders.length === 0 || answerOf(running, seat) === undefined) return undefined;
  const asked = askedAt(running, seat);
  return asked === undefined ? undefined : tickAfter(asked);
}

const someOf = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** When something happens by time alone: somebody looks then, or later. Undefined: never. */
function dueOf(running: Timed): number | undefined {
  const { match, stands } = running;
  if (match.isOver) return undefined;
  const { gathering, pace, sitters, touched } = match;
  const owing = gathering ? [] : [...stands.owed.keys()];
  const moments = owing.flatMap((seat) => {
    if (pace && sitters[seat]?.kind === 'bot') return touched + BOT_MS;
    return [...someOf(deadlineOf(running, seat)), ...someOf(tickOf(running, seat))];
  });
  if (gathering) moments.push(gathering.until);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** The match with the moment at which it goes on by time alone. */
export function withDue(running: Timed): Running['match'] {
  const due = dueOf(running);
  if (due === running.match.due) return running.match;
  const { due: _, ...match } = running.match;
  return due === undefined ? match : { ...match, due };
}

/** What a viewer is told: his own, or that of who is waited for, as far as that tells nothing of sealed answers. */
export function deadlineFor(running: Timed, viewer: Viewer): number | undefined {
  const { owed, rules, state } = running.stands;
  if (typeof viewer === 'number' && owed.has(viewer)) return deadlineOf(running, viewer);
  const turn = rules.turn(state);
  if (turn.kind !== 'act' || turn.asked) return undefined;
  const deadlines = turn.seats.flatMap((seat) => deadlineOf(running, seat) ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** All clocks, by seat. Of sealed answers only what somebody knows who knows of some seats whether they have answered. */
export function clocksFor(
  running: Timed,
  knows: (seat: Seat) => boolean,
  now: number,
): readonly SeatClock[] | undefined {
  const { pace, clock, isOver } = running.match;
  if (!pace || !clock || isOver) return undefined;
  return clock.banks.map((bankMs, seat) => {
    const isHidden = isSealedFor(running.stands, seat) && !knows(seat);
    const until = isHidden ? undefined : deadlineOf(running, seat);
    const away = awayOf(pace, clock, seat).find((each) => each.from <= now && now < each.until);
    return {
      bankMs,
      ...(until === undefined ? {} : { until }),
      ...(away ? { awayUntil: away.until } : {}),
    };
  });
}
