/** Which routes were claimed last. */
import { useState } from 'react';
import type { RouteId } from '../../src/board.ts';
import type { View } from '../../src/types.ts';
import { newClaims } from './claims.ts';

const NONE_FRESH: ReadonlySet<RouteId> = new Set();

/** A jump through time makes nothing fresh. */
export function useFresh(view: View, isStep: boolean): ReadonlySet<RouteId> {
  const [seen, setSeen] = useState({ view, fresh: NONE_FRESH });
  if (seen.view === view) return seen.fresh;
  const claimed = newClaims(seen.view, view).map(({ route }) => route);
  const isBack = newClaims(view, seen.view).length > 0;
  const fresh = !isStep || isBack ? NONE_FRESH : claimed.length > 0 ? new Set(claimed) : seen.fresh;
  setSeen({ view, fresh });
  return fresh;
}
