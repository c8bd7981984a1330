/** Taking back what nobody may take back alone: one asks, and when all persons have agreed it is done. */
import { isOver, leavesAsking, parseLine, type Line, type Seat } from '@roundhouse/engine';
import { personsOf } from './policy.ts';
import type { Running } from './running.ts';
import type { StoredLine } from './stored-match.ts';
import type { Agreed, Asking } from './table-host.ts';

/** Where taking the seat's last move back would lead if everybody agreed; undefined: it has made none. */
export function undoByAllTo({ lines, stands }: Running, seat: Seat): number | undefined {
  if (isOver(stands)) return undefined;
  const { first, played } = standing(lines);
  const own = played.findLastIndex(
    ({ line }) => line.kind === 'act' && !line.forced && line.seat === seat,
  );
  return own < 0 ? undefined : (played[own - 1]?.seq ?? first);
}

interface Played {
  readonly seq: number;
  readonly line: Line;
}

interface Standing {
  readonly first: number;
  readonly played: readonly Played[];
}

/** Of lines that are asked about again and again: once for every seat, and after every line. */
const found = new WeakMap<readonly StoredLine[], Standing>();
const read = new WeakMap<StoredLine, Line>();

function lineOf(stored: StoredLine): Line | undefined {
  const known = read.get(stored);
  if (known) return known;
  const line = parseLine(stored.text);
  if (line) read.set(stored, line);
  return line;
}

/** The lines of the game that nobody took back, and the line behind which they begin. */
function standing(lines: readonly StoredLine[]): Standing {
  const known = found.get(lines) ?? standingIn(lines);
  found.set(lines, known);
  return known;
}

function standingIn(lines: readonly StoredLine[]): Standing {
  let first = 0;
  let played: Played[] = [];
  for (const stored of lines) {
    const { seq } = stored;
    const line = lineOf(stored);
    if (line?.kind === 'act' || line?.kind === 'chance') played.push({ seq, line });
    if (line?.kind === 'undo') played = played.filter((each) => each.seq <= line.to);
    // What older rules played is not taken back.
    if (line?.kind === 'rules') [first, played] = [seq, []];
  }
  return { first, played };
}

/** What is being asked: who agreed last to what, with nothing played since. */
export function askingIn(lines: readonly StoredLine[]): Asking | undefined {
  const agreed = new Map<Seat, number>();
  let to: number | undefined;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = parseLine(lines[at]?.text ?? '');
    if (!line || !leavesAsking(line)) break;
    if (line.kind !== 'agree') continue;
    to ??= line.to;
    if (!agreed.has(line.seat)) agreed.set(line.seat, line.to);
  }
  if (to === undefined) return undefined;
  const same = [...agreed].flatMap(([seat, wanted]) => (wanted === to ? [seat] : []));
  const takesBack = standing(lines).played.flatMap(({ seq }) => (seq > to ? [seq] : []));
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
