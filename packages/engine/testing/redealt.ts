/** Positions of random matches, each with another world of some observer: what a redealing is tested on. */
import { hashOf, seededRng, type GameTypes, type Rng, type Seat } from '../src/index.ts';
import { configsOf } from './configs.ts';
import { Broken, demand } from './failure.ts';
import { randomMatch } from './random-match.ts';
import type { Subject } from './subject.ts';

export interface Redealt<G extends GameTypes> {
  readonly state: G['state'];
  readonly world: G['state'];
  readonly observer: Seat | null;
}

/** One position in so many. */
const ONE_IN = 8;

/** Out of matches in all configs, one after the other. */
export function redealings<G extends GameTypes>(
  subject: Subject<G>,
  matches: number,
): readonly Redealt<G>[] {
  const { rules, redeal } = subject;
  if (!redeal) throw new Broken('the game has no secrets');
  const found: Redealt<G>[] = [];
  const rng = seededRng('redeal');
  const configs = configsOf(rules, subject.configs);
  for (let match = 0; match < matches; match++) {
    const config = configs[match % configs.length];
    if (config === undefined) throw new Broken('no config');
    const at = ({ state }: { readonly state: G['state'] }): void => {
      if (rng.below(ONE_IN) > 0) return;
      const seat = rng.below(config.seats + 1);
      const observer = seat === config.seats ? null : seat;
      const before = rules.clone(state);
      found.push({ state: before, world: redeal(before, observer, rng), observer });
      demand(hashOf(before) === hashOf(state), 'redealing changed the state that it was given');
    };
    randomMatch(subject, config, seededRng(`redeal/${match}`), { at });
  }
  return found;
}

/** For dealing anew. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}
