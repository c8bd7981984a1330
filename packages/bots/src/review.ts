/** A finished match looked through by the expert: what each position was worth to everybody, and where that changed most. */
import {
  replay,
  seededRng,
  type GameTypes,
  type Imagined,
  type MatchRecord,
  type Seat,
} from '@roundhouse/engine';
import type { Reason } from './bot.ts';
import type { Brain } from './brain.ts';
import { playToQuiet, worthOf, type Judge } from './playout.ts';
import { cloneImagined } from './search.ts';

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
  /** What spoke for the move, where one was made. */
  readonly reason?: Reason;
}

export interface Review {
  /** Of the positions between two turns: in the middle of one nothing is settled. */
  readonly samples: readonly Sample[];
  /** In the order in which they happened. */
  readonly points: readonly TurningPoint[];
}

/** One decision that stands, and all that followed from it by itself. */
interface Moment<G extends GameTypes> {
  readonly seq: number;
  readonly before: G['state'];
  readonly after: G['state'];
  readonly move?: { readonly seat: Seat; readonly text: string };
}

/** Everything is known to everybody by now: the match is over. */
export function reviewMatch<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  record: MatchRecord,
  most: number,
): Review {
  const moments = momentsOf(brain, record);
  const quiet = moments.flatMap(({ seq, after }, index) => {
    const state = imagine(brain, after);
    const isQuiet = brain.rules.turn(state).kind === 'over' || brain.isQuiet(state);
    return isQuiet ? [{ index, seq, values: valuesIn(brain, judge, [state]) }] : [];
  });
  const points = greatest(quiet, most).map(({ from, to, seat }) => {
    const [low, high] = [from.values[seat] ?? 0, to.values[seat] ?? 0];
    const within = moments.slice(from.index + 1, to.index + 1);
    const moment = turnedBy(brain, judge, within, seat, low, high);
    const reason = moment && reasonOf(brain, moment);
    return { seq: moment?.seq ?? to.seq, seat, from: low, to: high, ...(reason ? { reason } : {}) };
  });
  return { samples: quiet.map(({ seq, values }) => ({ seq, values })), points };
}

function momentsOf<G extends GameTypes>(brain: Brain<G>, record: MatchRecord): Moment<G>[] {
  const { rules } = brain;
  let moments: Moment<G>[] = [];
  let before: G['state'] | undefined;
  let move: Moment<G>['move'];
  replay(rules, record, undefined, ({ seq, line }, { state }) => {
    if (line.kind === 'undo') moments = moments.filter((moment) => moment.seq <= line.to);
    if (line.kind === 'act' && !line.forced) move = { seat: line.seat, text: line.text };
    const turn = rules.turn(state);
    if (turn.kind === 'chance' || (turn.kind === 'act' && turn.forced === true)) return;
    if (line.kind === 'act' || line.kind === 'chance') {
      moments.push({ seq, before: before ?? state, after: state, ...(move ? { move } : {}) });
    }
    before = state;
    move = undefined;
  });
  return moments;
}

function imagine<G extends GameTypes>(brain: Brain<G>, state: G['state']): Imagined<G['state']> {
  const { rules } = brain;
  return rules.determinize(rules.view(state, 'all'), 'all', seededRng('review'));
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

function reasonOf<G extends GameTypes>(brain: Brain<G>, moment: Moment<G>): Reason | undefined {
  const { rules } = brain;
  if (!moment.move) return undefined;
  const { seat, text } = moment.move;
  const action = rules.action.parse(text);
  return action && brain.reason(rules.view(moment.before, seat), seat, action);
}
