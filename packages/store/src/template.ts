/** A query that is built once: what is asked for every request is not composed anew each time. */
import type { Compilable } from 'kysely';

/** One each for lists of so many. */
export function byLength<T>(make: () => T): (length: number) => T {
  const made = new Map<number, T>();
  return (length) => {
    const known = made.get(length) ?? make();
    made.set(length, known);
    return known;
  };
}

/**
 * `make` composes the query; `order` says in which order its values stand in it, by itself as they are given. The first
 * time both are compared, so that a query which is changed and an order which is not do not get past a single test.
 */
export function template<V extends readonly unknown[], Q extends Compilable>(
  make: (...values: V) => Q,
  order: (...values: V) => readonly unknown[] = (...values) => values,
): (...values: V) => Q {
  let sql: string | undefined;
  return (...values) => {
    const parameters = order(...values);
    if (sql === undefined) {
      const built = make(...values).compile();
      if (JSON.stringify(built.parameters) !== JSON.stringify(parameters)) {
        throw new Error(`the values stand in another order: ${built.sql}`);
      }
      ({ sql } = built);
    }
    const compiled = { sql, parameters };
    return { compile: () => compiled } as unknown as Q;
  };
}
