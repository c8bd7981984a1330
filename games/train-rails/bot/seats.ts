/** Where a pawn that may sit anywhere sits: on hidden seats first, so that open ones stay for walkers. */
import { TILE_DATA } from '../src/tiles.ts';
import { cellOf, type Train } from '../src/train.ts';
import type { Action, Tile } from '../src/types.ts';
import type { Scene } from './scene.ts';

const hiddenSeats = new Map<Train, number>();

/** Seats that are reached only past a printed passenger, as bits. */
export function hiddenIn(train: Train): number {
  const known = hiddenSeats.get(train);
  if (known !== undefined) return known;
  let mask = 0;
  for (const [cell] of train.exits.entries()) {
    const id = train.places[cell]?.id ?? '';
    if (isHidden(id, id.startsWith('2') && train.join === 'short')) mask |= 1 << cell;
  }
  hiddenSeats.set(train, mask);
  return mask;
}

/** In a short join the second tile is turned round. */
function isHidden(cell: string, turned: boolean): boolean {
  const tile = cell[1] as Tile;
  const [x, y] = [Number(cell[2]), Number(cell[3])];
  const drawn = turned ? `${tile}${7 - x}${6 - y}` : `${tile}${x}${y}`;
  return TILE_DATA[tile].hidden.includes(drawn);
}

export function seatValue({ train }: Scene, action: Action): number {
  if (action.type !== 'sit' && action.type !== 'reseat') return -1;
  const fromSupply = action.type === 'sit' && action.from === 'supply' ? 0.5 : 0;
  return ((hiddenIn(train) >>> cellOf(train, action.cell)) & 1) + fromSupply;
}

export function bestSeat(scene: Scene): Action | undefined {
  let [best, most] = [scene.legal[0], -Infinity];
  for (const action of scene.legal) {
    const value = seatValue(scene, action);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}
