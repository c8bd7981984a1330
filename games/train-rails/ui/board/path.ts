/** The way of a chosen move, cell by cell. */
import type { MoveAction, View } from '../../src/index.ts';
import { pathOf } from '../../src/making-moves.ts';
import { idOf, trainOf } from '../../src/train.ts';
import type { CellId } from '../../src/types.ts';
import { seenState } from '../../src/view.ts';
import { standingOn, trainOfView } from '../face/reading.ts';

export interface Stride {
  readonly cell: CellId;
  /** The how-manieth step it is; undefined where the pawn only squeezes past somebody (TR-4.6). */
  readonly count: number | undefined;
}

/** Without the cell that the pawn stands on. */
export function stepsOf(view: View, seat: number, move: MoveAction): readonly Stride[] {
  const state = seenState(view);
  const train = trainOf(state);
  const way = pathOf(state, seat, move).slice(1);
  let count = 0;
  return way.map((at, index) => {
    const cell = idOf(train, at);
    const isPassed = index < way.length - 1 && isOccupied(view, cell);
    if (!isPassed) count += 1;
    return { cell, count: isPassed ? undefined : count };
  });
}

function isOccupied(view: View, cell: CellId): boolean {
  const train = trainOfView(view);
  const place = train?.places[train.indexOf.get(cell) ?? -1];
  return place?.kind === 'passenger' || standingOn(view, cell).length > 0;
}
