/**
 * Two worlds: a state, and another in which everything that an observer may not know is dealt anew.
 * All that leaves for the observer must be equal to the byte, also after the same next move.
 */
import { seededRng, type GameTypes, type Rng, type Rules, type Seat } from '../src/index.ts';
import { copyOf, difference, same } from './compare.ts';
import { configsOf } from './configs.ts';
import { ConformanceError, demand, messageOf } from './failure.ts';
import { compare, Leak, TWO_WORLDS } from './leak.ts';
import { observersOf, viewerName } from './probe.ts';
import { randomMatch, recordOf, type Spot } from './random-match.ts';
import type { Subject } from './subject.ts';
import { compareNext } from './worlds-next.ts';
import { compareNow } from './worlds-now.ts';

/** How many pairs there were, and of how many the worlds differed or a next move was compared. */
export interface PairCount {
  pairs: number;
  different: number;
  moves: number;
  /** Pairs in which a hidden move looked alike to the observer in both worlds. */
  alike: number;
}

export function emptyCount(): PairCount {
  return { pairs: 0, different: 0, moves: 0, alike: 0 };
}

/** Compares one pair at a position. Throws a `ConformanceError` that names the outlet. */
export function comparePair<G extends GameTypes>(
  spot: Spot<G>,
  observer: Seat | null,
  rng: Rng,
  count: PairCount,
): void {
  const { rules, config, moves, subject } = spot;
  try {
    count.pairs++;
    if (!subject.redeal) {
      checkOpen(rules, spot.state, observer, rng);
      return;
    }
    const before = copyOf(spot.state);
    const world = subject.redeal(spot.state, observer, rng);
    checkRedeal(rules, before, spot.state, world);
    if (!same(before, world)) count.different++;
    compareNow(rules, spot.state, world, observer, rng);
    const { sameMove, alike } = compareNext(spot, world, observer, rng);
    if (sameMove) count.moves++;
    if (alike) count.alike++;
  } catch (error) {
    if (error instanceof ConformanceError) throw error;
    const check = error instanceof Leak ? error.check : TWO_WORLDS.redeal;
    const message = `for ${viewerName(observer)}: ${messageOf(error)}`;
    throw new ConformanceError(check, message, recordOf(rules, config, moves), error);
  }
}

/** A game that redeals nothing has no secrets: any view is the state. */
function checkOpen<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  observer: Seat | null,
  rng: Rng,
): void {
  const [view, all] = [rules.view(state, observer), rules.view(state, 'all')];
  compare(TWO_WORLDS.open, all, view, () => 'not the view of everybody');
  const made = rules.determinize(view, observer, rng);
  if (!same(made, state)) {
    throw new Leak(TWO_WORLDS.open, `the view is not the whole: ${difference(state, made)}`);
  }
}

function checkRedeal<G extends GameTypes>(
  rules: Rules<G>,
  before: G['state'],
  state: G['state'],
  world: G['state'],
): void {
  demand(same(before, state), () => `redeal changed its state: ${difference(before, state)}`);
  demand(world !== state, 'redeal gave the same object back');
  rules.assertSound?.(world);
}

/** Whether enough was compared for the answer to mean something. */
export function checkCount<G extends GameTypes>(subject: Subject<G>, count: PairCount): void {
  const { hasSecrets } = subject.rules.meta;
  if (hasSecrets !== (subject.redeal !== undefined)) {
    const said = `the rules say that there ${hasSecrets ? 'are' : 'are no'} secrets, the redeal otherwise`;
    throw new ConformanceError(TWO_WORLDS.tried, said, '');
  }
  if (!subject.redeal) return;
  const figures = JSON.stringify(count);
  if (count.different * 20 < count.pairs || count.moves * 20 < count.pairs) {
    throw new ConformanceError(TWO_WORLDS.tried, `too little was compared: ${figures}`, '');
  }
}

/** Compares so many pairs over whole random matches in all configs. Throws at the first leak. */
export function twoWorlds<G extends GameTypes>(
  subject: Subject<G>,
  { pairs = 20_000, seed = 'two worlds' }: { pairs?: number; seed?: string | number } = {},
): PairCount {
  const configs = configsOf(subject.rules, subject.configs);
  const count = emptyCount();
  for (let match = 0; count.pairs < pairs; match++) {
    const config = configs[match % configs.length];
    if (config === undefined) throw new Error('there is no config to play');
    const rng = seededRng(`${seed}/${match}/worlds`);
    const observers = observersOf({ config });
    randomMatch(subject, config, seededRng(`${seed}/${match}`), {
      at(spot) {
        const observer = observers[rng.below(observers.length)];
        if (observer !== undefined && count.pairs < pairs) comparePair(spot, observer, rng, count);
      },
    });
  }
  checkCount(subject, count);
  return count;
}
