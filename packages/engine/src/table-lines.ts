/** Lines that are not of the game but of the table: who sits where, who agreed, what was taken back. */
import { formatLine, type Line } from './line.ts';

export const isOfTable = ({ kind }: Line): boolean => kind !== 'act' && kind !== 'chance';

/** Whether what is being asked of all still is after such a line: it holds for the position in which it was said. */
export const leavesAsking = ({ kind }: Line): boolean => kind === 'agree' || kind === 'seat';

/**
 * The numbers of lines that say again what was said already. Whoever saves a game tells at its end who sits where,
 * once for each seat, so those are no repetition.
 */
export function repeatedIn(lines: readonly Line[]): readonly number[] {
  const seated = new Map<number, string>();
  let agreed = new Set<string>();
  const found: number[] = [];
  const last = lines.findLastIndex(({ kind }) => kind !== 'seat');
  const told = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'seat') {
      const isSaid = index > last ? told.has(line.seat) : seated.get(line.seat) === line.holder;
      if (isSaid) found.push(index + 1);
      if (index > last) told.add(line.seat);
      seated.set(line.seat, line.holder);
    } else if (line.kind === 'agree') {
      const text = formatLine(line);
      if (agreed.has(text)) found.push(index + 1);
      agreed.add(text);
    }
    if (!leavesAsking(line)) agreed = new Set();
  }
  return found;
}
