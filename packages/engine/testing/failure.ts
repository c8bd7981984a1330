/** A promise of the contract that a game broke, with the match that shows it. */
export class ConformanceError extends Error {
  /** The name of the check. */
  readonly check: string;
  /** The match up to there, as a record that loads. */
  readonly record: string;
  constructor(check: string, message: string, record: string, cause?: unknown) {
    super(record === '' ? `${check}: ${message}` : `${check}: ${message}\n\n${record}`, { cause });
    this.name = 'ConformanceError';
    this.check = check;
    this.record = record;
  }
}

/** What is wrong, before it is known in which match. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Demands what the contract promises. The message is a function where making it costs. */
export function demand(holds: boolean, message: string | (() => string)): asserts holds {
  if (!holds) throw new Broken(typeof message === 'string' ? message : message());
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
