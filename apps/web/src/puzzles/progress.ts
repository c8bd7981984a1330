/** Which puzzles were solved on this device. */
import { keepText, keptJson } from '../settings/kept-text.ts';

const keyOf = (title: string): string => `roundhouse.puzzles.${title}`;

interface Kept {
  readonly seed: string;
  readonly solved: readonly number[];
}

/** Those of other puzzles than these are forgotten. */
export function solvedOf(title: string, seed: string): Set<number> {
  const kept = keptJson(keyOf(title));
  return new Set(isKept(kept) && kept.seed === seed ? kept.solved : []);
}

/** Where it can't be kept, it is solved for as long as the page is open. */
export function keepSolved(title: string, seed: string, number: number): void {
  const solved = [...solvedOf(title, seed).add(number)].toSorted((one, other) => one - other);
  keepText(keyOf(title), JSON.stringify({ seed, solved } satisfies Kept));
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
