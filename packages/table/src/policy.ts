/** Who may look at what and do what. The table itself asks nobody: this stands between it and whoever sits there. */
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Sitter } from './sitter.ts';

/** What is one's own, a spectator's view, and after the end everything. Others' cards are nobody's. */
export function mayLook(mine: readonly Seat[], viewer: Viewer, isOver: boolean): boolean {
  if (viewer === null || isOver) return true;
  return viewer !== 'all' && mine.includes(viewer);
}

export function mayAct(mine: readonly Seat[], seat: Seat): boolean {
  return mine.includes(seat);
}

/** Where all persons share one device, their seats are its own. */
export function personsOf(sitters: readonly Sitter[]): readonly Seat[] {
  return sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Only who plays for all persons at a table changes who sits there: nobody is put out of a seat by another. */
export function mayReseat(mine: readonly Seat[], sitters: readonly Sitter[]): boolean {
  return personsOf(sitters).every((seat) => mine.includes(seat));
}
