/** What a page and the worker that holds its matches say to each other. */
import type { Explanation, ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import type { Refusal, Seat, Viewer } from '@roundhouse/engine';
import {
  BadRecord,
  StoreError,
  type Consent,
  type Declining,
  type Move,
  type NewMatch,
  type Preview,
  type RecordCheck,
  type RecordFault,
  type Reseating,
  type SeatClock,
  type Sitter,
  type StoreProblem,
  type TableInfo,
  type TableStep,
  type Undo,
} from '@roundhouse/table';
import type { MatchEntry } from './table-host.ts';

/** Each call by its name, with what it takes and what it answers. */
export interface Calls {
  list(): Promise<readonly MatchEntry[]>;
  begin(wanted: NewMatch): Promise<string | Refusal>;
  addSalts(match: string, salts: readonly string[]): Promise<void>;
  importRecord(text: string): Promise<string>;
  /** Every draw recomputed: of a text, or of a match that lies here. */
  check(text: string): Promise<RecordCheck>;
  checkMatch(match: string): Promise<RecordCheck>;
  goOnFrom(match: string, seq: number, sitters: readonly Sitter[]): Promise<string>;
  remove(match: string): Promise<void>;
  kept(match: string): Promise<string>;
  open(match: string): Promise<TableInfo>;
  leave(match: string): Promise<void>;
  /** All clocks, as they stand. */
  clocks(match: string): Promise<readonly SeatClock[]>;
  /** Whether it is out of sight: then nobody's time runs. */
  turn(match: string, isAway: boolean): Promise<void>;
  act(match: string, move: Move): Promise<Refusal | undefined>;
  undo(match: string, undo: Undo): Promise<Refusal | undefined>;
  agree(match: string, consent: Consent): Promise<Refusal | undefined>;
  decline(match: string, declining: Declining): Promise<Refusal | undefined>;
  reseat(match: string, change: Reseating): Promise<Refusal | undefined>;
  preview(match: string, seat: Seat, text: string): Promise<Preview | Refusal>;
  why(match: string, seat: Seat, text: string): Promise<Refusal | undefined>;
  hint(match: string, seat: Seat): Promise<Explanation<string>>;
  review(
    match: string,
    question: ReviewQuestion,
  ): Promise<ReviewAnswer<ReviewQuestion> | undefined>;
  record(match: string): Promise<string>;
  goOn(match: string): Promise<void>;
  /** Steps come as messages that carry the watch's number. */
  watch(match: string, watch: number, viewer: Viewer, after: number): Promise<void>;
  seen(watch: number, seq: number): Promise<void>;
  watchTrouble(match: string, watch: number): Promise<void>;
  unwatch(watch: number): Promise<void>;
}

export interface Request {
  readonly id: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

export interface Failure {
  readonly problem: HostProblem;
  readonly message: string;
  readonly record?: RecordFault;
}

export type Message =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'steps'; readonly watch: number; readonly steps: readonly TableStep[] }
  | { readonly kind: 'trouble'; readonly watch: number; readonly trouble: Refusal | undefined };

/** Why a call could not be answered; a page has a sentence for each. */
export type HostProblem = StoreProblem | 'bad-record' | 'failed' | 'unreachable';

export class HostError extends Error {
  readonly problem: HostProblem;
  readonly record: RecordFault | undefined;
  constructor({ problem, message, record }: Failure) {
    super(message);
    this.name = 'HostError';
    this.problem = problem;
    this.record = record;
  }
}

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StoreError) return { problem: error.problem, message };
  if (error instanceof BadRecord) return { problem: 'bad-record', message, record: error.record };
  return { problem: 'failed', message };
}
