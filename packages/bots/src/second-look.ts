/** A move looked at again: how often its seat wins after it, and after the best of what else there was. */
import { seededRng, type GameTypes, type Seat } from '@roundhouse/engine';
import { aftermath, HUNDRED, shortfallOf, winsIn, type Aftermath } from './aftermath.ts';
import type { Reason, Shortfall } from './bot.ts';
import type { Brain } from './brain.ts';
import { imagining } from './imagining.ts';
import type { Stretch } from './stretches.ts';
import { playOn, type Horizon, type Judge } from './playout.ts';
import { cloneImagined } from './search.ts';

/** A move, and what came of it when the match was played on from there to its end. */
export interface Followed {
  readonly text: string;
  /** By seat, how many of a hundred times it won; a shared win is shared. */
  readonly wins: readonly number[];
  readonly reason: Reason;
}

export interface SecondLook {
  /** The position in which it was decided, and the one that came of it, by their lines. */
  readonly from: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly played: Followed;
  /** The best of what else was weighed. */
  readonly other: Followed;
  /** What the one that wins less often falls short of the other by. */
  readonly shortfall?: Shortfall;
}

/** A decision, and the best of what else there was, as a short look ahead sees it. */
export interface Screened {
  readonly seq: number;
  readonly seat: Seat;
  readonly played: string;
  readonly other: string;
  /** What the one that was played is ahead by, 0 to 1; below 0: it is behind. */
  readonly lead: number;
}

/** What was played ahead of the best of the rest, of a hundred. */
export function aheadBy({ seat, played, other }: SecondLook): number {
  return (played.wins[seat] ?? 0) - (other.wins[seat] ?? 0);
}

const SCREENINGS = 6;
/** Candidates come with the likeliest first. */
const MOST_RIVALS = 3;
/** One decision in so many is made carelessly, as people do: or every time would be the same. */
const SLIPS = 8;

/** Undefined: nobody decided anything, or there was nothing else worth a look. */
export function screened<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  stretch: Stretch<G>,
): Screened | undefined {
  const { rules } = brain;
  const { before, move, seq } = stretch;
  if (!move) return undefined;
  const { seat, text } = move;
  const legal = rules.legal(before, seat);
  const played = legal.find((action) => rules.action.format(action) === text);
  if (played === undefined || legal.length < 2) return undefined;
  const rng = seededRng(`screened ${seq}`);
  const view = rules.view(before, seat);
  const rivals = brain
    .candidates(view, legal, seat, rng)
    .filter((action) => rules.action.format(action) !== text)
    .slice(0, MOST_RIVALS);
  const horizon: Horizon = { plies: brain.search.hard.plies, slips: SLIPS };
  const [own = 0, ...values] = meansOf([played, ...rivals], SCREENINGS, (action, trial) => {
    const state = worldAfter(brain, stretch, seat, action, trial);
    return playOn(brain, judge, state, seat, horizon, seededRng(`luck ${trial}`));
  });
  const best = Math.max(...values);
  const other = rivals[values.indexOf(best)];
  if (other === undefined) return undefined;
  return { seq, seat, played: text, other: rules.action.format(other), lead: own - best };
}

function meansOf<T>(
  each: readonly T[],
  trials: number,
  value: (one: T, trial: number) => number,
): readonly number[] {
  return each.map((one) => {
    let sum = 0;
    for (let trial = 0; trial < trials; trial++) sum += value(one, trial);
    return sum / trials;
  });
}

/** Undefined: it is not of this match. */
export function secondLook<G extends GameTypes>(
  brain: Brain<G>,
  stretch: Stretch<G>,
  { seat, played, other }: Screened,
): SecondLook | undefined {
  const { rules } = brain;
  const { from, seq } = stretch;
  const view = rules.view(stretch.before, seat);
  const legal = rules.legal(stretch.before, seat);
  const asked = { view, seat, seed: `review ${seq}` };
  const follow = (text: string): Came | undefined => {
    const action = legal.find((each) => rules.action.format(each) === text);
    if (action === undefined) return undefined;
    const came = Array.from({ length: HUNDRED }, (_, trial) =>
      aftermath(brain, asked, action, trial),
    );
    return {
      came,
      followed: { text, wins: winsIn(came), reason: brain.reason(view, seat, action) },
    };
  };
  const [first, second] = [follow(played), follow(other)];
  if (!first || !second) return undefined;
  const look = { from, seq, seat, played: first.followed, other: second.followed };
  const shortfall =
    aheadBy(look) < 0
      ? shortfallOf(second.came, first.came, seat)
      : shortfallOf(first.came, second.came, seat);
  return { ...look, shortfall };
}

interface Came {
  readonly followed: Followed;
  readonly came: readonly Aftermath[];
}

/** Imagined from what the seat could know: nobody is blamed for a card that lay face down. */
function worldAfter<G extends GameTypes>(
  brain: Brain<G>,
  { before, seq }: Stretch<G>,
  seat: Seat,
  action: G['action'],
  trial: number,
): ReturnType<typeof cloneImagined<G>> {
  const { rules } = brain;
  const imagine = imagining(brain, rules.view(before, seat), seat);
  const world = imagine(seededRng(`world ${seq} ${trial}`));
  const state = cloneImagined(brain, world);
  rules.apply(state, seat, action);
  return state;
}
