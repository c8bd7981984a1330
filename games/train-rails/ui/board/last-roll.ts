/** What the boarding die showed last. */
import { useState } from 'react';
import type { Face, View } from '../../src/index.ts';

/** What was rolled between two views; undefined: nothing was. */
export function rolledBetween(before: View, view: View): Face | undefined {
  if (before.stack.at(-1)?.type !== 'die') return undefined;
  const { player } = before;
  const was = before.players[player]?.waiting;
  if (!was || was.missed) return undefined;
  return view.players[player]?.waiting?.missed ? 'closed' : 'open';
}

/** It lies as it fell until it is rolled again; a jump through time leaves no trace of it. */
export function useLastRoll(view: View, isStep: boolean): Face | undefined {
  const [seen, setSeen] = useState<{ view: View; face: Face | undefined }>({
    view,
    face: undefined,
  });
  if (seen.view === view) return seen.face;
  const rolled = rolledBetween(seen.view, view);
  const face = isStep ? (rolled ?? seen.face) : undefined;
  setSeen({ view, face });
  return face;
}
