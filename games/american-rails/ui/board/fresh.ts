/** Which cubes were placed in the last turn that placed any. */
import { useState } from 'react';
import type { View } from '../../src/types.ts';
import { newCubes } from './arrivals.ts';
import { cubeId } from './stock.ts';

const NONE_FRESH: ReadonlySet<string> = new Set();

const turnOf = ({ year, phase, moving }: View): string => `${year} ${phase} ${moving}`;

/** Asked twice about one view it gives one answer, so that it may be asked while rendering. */
class Freshness {
  #view: View;
  /** The turn that placed the fresh cubes. */
  #turn = '';
  #fresh = NONE_FRESH;

  constructor(view: View) {
    this.#view = view;
  }

  /** `isStep`: the view follows the one before it. A jump through time makes nothing fresh. */
  seeing(view: View, isStep: boolean): ReadonlySet<string> {
    if (view === this.#view) return this.#fresh;
    const before = this.#view;
    this.#view = view;
    if (!isStep || newCubes(view, before).length > 0) {
      this.#fresh = NONE_FRESH;
      return this.#fresh;
    }
    const added = newCubes(before, view).map(({ company, hex }) => cubeId(company, hex));
    if (added.length > 0) {
      const turn = turnOf(before);
      this.#fresh = new Set(turn === this.#turn ? [...this.#fresh, ...added] : added);
      this.#turn = turn;
    }
    return this.#fresh;
  }
}

export function useFresh(view: View, isStep: boolean): ReadonlySet<string> {
  const [freshness] = useState(() => new Freshness(view));
  return freshness.seeing(view, isStep);
}
