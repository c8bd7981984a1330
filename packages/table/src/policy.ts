/** Who may look at what and do what. The table itself asks nobody: this stands between it and whoever sits there. */
import type { Rules, Seat, Viewer } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Sitter } from './sitter.ts';
import type { Capabilities, When } from './table-host.ts';

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

/** Whether somebody plays for all persons at a table: then nobody else is wronged by what he looks up. */
function playsForAll(mine: readonly Seat[], sitters: readonly Sitter[]): boolean {
  return personsOf(sitters).every((seat) => mine.includes(seat));
}

/** Only who plays for all persons at a table changes who sits there: nobody is put out of a seat by another. */
export const mayReseat = playsForAll;

/**
 * The lines of a running match tell every hand, and what the table has forgotten (AM-7.2): the first goes to nobody
 * who plays against other persons, the second to nobody at all.
 */
export function capabilitiesOf(
  { meta, forgetting }: Rules<AnyGame>,
  config: AnyGame['config'],
  mine: readonly Seat[],
  sitters: readonly Sitter[],
): Capabilities {
  const isAlone = playsForAll(mine, sitters);
  const isForgotten = forgetting?.(config) !== undefined;
  const lines: When = !meta.hasSecrets || (isAlone && !isForgotten) ? 'always' : 'over';
  return {
    link: lines,
    save: lines,
    playOn: lines,
    hint: isAlone ? 'always' : 'never',
    openHands: meta.hasSecrets ? 'over' : 'always',
  };
}

/** A place from which a match is only played: a lesson. */
export const ONLY_PLAY: Capabilities = {
  link: 'never',
  save: 'never',
  playOn: 'never',
  hint: 'never',
  openHands: 'never',
};

export function isAllowed(when: When, isOver: boolean): boolean {
  return when === 'always' || (when === 'over' && isOver);
}
