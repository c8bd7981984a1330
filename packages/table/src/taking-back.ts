/** Taking back what nobody may take back alone: one asks, and when all persons have agreed it is done. */
import { isOver, leavesAsking, parseLine, type Line, type Seat } from '@roundhouse/engine';
import { personsOf } from './policy.ts';
import type { Running } from './running.ts';
import type { StoredLine } from './stored-match.ts';
import type { Agreed, Asking } from './table-host.ts';

/** Where taking the seat's last move back would lead if everybody agreed; undefined: it has made none. */
export function undoByAllTo({ lines, stands }: Running, seat: Seat): number | undefined {
  if (isOver(stands)) return undefined;
  let isFound = false;
  for (const { seq, line } of standingBack(lines)) {
    if (isFound) return seq;
    isFound = line.kind === 'act' && !line.forced && line.seat === seat;
    // What older rules played is not taken back.
    if (line.kind === 'rules') return undefined;
  }
  return isFound ? 0 : undefined;
}

interface Standing {
  readonly seq: number;
  readonly line: Line;
}

/** Of lines that are asked about again and again: once for every seat, and after every line. */
const read = new WeakMap<StoredLine, Line>();

function lineOf(stored: StoredLine): Line | undefined {
  const known = read.get(stored);
  if (known) return known;
  const line = parseLine(stored.text);
  if (line) read.set(stored, line);
  return line;
}

/** The lines of the game that nobody took back, the last one first, down to where the present rules began. */
function* standingBack(lines: readonly StoredLine[]): Generator<Standing> {
  for (let at = lines.length; at > 0;) {
    const stored = lines[at - 1];
    const line = stored && lineOf(stored);
    // Every number is there: line 57 is the 57th.
    at = line?.kind === 'undo' ? line.to : at - 1;
    const isPlayed = line?.kind === 'act' || line?.kind === 'chance' || line?.kind === 'rules';
    if (stored && isPlayed) yield { seq: stored.seq, line };
    if (line?.kind === 'rules') return;
  }
}

/** What is being asked: who agreed last to what, with nothing played since. */
export function askingIn(lines: readonly StoredLine[]): Asking | undefined {
  const agreed = new Map<Seat, number>();
  let to: number | undefined;
  for (let at = lines.length - 1; at >= 0; at--) {
    const stored = lines[at];
    const line = stored && lineOf(stored);
    if (!line || !leavesAsking(line)) break;
    if (line.kind !== 'agree') continue;
    to ??= line.to;
    if (!agreed.has(line.seat)) agreed.set(line.seat, line.to);
  }
  if (to === undefined) return undefined;
  const same = [...agreed].flatMap(([seat, wanted]) => (wanted === to ? [seat] : []));
  const takesBack: number[] = [];
  for (const { seq } of standingBack(lines)) {
    if (seq <= to) break;
    takesBack.unshift(seq);
  }
  return { to, agreed: same.toSorted((a, b) => a - b), takesBack };
}

/** The lines that a seat's consent makes; with the last person's the others' and the undo itself. */
export function linesOfConsent({ match, lines, stands }: Running, { seat, to }: Agreed): Line[] {
  const asking = askingIn(lines);
  const before = asking?.to === to ? asking.agreed : [];
  const isAgreed = (each: Seat): boolean => each === seat || before.includes(each);
  const own: Line[] = before.includes(seat) ? [] : [{ kind: 'agree', seat, to }];
  if (!personsOf(match.sitters).every(isAgreed)) return own;
  const others = Array.from({ length: stands.config.seats }, (_, each) => each).filter(
    (each) => !isAgreed(each),
  );
  return [
    ...own,
    ...others.map((each): Line => ({ kind: 'agree', seat: each, to })),
    { kind: 'undo', to },
  ];
}

/** Whether all that came after a line leaves open what is being asked. */
export function isAskedSince(lines: readonly StoredLine[], from: number): boolean {
  return lines.slice(from).every(({ text }) => {
    const line = parseLine(text);
    return line !== undefined && leavesAsking(line);
  });
}
