/** Play-outs a move: as many at every table, or by its number of seats. */
export type Iterations = number | Readonly<Record<number, number>>;

export function iterationsAt(iterations: Iterations, seats: number): number {
  if (typeof iterations === 'number') return iterations;
  const found = iterations[seats];
  if (found === undefined) throw new RangeError(`no play-outs are set for ${seats} seats`);
  return found;
}
