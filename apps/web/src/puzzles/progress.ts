/** Which puzzles were solved on this device. */
const keyOf = (title: string): string => `roundhouse.puzzles.${title}`;

interface Kept {
  readonly seed: string;
  readonly solved: readonly number[];
}

/** Those of other puzzles than these are forgotten. */
export function solvedOf(title: string, seed: string): Set<number> {
  const kept = read(title);
  return new Set(kept?.seed === seed ? kept.solved : []);
}

export function keepSolved(title: string, seed: string, number: number): void {
  const solved = [...solvedOf(title, seed).add(number)].toSorted((one, other) => one - other);
  try {
    localStorage.setItem(keyOf(title), JSON.stringify({ seed, solved } satisfies Kept));
  } catch {
    // Storage may be forbidden or full; then it is solved for as long as the page is open.
  }
}

function read(title: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(title)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, solved } = value as Readonly<Record<string, unknown>>;
  return (
    typeof seed === 'string' &&
    Array.isArray(solved) &&
    solved.every((each) => Number.isSafeInteger(each))
  );
}
