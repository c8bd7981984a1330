/** Who may look at what, at a table where all persons share one device. */
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Sitter } from './table-host.ts';

/** In letters; as much as a sign has room for. */
export const LONGEST_NAME = 24;

/** A person's seat, a spectator, and after the end everybody. A bot's cards are nobody's. */
export function mayLook(sitters: readonly Sitter[], viewer: Viewer, isOver: boolean): boolean {
  if (viewer === null) return true;
  if (viewer === 'all') return isOver;
  return isOver || sitters[viewer]?.kind === 'person';
}

export function isPerson(sitters: readonly Sitter[], seat: Seat): boolean {
  return sitters[seat]?.kind === 'person';
}
