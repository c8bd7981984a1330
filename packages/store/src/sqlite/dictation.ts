/**
 * Writes as they go from thread to thread. All that is sent is copied, and there are few kinds of statements: the text
 * of each goes once, and from then on its number.
 */
import type { Statement } from '../database.ts';

type Said = readonly [
  text: number,
  parameters: readonly unknown[],
  mustChange: Statement['mustChange'],
];

export interface Dictated {
  /** Texts that are new, and the number of the first of them: what had it or a higher one before is gone. */
  readonly from: number;
  readonly texts: readonly string[];
  readonly writes: readonly (readonly Said[])[];
}

type Writes = readonly (readonly Statement[])[];

/** There are fewer kinds than that, but for lists of any length. */
const MOST = 200;

/** The side that says them. */
export class Dictation {
  readonly #numbers = new Map<string, number>();

  of(writes: Writes): Dictated {
    if (this.#numbers.size >= MOST) this.#numbers.clear();
    const from = this.#numbers.size;
    const texts: string[] = [];
    const numberOf = (sql: string): number => {
      const known = this.#numbers.get(sql);
      if (known !== undefined) return known;
      this.#numbers.set(sql, from + texts.length);
      return from + texts.push(sql) - 1;
    };
    const said = writes.map((statements) =>
      statements.map(({ sql, parameters, mustChange }): Said => [
        numberOf(sql),
        parameters,
        mustChange,
      ]),
    );
    return { from, texts, writes: said };
  }
}

/** The side that takes them down, in the order in which they were said. */
export class Transcript {
  readonly #texts: string[] = [];

  of({ from, texts, writes }: Dictated): Writes {
    this.#texts.splice(from, Infinity, ...texts);
    return writes.map((said) =>
      said.map(([number, parameters, mustChange]) => {
        const sql = this.#texts[number] ?? '';
        return mustChange ? { sql, parameters, mustChange } : { sql, parameters };
      }),
    );
  }
}
