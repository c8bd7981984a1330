export { shuffledOut } from './made-up.ts';
export { spoilBoxes } from './boxes.ts';
export { chiSquare, type ChiSquare } from './chi-square.ts';
export {
  assertConformance,
  conformance,
  type Check,
  type ConformanceOptions,
  type FuzzOptions,
} from './conformance.ts';
export { configsOf } from './configs.ts';
export { decisionsIn } from './decisions.ts';
export { ConformanceError } from './failure.ts';
export { perft } from './perft.ts';
export { playthrough, type PlaythroughOptions } from './playthrough.ts';
export {
  randomMatch,
  recordOf,
  type MatchHooks,
  type Move,
  type PlayedMatch,
  type Spot,
} from './random-match.ts';
export { drawFaults, recordChecks, recordFaults } from './recorded.ts';
export { redealings, shuffled, type Redealt } from './redealt.ts';
export { holdAuctions, type SpokenAuctions } from './spoken-auction.ts';
export { wrongLimits } from './wrong-limits.ts';
export { strangeStates, type StrangeStates } from './strange-states.ts';
export type { Happened, Subject } from './subject.ts';
export { twoWorlds, type PairCount } from './two-worlds.ts';
