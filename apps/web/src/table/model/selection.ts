/** Choosing: what is legal is narrowed by touches until one action is left. Actions are numbers in the legal list. */
export interface Selection {
  /** How many actions are legal. */
  readonly legal: number;
  /** What is left of them, in their order; never empty unless nothing is legal. */
  readonly left: readonly number[];
  /** Whether somebody has touched anything. */
  readonly isTouched: boolean;
}

export function beginSelection(legal: number): Selection {
  return { legal, left: [...Array(legal).keys()], isTouched: false };
}

/** Keeps those of `wanted` that are legal; none of them: the choices are taken back. */
export function narrow(selection: Selection, wanted: readonly number[]): Selection {
  const kept = new Set(wanted);
  const left = [...Array(selection.legal).keys()].filter((index) => kept.has(index));
  return left.length === 0
    ? beginSelection(selection.legal)
    : { legal: selection.legal, left, isTouched: true };
}

/**
 * A place was touched. It narrows what is left; a place that lies outside of it begins a new choice,
 * and touching what was chosen by the same touch again takes it back.
 */
export function touch(selection: Selection, choices: readonly number[]): Selection {
  const left = new Set(selection.left);
  const common = choices.filter((choice) => left.has(choice));
  const isAgain = selection.isTouched && common.length === selection.left.length;
  if (isAgain && common.length === choices.length) return beginSelection(selection.legal);
  return narrow(selection, common.length > 0 ? common : choices);
}

/** The action that would be confirmed now; undefined: there is still a choice. */
export function chosen({ left }: Selection): number | undefined {
  return left.length === 1 ? left[0] : undefined;
}
