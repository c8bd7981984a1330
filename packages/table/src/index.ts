export type { TableWatch } from './audience.ts';
export { BadRecord, type RecordFault } from './bad-record.ts';
export { checkRecord, type Findings, type RecordCheck, type RecordFacts } from './check-record.ts';
export { fleetingStore } from './fleeting-store.ts';
export type { Looking } from './looking.ts';
export type { MatchEntry, MatchProblem, NewMatch } from './match-entry.ts';
export {
  isDone,
  isNext,
  STORE_PROBLEMS,
  StoreError,
  untilFirst,
  type Listed,
  type MatchStore,
  type StoreProblem,
} from './match-store.ts';
export type { Fresh } from './new-match.ts';
export type { OrderDesk } from './order-desk.ts';
export type { Orders, StandingOrder } from './orders.ts';
export type { StandIn, TableTime, TimeState } from './table-time.ts';
export type { Notebook, NoteState } from './notebook.ts';
export type { Clock, Pace, Period, SeatClock, TimeOut } from './pace.ts';
export { ONLY_PLAY, capabilitiesOf, isAllowed, mayLook } from './policy.ts';
export { resumableRecord, wholeRecord } from './record-text.ts';
export { wholeOf } from './running.ts';
export { botName, characterOf, personName } from './names.ts';
export { LONGEST_NAME, sittersIn, withSitters, type Bot, type Sitter } from './sitter.ts';
export { Sitting } from './sitting.ts';
export type { Gathering, KeptMatch, StoredLine, StoredMatch } from './stored-match.ts';
export type {
  Asking,
  Capabilities,
  Consent,
  Declining,
  KeptReviewing,
  Move,
  OnSteps,
  OnTrouble,
  Preview,
  Reseating,
  Returning,
  TableHost,
  TableInfo,
  TableStep,
  Undo,
  Watch,
  When,
  Wire,
  WireState,
} from './table-host.ts';
export { botPlayer, levelOfPlayer, type Stakes } from './stakes.ts';
export { Table, type TableParts } from './table.ts';
export { Tables, type Glance, type TablesParts } from './tables.ts';
export type { SeatHolder, Seating, SeatingState } from './seating.ts';
export type { Saying, Talk, TalkState } from './talk.ts';
export type { Question, ReviewJob, Thinker } from './thinker.ts';
export { previewFrom, previewOf, whyOf, type Known } from './what-if.ts';
