/** Why a record did not become a match. */
import type { RecordError, Refusal } from '@roundhouse/engine';

/** What is wrong with a record, and on which line of its text. */
export interface RecordFault {
  readonly at: number;
  readonly fault: Refusal;
  /** The game that it is a record of, if that could be read. */
  readonly title?: string;
}

export class BadRecord extends Error {
  readonly record: RecordFault;
  constructor({ message, at, fault }: RecordError, title?: string) {
    super(message);
    this.name = 'BadRecord';
    this.record = { at, fault, ...(title === undefined ? {} : { title }) };
  }
}
