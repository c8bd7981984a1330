/** Taking back what nobody may take back alone: one asks, and when all persons have agreed it is done. */
import {
  isOver,
  leavesAsking,
  parseLine,
  type Line,
  type Seat,
  type Trail,
} from '@roundhouse/engine';
import { personsOf } from './policy.ts';
import type { Running } from './running.ts';
import type { StoredLine } from './stored-match.ts';
import type { Agreed, Asking } from './table-host.ts';

type Told = Pick<Running, 'lines' | 'stands'>;

/** Where taking the seat's last move back would lead if everybody agreed; undefined: it has made none. */
export function undoByAllTo(running: Running, seat: Seat): number | undefined {
  if (isOver(running.stands)) return undefined;
  let isFound = false;
  for (let seq = standingAt(running, running.lines.length); seq > 0;) {
    if (isFound) return seq;
    const line = lineAt(running, seq);
    isFound = line?.kind === 'act' && !line.forced && line.seat === seat;
    // What older rules played is not taken back.
    if (line?.kind === 'rules') return undefined;
    seq = standingAt(running, seq - 1);
  }
  return isFound ? 0 : undefined;
}

/** The latest are at hand as they were read; every number is there. */
function lineAt({ lines, stands }: Told, seq: number): Line | undefined {
  const at = seq - stands.base.after - 1;
  return (at < 0 ? undefined : stands.lines.at(at)) ?? parseLine(lines.at(seq - 1)?.text ?? '');
}

/** The number of the last line of the game, from a number down, that nobody took back, or of the line where the present rules began; 0: there is none. */
function standingAt(running: Told, from: number): number {
  let seq = from;
  while (seq > 0) {
    const line = lineAt(running, seq);
    if (line?.kind === 'act' || line?.kind === 'chance' || line?.kind === 'rules') return seq;
    seq = line?.kind === 'undo' ? line.to : seq - 1;
  }
  return seq;
}

/** What is being asked: who agreed last to what, with nothing played since. */
export function askingIn(running: Running): Asking | undefined {
  const agreed = new Map<Seat, number>();
  let to: number | undefined;
  for (let seq = running.lines.length; seq > 0; seq--) {
    const line = lineAt(running, seq);
    if (!line || !leavesAsking(line)) break;
    if (line.kind !== 'agree') continue;
    to ??= line.to;
    if (!agreed.has(line.seat)) agreed.set(line.seat, line.to);
  }
  if (to === undefined) return undefined;
  const same = [...agreed].flatMap(([seat, wanted]) => (wanted === to ? [seat] : []));
  return { to, agreed: same.toSorted((a, b) => a - b), takesBack: takenBack(running, to) };
}

/** The numbers of the lines of the game that no longer stand where all behind a line is taken back. */
function takenBack(running: Told, to: number): readonly number[] {
  const found: number[] = [];
  for (let seq = standingAt(running, running.lines.length); seq > to;) {
    found.unshift(seq);
    if (lineAt(running, seq)?.kind === 'rules') break;
    seq = standingAt(running, seq - 1);
  }
  return found;
}

/** Whose moves no longer stand then; once for each. */
export function takenBackFrom(running: Told, to: number): readonly Seat[] {
  return takenBack(running, to).flatMap((seq) => {
    const line = lineAt(running, seq);
    return line?.kind === 'act' && !line.forced ? [line.seat] : [];
  });
}

/** The lines that a seat's consent makes; with the last person's the others' and the undo itself. */
export function linesOfConsent(running: Running, { seat, to }: Agreed): Line[] {
  const { match, stands } = running;
  const asking = askingIn(running);
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
export function isAskedSince(lines: Trail<StoredLine>, from: number): boolean {
  return lines.slice(from).every(({ text }) => {
    const line = parseLine(text);
    return line !== undefined && leavesAsking(line);
  });
}
