export * from './rules.ts';
export * from './notation.ts';
export type { OneOf } from './one-of.ts';
export * from './options.ts';
export * from './box.ts';
export { isLearned, ownBox, type BoxHead } from './own-box.ts';
export * as schema from './schema.ts';
export type { Form, Schema, Tell } from './schema.ts';
export * as shape from './shape.ts';
export type { Shape } from './shape.ts';
export { readState } from './read-state.ts';
export { MAX_BELOW, Sfc32, seededRng, type Rng } from './rng.ts';
export {
  botSeed,
  commitment,
  fairDraw,
  isSeed,
  seedCommitment,
  seedFromText,
  type Deal,
  type Draw,
  type FairChance,
} from './chance.ts';
export { canonicalJson, deepFreeze, hashOf, NotPlainError } from './canonical.ts';
export { formatHolder, parseHolder, type Holder } from './holder.ts';
export { absentIn, forfeitedIn, placedLast } from './forfeit.ts';
export { formatLine, parseLine, type Line, type StandingIn } from './line.ts';
export {
  formatHeader,
  formatRecord,
  parseRecord,
  readRecord,
  RecordError,
  type MatchRecord,
} from './record.ts';
export { leavesAsking } from './table-lines.ts';
export { tryAction, whyNot, type Applied } from './try-action.ts';
export {
  extend,
  fork,
  isOver,
  lastSeq,
  openMatch,
  startMatch,
  type Base,
  type Counted,
  type Match,
  type Owed,
  type Step,
} from './match.ts';
export { Trail } from './trail.ts';
export { play, propose, settle, type Proposal } from './settle.ts';
export { mayUndoAlone, owedSince, undoFloor, undoTarget } from './undo.ts';
export { openRecord, replay, rulesLine } from './replay.ts';
export { retracing } from './retracing.ts';
export { verify, type Verified } from './verify.ts';
export {
  openSnapshot,
  rebase,
  snapshotOf,
  type Snapshot,
  type StoredSnapshot,
} from './snapshot.ts';
export { upgrade, upgradeEvent } from './upgrade.ts';
