/** Which pieces were put on the board last. */
import { useState } from 'react';

/** The pieces that the second view has and the first had not. */
type Added<View, Piece> = (before: View, view: View) => readonly Piece[];

/** Asked twice about one view it gives one answer, so that it may be asked while rendering. */
export class Freshness<View, Piece> {
  readonly #added: Added<View, Piece>;
  /** Pieces of one turn are fresh together. */
  readonly #turnOf: ((view: View) => string) | undefined;
  #view: View;
  #turn: string | undefined;
  #fresh: ReadonlySet<Piece> = new Set();

  constructor(view: View, added: Added<View, Piece>, turnOf?: (view: View) => string) {
    this.#view = view;
    this.#added = added;
    this.#turnOf = turnOf;
  }

  seeing(view: View, isStep: boolean): ReadonlySet<Piece> {
    if (view === this.#view) return this.#fresh;
    const before = this.#view;
    this.#view = view;
    if (!isStep || this.#added(view, before).length > 0) {
      this.#fresh = new Set();
      return this.#fresh;
    }
    const added = this.#added(before, view);
    if (added.length > 0) {
      const turn = this.#turnOf?.(before);
      const isSameTurn = turn !== undefined && turn === this.#turn;
      this.#fresh = new Set(isSameTurn ? [...this.#fresh, ...added] : added);
      this.#turn = turn;
    }
    return this.#fresh;
  }
}

/**
 * `isStep`: the view follows the one before it. A jump through time and a piece taken back make
 * nothing fresh. Without `turnOf` only the last step's pieces are.
 */
export function useFresh<View, Piece>(
  view: View,
  isStep: boolean,
  added: Added<View, Piece>,
  turnOf?: (view: View) => string,
): ReadonlySet<Piece> {
  const [freshness] = useState(() => new Freshness(view, added, turnOf));
  return freshness.seeing(view, isStep);
}
