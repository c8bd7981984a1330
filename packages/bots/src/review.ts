/**
 * A finished match looked through by the expert, question by question, so that whoever waits sees how far it is and can
 * stop: what each position was worth to everybody and which decisions mattered, what else there was, and what came of
 * both. `reviewing.ts` asks.
 */
import {
  seededRng,
  type GameTypes,
  type Imagined,
  type MatchRecord,
  type Seat,
} from '@roundhouse/engine';
import type { Brain } from './brain.ts';
import { imagine, stretchesOf, type Stretch } from './stretches.ts';
import { playToQuiet, worthOf, type Judge } from './playout.ts';
import { cloneImagined } from './search.ts';
import { screened, secondLook, type Screened, type SecondLook } from './second-look.ts';

/** What the seats could expect after a line, 0 to 1 each. */
export interface Sample {
  readonly seq: number;
  readonly values: readonly number[];
}

/** What is worth a second look, decisions by their lines. */
export interface Outline {
  /** Of the positions between two turns: in the middle of one nothing is settled. */
  readonly samples: readonly Sample[];
  /** Where somebody's prospects changed, the greatest change first. */
  readonly turns: readonly number[];
  /** Decisions of each seat that asked, those with the greatest falls first. */
  readonly own: readonly { readonly seat: Seat; readonly decisions: readonly number[] }[];
}

export interface OutlineQuestion {
  readonly type: 'outline';
  /** How many decisions where it turned, at most. */
  readonly turns: number;
  /** Whose own decisions. */
  readonly own: readonly Seat[];
}
export interface ScreenQuestion {
  readonly type: 'screen';
  readonly decisions: readonly number[];
}
export interface LookQuestion {
  readonly type: 'look';
  readonly screened: Screened;
}
export type ReviewQuestion = OutlineQuestion | ScreenQuestion | LookQuestion;

/** What is answered to each. */
export type ReviewAnswer<Q extends ReviewQuestion> = Q extends OutlineQuestion
  ? Outline
  : Q extends ScreenQuestion
    ? readonly Screened[]
    : SecondLook | undefined;

/** Everything is known to everybody by now: the match is over. */
export function answerReview<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  record: MatchRecord,
  question: ReviewQuestion,
): ReviewAnswer<ReviewQuestion> {
  const stretches = stretchesOf(brain, record);
  const stretchAt = (seq: number): Stretch<G>[] =>
    stretches.filter((stretch) => stretch.seq === seq);
  switch (question.type) {
    case 'outline':
      return outlined(brain, judge, stretches, question);
    case 'screen':
      return question.decisions
        .flatMap(stretchAt)
        .flatMap((stretch) => screened(brain, judge, stretch) ?? []);
    case 'look': {
      const [stretch] = stretchAt(question.screened.seq);
      return stretch && secondLook(brain, stretch, question.screened);
    }
  }
}

interface Judged extends Sample {
  /** Which of the stretches it is. */
  readonly index: number;
}

function outlined<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  stretches: readonly Stretch<G>[],
  { turns, own }: OutlineQuestion,
): Outline {
  const quiet = stretches.flatMap(({ seq, after }, index): Judged[] => {
    const state = imagine(brain, after);
    const isQuiet = brain.rules.turn(state).kind === 'over' || brain.isQuiet(state);
    return isQuiet ? [{ index, seq, values: valuesIn(brain, judge, [state]) }] : [];
  });
  const turned = greatest(quiet, turns).flatMap(({ from, to, seat }) => {
    const [low, high] = [from.values[seat] ?? 0, to.values[seat] ?? 0];
    const within = stretches.slice(from.index + 1, to.index + 1);
    return turnedBy(brain, judge, within, seat, low, high)?.seq ?? [];
  });
  return {
    samples: quiet.map(({ seq, values }) => ({ seq, values })),
    turns: [...new Set(turned)],
    own: own.map((seat) => ({ seat, decisions: decisionsOf(stretches, quiet, seat) })),
  };
}

/** A seat's decisions by how its prospects had changed when the next turn began. */
function decisionsOf<G extends GameTypes>(
  stretches: readonly Stretch<G>[],
  quiet: readonly Judged[],
  seat: Seat,
): readonly number[] {
  const changeAt = (index: number): number => {
    const next = quiet.find((sample) => sample.index >= index);
    const last = quiet.findLast((sample) => sample.index < index) ?? next;
    return (next?.values[seat] ?? 0) - (last?.values[seat] ?? 0);
  };
  return stretches
    .flatMap(({ seq, move }, index) =>
      move?.seat === seat ? [{ seq, change: changeAt(index) }] : [],
    )
    .toSorted((one, other) => one.change - other.change)
    .map(({ seq }) => seq);
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

/** The greatest changes from one sample to the next. */
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
  return changes.sort((one, other) => other.size - one.size).slice(0, most);
}

/** Where a position must be played on to be judged, so often. */
const TRIALS = 4;

/** The decision after which the seat's prospects stayed nearer to what they became than to what they were. */
function turnedBy<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  within: readonly Stretch<G>[],
  seat: Seat,
  from: number,
  to: number,
): Stretch<G> | undefined {
  const last = within.at(-1);
  const isTurned = ({ seq, after }: Stretch<G>): boolean => {
    const worlds = Array.from({ length: TRIALS }, (_, trial) => {
      const world = cloneImagined(brain, imagine(brain, after));
      playToQuiet(brain, world, { plies: 0, slips: 0 }, seededRng(`review ${seq} ${trial}`));
      return world;
    });
    const value = valuesIn(brain, judge, worlds)[seat] ?? 0;
    return Math.abs(value - to) < Math.abs(value - from);
  };
  const unturned = within.findLastIndex((stretch) => stretch !== last && !isTurned(stretch));
  return within[unturned + 1] ?? last;
}
