/** Where a pawn that may sit anywhere sits: on hidden seats first, so that open ones stay for walkers. */
import { cellOf, MOST_EDGES, perTrain, SEATS } from '../src/train.ts';
import type { Action, Cell } from '../src/types.ts';
import type { Scene } from './scene.ts';

/** Seats that are reached only past a printed passenger, as bits. */
export const hiddenIn = perTrain((train): number => {
  const open = new Set<Cell>([SEATS]);
  for (const from of open) {
    for (let edge = from * MOST_EDGES; edge < (from + 1) * MOST_EDGES; edge++) {
      const cell = train.next[edge] ?? -1;
      if (cell >= 0 && cell < train.aisleEnd) open.add(cell);
    }
  }
  let mask = 0;
  for (const cell of train.exits.keys()) if (!open.has(cell)) mask |= 1 << cell;
  return mask;
});

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
