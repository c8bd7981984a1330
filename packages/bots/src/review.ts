/** A finished match looked through by the expert: what each position was worth to everybody, and where that changed most. */
import {
  seededRng,
  type GameTypes,
  type Imagined,
  type MatchRecord,
  type Seat,
} from '@roundhouse/engine';
import type { Brain } from './brain.ts';
import { imagine, momentsOf, type Moment } from './moments.ts';
import { ownMoves, type Decided, type OwnMoves, type Thoroughness } from './own-moves.ts';
import { playToQuiet, worthOf, type Judge } from './playout.ts';
import { cloneImagined } from './search.ts';
import { screened, secondLook, type SecondLook } from './second-look.ts';

/** What the seats could expect after a line, 0 to 1 each. */
export interface Sample {
  readonly seq: number;
  readonly values: readonly number[];
}

/** A line that changed what somebody could expect. */
export interface TurningPoint {
  readonly seq: number;
  /** Whose prospects changed. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** The move that did it, where one was made, and what else there was. */
  readonly look?: SecondLook;
}

export interface Review {
  /** Of the positions between two turns: in the middle of one nothing is settled. */
  readonly samples: readonly Sample[];
  /** In the order in which they happened. */
  readonly points: readonly TurningPoint[];
  /** Of those who asked. */
  readonly own: readonly OwnMoves[];
}

/** What is wanted of a review. */
export interface Wanted {
  /** How many turning points, at most. */
  readonly points: number;
  /** Whose own best and worst moves. */
  readonly own: readonly Seat[];
}

/** Everything is known to everybody by now: the match is over. */
export function reviewMatch<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  record: MatchRecord,
  wanted: Wanted,
): Review {
  const moments = momentsOf(brain, record);
  const quiet = moments.flatMap(({ seq, after }, index) => {
    const state = imagine(brain, after);
    const isQuiet = brain.rules.turn(state).kind === 'over' || brain.isQuiet(state);
    return isQuiet ? [{ index, seq, values: valuesIn(brain, judge, [state]) }] : [];
  });
  const points = greatest(quiet, wanted.points).map(({ from, to, seat }) => {
    const [low, high] = [from.values[seat] ?? 0, to.values[seat] ?? 0];
    const within = moments.slice(from.index + 1, to.index + 1);
    const moment = turnedBy(brain, judge, within, seat, low, high);
    const decided = moment && screened(brain, judge, moment);
    const look = decided && secondLook(brain, decided);
    return { seq: moment?.seq ?? to.seq, seat, from: low, to: high, ...(look ? { look } : {}) };
  });
  return {
    samples: quiet.map(({ seq, values }) => ({ seq, values })),
    points,
    own: wanted.own.map((seat) =>
      ownMoves(brain, judge, decisionsOf(moments, quiet, seat), seat, thoroughness(wanted)),
    ),
  };
}

function decisionsOf<G extends GameTypes>(
  moments: readonly Moment<G>[],
  quiet: readonly Judged[],
  seat: Seat,
): readonly Decided<G>[] {
  return moments.map((moment, index) => {
    const next = quiet.find((sample) => sample.index >= index);
    const last = quiet.findLast((sample) => sample.index < index) ?? next;
    return { moment, change: (next?.values[seat] ?? 0) - (last?.values[seat] ?? 0) };
  });
}

/** All that one seat decides in most matches. */
const MOST_SCREENED = 40;

/** The more ask, the less time there is for each. */
function thoroughness({ own }: Wanted): Thoroughness {
  return own.length > 1
    ? { screened: Math.ceil(MOST_SCREENED / 4 / own.length), followed: 1 }
    : { screened: MOST_SCREENED, followed: 3 };
}

/** The mean over several worlds, for each seat. */
function valuesIn<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  worlds: readonly Imagined<G['state']>[],
): readonly number[] {
  const seats = [...Array(worlds[0]?.config.seats ?? 0).keys()];
  return seats.map(
    (seat) =>
      worlds.reduce((sum, world) => sum + worthOf(brain, judge, world, seat), 0) / worlds.length,
  );
}

interface Judged extends Sample {
  /** Which of the moments it is. */
  readonly index: number;
}

/** The greatest changes from one sample to the next, in the order in which they happened. */
function greatest(
  samples: readonly Judged[],
  most: number,
): readonly { readonly from: Judged; readonly to: Judged; readonly seat: Seat }[] {
  const changes = samples.slice(1).flatMap((to, index) => {
    const from = samples[index];
    if (!from) return [];
    const sizes = to.values.map((value, seat) => Math.abs(value - (from.values[seat] ?? 0)));
    const size = Math.max(...sizes);
    return [{ from, to, seat: sizes.indexOf(size), size }];
  });
  return changes
    .sort((one, other) => other.size - one.size)
    .slice(0, most)
    .sort((one, other) => one.to.seq - other.to.seq);
}

/** Where a position must be played on to be judged, so often. */
const TRIALS = 4;

/** The decision after which the seat's prospects stayed nearer to what they became than to what they were. */
function turnedBy<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  within: readonly Moment<G>[],
  seat: Seat,
  from: number,
  to: number,
): Moment<G> | undefined {
  const last = within.at(-1);
  const isTurned = ({ seq, after }: Moment<G>): boolean => {
    const worlds = Array.from({ length: TRIALS }, (_, trial) => {
      const world = cloneImagined(brain, imagine(brain, after));
      playToQuiet(brain, world, { plies: 0, slips: 0 }, seededRng(`review ${seq} ${trial}`));
      return world;
    });
    const value = valuesIn(brain, judge, worlds)[seat] ?? 0;
    return Math.abs(value - to) < Math.abs(value - from);
  };
  const unturned = within.findLastIndex((moment) => moment !== last && !isTurned(moment));
  return within[unturned + 1] ?? last;
}
