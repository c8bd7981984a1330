/** Which cubes were placed in the last turn that placed any. */
import { useState } from 'react';
import type { View } from '../../src/types.ts';
import { newCubes } from './arrivals.ts';
import { cubeId } from './stock.ts';

interface Seen {
  readonly view: View;
  /** The turn that placed the fresh cubes. */
  readonly turn: string;
  readonly fresh: ReadonlySet<string>;
}

const NONE_FRESH: ReadonlySet<string> = new Set();

const turnOf = ({ year, phase, moving }: View): string => `${year} ${phase} ${moving}`;

function next(seen: Seen, view: View): Seen {
  if (newCubes(view, seen.view).length > 0) return { view, turn: '', fresh: NONE_FRESH };
  const added = newCubes(seen.view, view).map(({ company, hex }) => cubeId(company, hex));
  if (added.length === 0) return { ...seen, view };
  const turn = turnOf(seen.view);
  return { view, turn, fresh: new Set(turn === seen.turn ? [...seen.fresh, ...added] : added) };
}

/** `isStep`: the view follows the one before it. A jump through time makes nothing fresh. */
export function useFresh(view: View, isStep: boolean): ReadonlySet<string> {
  const [seen, see] = useState<Seen>({ view, turn: '', fresh: NONE_FRESH });
  if (seen.view === view) return seen.fresh;
  const now = isStep ? next(seen, view) : { view, turn: '', fresh: NONE_FRESH };
  see(now);
  return now.fresh;
}
