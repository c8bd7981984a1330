/** Which turn of a match a line belongs to: one begins where another seat decides. */
import type { TableStep } from '../../host/table-host.ts';

/** By line, from 1; 0 before the first. What several decide at the same time is nobody's turn. */
export function turnsOf(lines: readonly TableStep[]): ReadonlyMap<number, number> {
  const turns = new Map<number, number>();
  let turn = 0;
  let mover: number | undefined;
  for (const [at, { seq, by, forced }] of lines.entries()) {
    const owed = lines[at - 1]?.turn;
    const isAlone = owed?.kind !== 'act' || owed.seats.length === 1;
    if (by !== undefined && !forced && isAlone && by !== mover) {
      turn += 1;
      mover = by;
    }
    turns.set(seq, turn);
  }
  return turns;
}

/** When it was, as players say it: a stage with a number says so, any other lasts for most of a match. */
export function momentOf(stage: string, turn: number, named: (turn: number) => string): string {
  return turn === 0 || /\d/.test(stage) ? stage : named(turn);
}
