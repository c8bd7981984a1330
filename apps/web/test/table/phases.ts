/** Positions of recorded matches in which everything is asked that a title ever asks. */
import { readdirSync } from 'node:fs';
import { formatRecord, parseRecord, replay } from '@roundhouse/engine';
import { TITLES } from '@roundhouse/titles';
import { root } from '../../../../scripts/root.ts';
import { withSitters, type Sitter } from '@roundhouse/table';
import { recordOf } from './at-the-table.ts';

export interface Phase {
  readonly record: string;
  readonly lines: number;
  readonly seats: number;
  /** Who decides. */
  readonly seat: number;
  readonly choices: number;
  /** What is pending and what may be done then, each as `auction: bid`. */
  readonly asked: readonly string[];
}

const known = new Map<string, Promise<readonly Phase[]>>();

/** A few in which everything is asked; whatever is pending, the one with the most to choose from comes first. */
export function phasesOf(title: string): Promise<readonly Phase[]> {
  const found = known.get(title) ?? fewPhases(title);
  known.set(title, found);
  return found;
}

export const pendingOf = ({ asked }: Phase): string => asked[0]?.split(':')[0] ?? '';

async function fewPhases(title: string): Promise<readonly Phase[]> {
  const longest = (await allPhases(title)).toSorted(
    (a, b) => b.choices - a.choices || b.seats - a.seats,
  );
  const few = [...Map.groupBy(longest, pendingOf).values()].flatMap(([first]) => first ?? []);
  const seen = new Set(few.flatMap(({ asked }) => asked));
  const newIn = ({ asked }: Phase): number => asked.filter((each) => !seen.has(each)).length;
  for (;;) {
    const most = Math.max(0, ...longest.map(newIn));
    const next = longest.find((phase) => newIn(phase) === most);
    if (most === 0 || !next) return few;
    few.push(next);
    for (const each of next.asked) seen.add(each);
  }
}

/** The first in which that is asked at a table of so many. */
export async function phaseAsking(title: string, asked: string, seats: number): Promise<Phase> {
  const phases = await allPhases(title);
  const found = phases.find((phase) => phase.seats === seats && phase.asked.includes(asked));
  if (!found) throw new Error(`no match of ${title} for ${seats} asks ${asked}`);
  return found;
}

async function allPhases(title: string): Promise<readonly Phase[]> {
  const found = TITLES.find(({ id }) => id === title);
  if (!found) throw new Error(`there is no ${title}`);
  const rules = await found.rules();
  const phases: Phase[] = [];
  for (const record of recordsOf(title)) {
    const whole = parseRecord(recordOf(title, record));
    replay(rules, whole, undefined, (_, { state, lines }) => {
      const turn = rules.turn(state);
      if (turn.kind !== 'act' || turn.forced) return;
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      const pending = turn.seats.length > 1 ? 'sealed' : pendingIn(state);
      const asked = [...new Set(legal.map(({ type }) => `${pending}: ${type}`))];
      const { seats } = state.config;
      phases.push({ record, lines: lines.length, seats, seat, choices: legal.length, asked });
    });
  }
  return phases;
}

/** The frame or the phase, as each title keeps it. */
function pendingIn(state: object): string {
  const { stack, frame, phase } = state as {
    readonly stack?: readonly { readonly type: string }[];
    readonly frame?: { readonly step: string };
    readonly phase?: string | number;
  };
  return stack?.at(-1)?.type ?? frame?.step ?? String(phase ?? 'turn');
}

function recordsOf(title: string): readonly string[] {
  const files = readdirSync(`${root}/games/${title}/test/fixtures`);
  return files.flatMap((file) => (file.endsWith('.rec') ? [file.slice(0, -'.rec'.length)] : []));
}

/** The match at that line: one person in `mine`, bots elsewhere. */
export function phaseRecord(title: string, phase: Phase, mine = phase.seat): string {
  const sitters = Array.from({ length: phase.seats }, (_, seat): Sitter => ({
    ...(seat === mine ? { kind: 'person' } : { kind: 'bot', level: 'easy' }),
    name: ['Ada', 'Bram', 'Cato', 'Daan', 'Elin', 'Femke'][seat] ?? '',
  }));
  const { result: _, seed: __, ...whole } = parseRecord(recordOf(title, phase.record));
  const record = formatRecord({ ...whole, lines: whole.lines.slice(0, phase.lines) });
  return withSitters(record, sitters);
}
