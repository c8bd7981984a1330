export * from './rules.ts';
export * from './notation.ts';
export * from './options.ts';
export { MAX_BELOW, Sfc32, seededRng, type Rng } from './rng.ts';
export {
  commitment,
  fairDraw,
  isSeed,
  seedFromText,
  type Draw,
  type FairChance,
} from './chance.ts';
export { canonicalJson, deepFreeze, hashOf, NotPlainError } from './canonical.ts';
export { formatLine, parseLine, type Line } from './line.ts';
export { formatRecord, parseRecord, readRecord, RecordError, type MatchRecord } from './record.ts';
export { tryAction, whyNot, type Applied } from './try-action.ts';
export {
  extend,
  lastSeq,
  openMatch,
  play,
  settle,
  startMatch,
  type Base,
  type Counted,
  type Match,
  type Step,
} from './match.ts';
export { owedSince, undoFloor, undoTarget } from './undo.ts';
export { replay } from './replay.ts';
export { verify, type Verified } from './verify.ts';
export { snapshotOf, upgrade, upgradeEvent, type Snapshot } from './upgrade.ts';
