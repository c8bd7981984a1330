/** Which links were laid last. */
import { useState } from 'react';
import type { View } from '../../src/index.ts';
import { newLinks } from './news.ts';

const NO_LINKS: readonly number[] = [];

/** Asked twice about one view it gives one answer, so that it may be asked while rendering. */
class Freshness {
  #view: View;
  #fresh = NO_LINKS;

  constructor(view: View) {
    this.#view = view;
  }

  /** `isStep`: the view follows the one before it. A jump through time makes nothing fresh. */
  seeing(view: View, isStep: boolean): readonly number[] {
    if (view === this.#view) return this.#fresh;
    const before = this.#view;
    this.#view = view;
    const added = newLinks(before, view);
    if (!isStep || view.phase !== 'build' || newLinks(view, before).length > 0) {
      this.#fresh = NO_LINKS;
    } else if (added.length > 0) {
      this.#fresh = added;
    }
    return this.#fresh;
  }
}

export function useFresh(view: View, isStep: boolean): readonly number[] {
  const [freshness] = useState(() => new Freshness(view));
  return freshness.seeing(view, isStep);
}
