/** A promise of a port, as a function that throws where it is not kept. It runs in Node and in a browser. */
export interface Promised<T> {
  readonly name: string;
  run(given: T): Promise<void>;
}

export function demand(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}

export function demandSame(found: unknown, wanted: unknown, what: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  demand(a === b, `${what}: ${a} instead of ${b}`);
}
