import type { GameTypes, Rng, Rules, Seat, Viewer } from '../src/index.ts';

/** One line of a random match, as the branch counters see it. */
export interface Happened<G extends GameTypes> {
  readonly before: G['state'];
  readonly after: G['state'];
  /** Undefined for a chance step. */
  readonly seat: Seat | undefined;
  readonly move: G['action'] | G['chance'];
  /** Unredacted. */
  readonly events: readonly G['event'][];
}

/** What a game hands to the conformance suite. */
export interface Subject<G extends GameTypes> {
  readonly rules: Rules<G>;
  /**
   * Another state that the observer can't tell from this one: everything he may not know is dealt
   * anew, what the rules make public is kept. A game without it has no secrets, and then every
   * viewer's view must be the same. Uses neither `view` nor `determinize`.
   */
  readonly redeal?: (state: G['state'], observer: Viewer, rng: Rng) => G['state'];
  /**
   * Whether this line made public by rule what was hidden before it (a forced show of hands). Worlds
   * that differ in it may look different afterwards, so they are not compared after such a line.
   * Lines that `rules.reveals` tells of need not be named here.
   */
  readonly publishes?: (happened: Happened<G>) => boolean;
  /** Named rule branches; the suite demands that each occurs in its random matches. */
  readonly branches?: Readonly<Record<string, (happened: Happened<G>) => boolean>>;
  /** Further configs to try besides all seat counts and (pairs of) option values. */
  readonly configs?: readonly unknown[];
  /** A box that can be played with, made up; the suite plays with one for each number of seats. */
  readonly boxes?: (rng: Rng) => unknown;
}
