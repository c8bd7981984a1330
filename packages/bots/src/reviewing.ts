/** The course of a review: what is asked of the expert, one thing after another, until all is known or it is enough. */
import type { Seat } from '@roundhouse/engine';
import type { ReviewAnswer, ReviewQuestion, Sample } from './review.ts';
import { aheadBy, type Screened, type SecondLook } from './second-look.ts';

/** Somebody's best and worst move of a match. */
export interface OwnMoves {
  readonly seat: Seat;
  /** The one that was furthest ahead of all else; undefined: none was ahead. */
  readonly best?: SecondLook;
  /** The one that was furthest behind something else; undefined: none was by much. */
  readonly worst?: SecondLook;
}

export interface Review {
  readonly samples: readonly Sample[];
  /** Moves that made a difference to whoever made them, in the order in which they happened. */
  readonly points: readonly SecondLook[];
  /** Of those who asked. */
  readonly own: readonly OwnMoves[];
  /** Whether all of it was looked through. */
  readonly isWhole: boolean;
}

/** What is wanted of a review. */
export interface Wanted {
  /** How many turning points, at most. */
  readonly points: number;
  /** Whose own best and worst moves. */
  readonly own: readonly Seat[];
}

export interface Reviewer {
  ask<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q>>;
  /** How much is done, 0 to 1. */
  progress?(part: number): void;
  /** Whether what is known by now has to do. */
  isEnough?(): boolean;
}

/** Of a hundred: two moves that are nearer to each other made no difference. */
const DIFFERENCE = 5;
/** Not every great change is somebody's doing: so many are looked at for each that is wanted. */
const TRIED = 2;
/** All that one seat decides in most matches; the more ask, the less time there is for each. */
const MOST_SCREENED = 40;
/** Decisions that are screened with one question. */
const AT_ONCE = 5;

export async function reviewMatch(reviewer: Reviewer, wanted: Wanted): Promise<Review> {
  const turns = wanted.points * TRIED;
  const { own: asking } = wanted;
  const outline = await reviewer.ask({ type: 'outline', turns, own: asking });
  const followed = asking.length > 1 ? 1 : 3;
  const most = asking.length > 1 ? Math.ceil(MOST_SCREENED / 4 / asking.length) : MOST_SCREENED;
  const own = outline.own.map(({ seat, decisions }) => ({
    seat,
    decisions: new Set([...decisions.slice(0, most), ...decisions.slice(-most)]),
  }));
  const decisions = [...new Set([...outline.turns, ...own.flatMap((each) => [...each.decisions])])];
  const inParts = Math.ceil(decisions.length / AT_ONCE);
  const steps = progressing(
    reviewer,
    1 + inParts + outline.turns.length + own.length * 2 * followed,
  );
  steps.done();

  const weighed: Screened[] = [];
  for (let at = 0; at < decisions.length && !steps.isEnough(); at += AT_ONCE) {
    const some = decisions.slice(at, at + AT_ONCE);
    weighed.push(...(await reviewer.ask({ type: 'screen', decisions: some })));
    steps.done();
  }
  const looks = new Map<number, SecondLook>();
  const lookAt = async (screened: Screened): Promise<SecondLook | undefined> => {
    const known = looks.get(screened.seq);
    if (known ?? steps.isEnough()) return known;
    const look = await reviewer.ask({ type: 'look', screened });
    steps.done();
    if (look) looks.set(screened.seq, look);
    return look;
  };

  const points: SecondLook[] = [];
  for (const seq of outline.turns) {
    const screened = weighed.find((each) => each.seq === seq);
    const look = screened && points.length < wanted.points ? await lookAt(screened) : undefined;
    if (look && Math.abs(aheadBy(look)) >= DIFFERENCE) points.push(look);
  }
  const moves: OwnMoves[] = [];
  for (const { seat, decisions: felt } of own) {
    const byLead = weighed
      .filter(({ seq }) => felt.has(seq))
      .toSorted((one, other) => one.lead - other.lead);
    const worst: SecondLook[] = [];
    const best: SecondLook[] = [];
    for (const one of byLead.slice(0, followed)) worst.push(...present(await lookAt(one)));
    for (const one of byLead.slice(followed).slice(-followed)) {
      best.push(...present(await lookAt(one)));
    }
    moves.push(ownMoves(seat, best, worst));
  }
  return {
    samples: outline.samples,
    points: points.toSorted((one, other) => one.seq - other.seq),
    own: moves,
    isWhole: !steps.isEnough(),
  };
}

const present = (look: SecondLook | undefined): readonly SecondLook[] => (look ? [look] : []);

function progressing(reviewer: Reviewer, all: number): { done(): void; isEnough(): boolean } {
  let steps = 0;
  return {
    done: () => reviewer.progress?.(++steps / all),
    isEnough: () => reviewer.isEnough?.() ?? false,
  };
}

function ownMoves(
  seat: Seat,
  ahead: readonly SecondLook[],
  behind: readonly SecondLook[],
): OwnMoves {
  const best = furthest(ahead, aheadBy, 0);
  const worst = furthest(behind, (look) => -aheadBy(look), DIFFERENCE);
  return { seat, ...(best ? { best } : {}), ...(worst ? { worst } : {}) };
}

function furthest(
  looks: readonly SecondLook[],
  by: (look: SecondLook) => number,
  least: number,
): SecondLook | undefined {
  const [first] = looks.toSorted((one, other) => by(other) - by(one));
  return first && by(first) >= least ? first : undefined;
}
