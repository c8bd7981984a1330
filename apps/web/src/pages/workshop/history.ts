/** What was made, step by step, so that each can be taken back. */

export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The name of the step that led here, as long as it may go on. */
  readonly step?: string | undefined;
}

/** A map of forty cities takes about 10 kB, and most of it is shared from step to step. */
const MOST_STEPS = 500;

export function begun<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** A step of the same name as the last one goes on with it: a drag is one step. */
export function made<State>(history: History<State>, next: State, step?: string): History<State> {
  if (next === history.present) return history;
  const goesOn = step !== undefined && step === history.step;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: next, future: [], step };
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: later };
}
