/** The lines of a match as a story: those that stand, told in chapters. */
import type { TableStep } from '../../host/table-host.ts';

/** The steps that no later undo took back, in order; the undo itself stands as one. */
export function standing(steps: readonly TableStep[]): readonly TableStep[] {
  const kept: TableStep[] = [];
  for (const step of steps) {
    const { undoneTo } = step;
    if (undoneTo !== undefined) {
      while ((kept.at(-1)?.seq ?? -1) > undoneTo) kept.pop();
    }
    kept.push(step);
  }
  return kept;
}

export interface Entry {
  readonly seq: number;
  readonly by?: number;
  readonly isUndo: boolean;
  readonly sentences: readonly string[];
  /** The places that it is about, companies: their marks stand beside it. */
  readonly about: readonly string[];
  /** What spoke for it, for those who want to learn. */
  readonly lesson?: string;
}

export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** How a step is told: when it was, and what happened. */
export interface Teller {
  stage(step: TableStep): string;
  entry(step: TableStep): Entry;
}

/** Consecutive steps made in one stage make a chapter; steps with nothing to tell are left out. */
export function chapters(steps: readonly TableStep[], teller: Teller): readonly Chapter[] {
  const found: { title: string; entries: Entry[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const entry = teller.entry(step);
    if (!entry.isUndo && entry.sentences.length === 0) continue;
    const title = teller.stage(steps[index - 1] ?? step);
    const last = found.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else found.push({ title, entries: [entry] });
  }
  return found;
}

/** The last chapters with so many lines, each whole; and how many lines lie before them. */
export function latest(
  told: readonly Chapter[],
  lines: number,
): { readonly shown: readonly Chapter[]; readonly earlier: number } {
  let left = lines;
  let from = told.length;
  while (from > 0 && left > 0) {
    from -= 1;
    left -= told[from]?.entries.length ?? 0;
  }
  const earlier = told.slice(0, from).reduce((sum, { entries }) => sum + entries.length, 0);
  return { shown: told.slice(from), earlier };
}

/** Where the latest turn of the seat begins whose latest turn is the oldest: a round ago. */
export function roundAgo(steps: readonly TableStep[], seats: number): number {
  const starts = [...Array(seats).keys()].map((seat) => {
    const last = steps.findLastIndex(({ by, forced }) => by === seat && !forced);
    const other = steps.findLastIndex(
      ({ by }, index) => index < last && by !== undefined && by !== seat,
    );
    return steps.find(({ by }, index) => index > other && by === seat)?.seq ?? 0;
  });
  return Math.min(...starts);
}

/** The same lines; those before `seq` without the events that are to be forgotten. */
export function forgetting(
  steps: readonly TableStep[],
  seq: number,
  forgets: (event: TableStep['events'][number]) => boolean,
): readonly TableStep[] {
  return steps.map((step) => {
    if (step.seq >= seq || !step.events.some(forgets)) return step;
    return { ...step, events: step.events.filter((event) => !forgets(event)) };
  });
}

/** The decision that led to a line, and all that followed from it by itself. */
export function madeBy(steps: readonly TableStep[], seq: number): readonly TableStep[] {
  const to = steps.findIndex((step) => step.seq === seq);
  const from = steps.findLastIndex(
    ({ by, forced }, index) => index <= to && by !== undefined && !forced,
  );
  return steps.slice(Math.max(0, from), to + 1);
}

/** What happened after the seat's own last decision; everything, if it has made none. */
export function sinceLastTurn(steps: readonly TableStep[], seat: number): readonly TableStep[] {
  const own = steps.findLastIndex((step) => step.by === seat && !step.forced);
  return steps.slice(own + 1);
}

/**
 * The line after which whoever takes the device is told what happened: the seat's own last decision; before its first,
 * the last line that nobody had decided anything before.
 */
export function recapFrom(steps: readonly TableStep[], seat: number): number {
  const own = steps.findLast((step) => step.by === seat && !step.forced);
  const first = steps.findIndex(({ by, forced }) => by !== undefined && !forced);
  return (own ?? steps[first < 0 ? steps.length - 1 : first - 1])?.seq ?? -1;
}

/** The standing step before or after a line; undefined at either end. */
export function neighbour(
  steps: readonly TableStep[],
  seq: number,
  way: -1 | 1,
): TableStep | undefined {
  return way === 1
    ? steps.find((step) => step.seq > seq)
    : steps.findLast((step) => step.seq < seq);
}
