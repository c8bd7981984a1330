export {
  assertConformance,
  conformance,
  type Check,
  type ConformanceOptions,
  type FuzzOptions,
} from './conformance.ts';
export { configsOf } from './configs.ts';
export { ConformanceError } from './failure.ts';
export {
  randomMatch,
  type MatchHooks,
  type Move,
  type PlayedMatch,
  type Spot,
} from './random-match.ts';
export type { Happened, Subject } from './subject.ts';
export { twoWorlds, type PairCount } from './two-worlds.ts';
