/** A quick choice that was learned: what each choice of a decision is worth beside the others, by a small net. */
import type { GameTypes } from '@roundhouse/engine';
import type { Brain, Choices, Policy } from './brain.ts';

/** How many numbers tell of the table and of each choice, and how many cells weigh them. */
export type Sizes = readonly [table: number, each: number, cells: number];

export interface Instinct {
  readonly sizes: Sizes;
  /** For each number its weight in every cell; the cells' biases; what each number of a choice counts for by itself; what the cells count for. */
  readonly weights: Float32Array;
}

/** Where among the weights the biases begin, what each number counts for by itself, and what the cells count for; and their end. */
export function placesOf([table, each, cells]: Sizes): {
  readonly biases: number;
  readonly alone: number;
  readonly counts: number;
  readonly end: number;
} {
  const biases = (table + each) * cells;
  const alone = biases + cells;
  const counts = alone + each;
  return { biases, alone, counts, end: counts + cells };
}

export const instinctSize = (sizes: Sizes): number => placesOf(sizes).end;

/** A decision in numbers: what all of its choices share, and row by row what each has of its own. */
export interface Sheet {
  readonly table: Float32Array;
  readonly rows: Float32Array;
}

export function sheetFor({
  table,
  each,
  most,
}: Pick<Choices<GameTypes>, 'table' | 'each' | 'most'>): Sheet {
  return { table: new Float32Array(table), rows: new Float32Array(each * most) };
}

/** What happens in the cells: for the table alone, and for a choice at it. */
export interface Cells {
  readonly table: Float32Array;
  readonly choice: Float32Array;
}

export function cellsOf([, , cells]: Sizes): Cells {
  return { table: new Float32Array(cells), choice: new Float32Array(cells) };
}

/** Reads the table, once for all choices. */
export function seeTable({ sizes, weights }: Instinct, sheet: Sheet, cells: Cells): void {
  const [table, , count] = sizes;
  const { biases } = placesOf(sizes);
  for (let cell = 0; cell < count; cell++) cells.table[cell] = weights[biases + cell] ?? 0;
  for (let i = 0; i < table; i++) addTimes(cells.table, weights, i * count, sheet.table[i] ?? 0);
}

/** What a choice is worth beside the others, of which only differences mean anything. */
export function worthOfChoice(
  { sizes, weights }: Instinct,
  sheet: Sheet,
  choice: number,
  cells: Cells,
): number {
  const [table, each, count] = sizes;
  const { alone, counts } = placesOf(sizes);
  const row = choice * each;
  cells.choice.set(cells.table);
  let worth = 0;
  for (let i = 0; i < each; i++) {
    const number = sheet.rows[row + i] ?? 0;
    if (number === 0) continue;
    worth += (weights[alone + i] ?? 0) * number;
    addTimes(cells.choice, weights, (table + i) * count, number);
  }
  for (let cell = 0; cell < count; cell++) {
    const sum = cells.choice[cell] ?? 0;
    if (sum > 0) worth += (weights[counts + cell] ?? 0) * sum;
  }
  return worth;
}

function addTimes(into: Float32Array, weights: Float32Array, from: number, times: number): void {
  if (times === 0) return;
  for (let cell = 0; cell < into.length; cell++) {
    into[cell] = (into[cell] ?? 0) + (weights[from + cell] ?? 0) * times;
  }
}

/** What a net's instinct chooses; without one, and where the game tells no choices, the brain's own policy. */
export function quickPolicy<G extends GameTypes>(
  brain: Brain<G>,
  instinct: Instinct | undefined,
): Policy<G> {
  return instinct ? instinctive(brain, instinct) : brain.policy;
}

function instinctive<G extends GameTypes>(brain: Brain<G>, instinct: Instinct): Policy<G> {
  const { choices, policy } = brain;
  if (!choices) throw new RangeError('an instinct for a game that has no choices in numbers');
  const [table, each] = instinct.sizes;
  if (table !== choices.table || each !== choices.each) {
    throw new RangeError(
      `an instinct of ${table} and ${each} numbers for ${choices.table} and ${choices.each}`,
    );
  }
  const sheet = sheetFor(choices);
  const cells = cellsOf(instinct.sizes);
  return (view, legal, seat, rng) => {
    const actions = choices.read(view, legal, seat, sheet);
    let best = actions[0];
    if (best === undefined) return policy(view, legal, seat, rng);
    seeTable(instinct, sheet, cells);
    let most = -Infinity;
    for (const [choice, action] of actions.entries()) {
      const worth = worthOfChoice(instinct, sheet, choice, cells);
      if (worth <= most) continue;
      best = action;
      most = worth;
    }
    return best;
  };
}
