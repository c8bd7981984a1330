/** Which pawns came somewhere between two views, and by which way. */
import { CARDS, type Card, type View } from '../../src/index.ts';
import { stepsOf } from './path.ts';
import { placesOf } from './pawn-places.ts';

export interface Journey {
  readonly seat: number;
  /** Where it stands now; undefined: it is back on its owner's bench. */
  readonly to: string | undefined;
  /** The places on the way, where it stood first; a start from the bench is undefined. */
  readonly from: string | undefined;
  readonly way: readonly string[];
}

function minus(list: readonly string[], other: readonly string[]): readonly string[] {
  const rest = [...other];
  return list.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The cards that went to the discards. */
function laidBetween(before: View, view: View): readonly Card[] {
  return CARDS.flatMap((card, index) => {
    const more = (view.discard[index] ?? 0) - (before.discard[index] ?? 0);
    return Array.from({ length: Math.max(0, more) }, () => card);
  });
}

/** A move goes cell by cell, if it was one; everything else goes straight. */
function walked(
  before: View,
  view: View,
  seat: number,
  from: string,
  to: string,
): readonly string[] {
  if (before.players[seat]?.aisle !== from || before.player !== seat) return [];
  const cards = laidBetween(before, view);
  if (cards.length === 0) return [];
  const passes = ['excuse', 'rebel'];
  const written = [
    ...cards.filter((card) => !passes.includes(card)),
    ...cards.filter((card) => passes.includes(card)),
  ];
  try {
    const steps = stepsOf(before, seat, { type: 'move', end: to, cards: written });
    return steps.slice(0, -1).map(({ cell }) => cell);
  } catch {
    // It came there by something else than a move.
    return [];
  }
}

export function journeysBetween(before: View, view: View): readonly Journey[] {
  if (before.tiles !== view.tiles || before.join !== view.join) return [];
  return view.players.flatMap((_, seat) => {
    const [was, now] = [placesOf(before, seat), placesOf(view, seat)];
    const left = minus(was, now);
    const came = minus(now, was);
    const arrivals = came.map((to, at): Journey => {
      const from = left[at];
      const way = from === undefined ? [] : walked(before, view, seat, from, to);
      return { seat, to, from, way };
    });
    const departures = left
      .slice(came.length)
      .map((from): Journey => ({ seat, to: undefined, from, way: [] }));
    return [...arrivals, ...departures];
  });
}
