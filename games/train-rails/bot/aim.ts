/** Whom a laid card hits: the furthest opponent, where it does not turn against its owner (TR-8.2). */
import type { Seat } from '@roundhouse/engine';
import { cellOf } from '../src/train.ts';
import type { Action, CellId, View } from '../src/types.ts';
import { hitChance } from './draws.ts';
import { hasAislePawn, NO_NUMBERS, seatChance, type Scene } from './scene.ts';
import { seatCounts } from './ways.ts';

export function ownerOf({ players }: View, cell: CellId): Seat {
  return players.findIndex(({ sitting }) => sitting.includes(cell));
}

/** What pushing a pawn of this player off its seat is worth; a second one in the aisle would be seated for free. */
export function pushHarm(scene: Scene, target: Seat): number {
  if (hasAislePawn(scene, target)) return -1;
  const { harm, temper } = scene;
  return (harm[target] ?? 0) * temper.push;
}

/** The most that can be won by pushing somebody off a seat; below zero: nobody can be pushed well. */
export function bestPush(scene: Scene): number {
  let most = -1;
  for (const [target, { sitting }] of scene.view.players.entries()) {
    if (target !== scene.seat && sitting.length > 0) {
      most = Math.max(most, pushHarm(scene, target));
    }
  }
  return most;
}

/** What an Exit for so many pawns is worth against one of the targets. */
export function exitHarm(scene: Scene, target: Seat, pawns: number): number {
  const { view, harm, temper } = scene;
  const seated = Math.min(pawns, view.players[target]?.sitting.length ?? 0);
  const standing = Math.min(pawns - seated, hasAislePawn(scene, target) ? 1 : 0);
  return (harm[target] ?? 0) * (seated + temper.aisle * standing);
}

/** How good a target an action names is; `useful` are seats that an own pawn would like to find empty. */
export function aimValue(scene: Scene, action: Action, useful: number): number {
  switch (action.type) {
    case 'exit1':
      return exitValue(scene, action.seat, [action.cell], useful);
    case 'exit2':
      return exitValue(scene, action.seat, action.cells, useful);
    case 'eccentric': {
      const target = ownerOf(scene.view, action.cell);
      return pushHarm(scene, target) * (1.2 - returnChance(scene, action.cell, false));
    }
    case 'takeseat': {
      const target = ownerOf(scene.view, action.cell);
      const waiting = action.from === 'waiting' ? 0.01 : 0;
      return pushHarm(scene, target) * (1.2 - returnChance(scene, action.cell, true)) - waiting;
    }
    case 'beg':
      return (scene.harm[action.seat] ?? 0) + (action.kind === 'action' ? 1 : 0);
    default:
      return -Infinity;
  }
}

/** Seated pawns rather than those in the aisle, from seats that an own pawn can reach. */
function exitValue(
  { view, train, harm, temper }: Scene,
  target: Seat,
  cells: readonly CellId[],
  useful: number,
): number {
  let sum = 0;
  for (const cell of cells) {
    if (view.players[target]?.aisle === cell) sum += (harm[target] ?? 0) * temper.aisle;
    else sum += (harm[target] ?? 0) + 0.02 * ((useful >>> cellOf(train, cell)) & 1);
  }
  return sum;
}

/** The taken seats whose emptying gives an own pawn in the aisle or at a door more ways to sit down. */
export function usefulSeats(scene: Scene): number {
  const { train, crowd } = scene;
  const from = ownStart(scene);
  if (from < 0) return 0;
  const before = seatCounts(train, from, crowd);
  let useful = 0;
  for (let left = crowd.taken; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const after = seatCounts(train, from, { ...crowd, taken: crowd.taken & ~bit });
    if (after !== before) useful |= bit;
  }
  return useful;
}

function ownStart({ view, seat, train }: Scene): number {
  const own = view.players[seat];
  if (own?.aisle) return cellOf(train, own.aisle);
  const door = own?.waiting?.door;
  return train.doors.find(({ id }) => id === door)?.doorway ?? -1;
}

/** The chance that a pawn pushed off this seat sits down again in its owner's next turn. */
function returnChance(scene: Scene, id: CellId, filled: boolean): number {
  const { view, train, crowd } = scene;
  const cell = cellOf(train, id);
  const exit = train.exits[cell] ?? -1;
  if (filled) return seatChance(scene, exit, NO_NUMBERS, 0);
  const counts = seatCounts(train, exit, { ...crowd, taken: crowd.taken & ~(1 << cell) });
  return hitChance(view.config, counts, NO_NUMBERS);
}

export function bestAim(scene: Scene): Action | undefined {
  const useful = isExit(scene.legal[0]) ? usefulSeats(scene) : 0;
  let [best, most] = [scene.legal[0], -Infinity];
  for (const action of scene.legal) {
    const value = aimValue(scene, action, useful);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

function isExit(action: Action | undefined): boolean {
  return action?.type === 'exit1' || action?.type === 'exit2';
}
