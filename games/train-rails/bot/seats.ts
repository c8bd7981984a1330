/** Where a pawn that may sit anywhere sits: on hidden seats first, so that open ones stay for walkers. */
import type { Action } from '../src/index.ts';
import { TILE_DATA } from '../src/tiles.ts';
import type { Tile } from '../src/types.ts';
import type { Thought } from './policy.ts';

/** In a short join the second tile is turned round. */
function isHidden(cell: string, turned: boolean): boolean {
  const tile = cell[1] as Tile;
  const [x, y] = [Number(cell[2]), Number(cell[3])];
  const drawn = turned ? `${tile}${7 - x}${6 - y}` : `${tile}${x}${y}`;
  return TILE_DATA[tile].hidden.includes(drawn);
}

export function seatFor({ view, legal }: Thought): Action | undefined {
  const score = (action: Action): number => {
    if (action.type !== 'sit' && action.type !== 'reseat') return -1;
    const turned = action.cell.startsWith('2') && view.join === 'short';
    const fromSupply = action.type === 'sit' && action.from === 'supply' ? 0.5 : 0;
    return (isHidden(action.cell, turned) ? 1 : 0) + fromSupply;
  };
  let [best, most] = [legal[0], -Infinity];
  for (const action of legal) {
    const value = score(action);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}
