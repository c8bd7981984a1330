/** What a command is: a file under commands/ that exports one. */
import type { Arguments, OptionTable } from './arguments.ts';

export interface Command {
  /** What stands behind `roundhouse`: `replay FILE`. Options are listed from the table. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further lines for its own `--help`. */
  readonly details?: readonly string[];
  readonly options: OptionTable;
  /** How many words (not options) it takes, where its usage does not show that. */
  readonly words?: { readonly least: number; readonly most: number };
  /** The exit code is 0 unless it throws. */
  run(args: Arguments): Promise<void>;
}

/** Input that makes no sense: one line on stderr, exit code 2. */
export class Misuse extends Error {}

/** The command did its work and the answer is no: one line on stderr, exit code 1. */
export class Failed extends Error {}
