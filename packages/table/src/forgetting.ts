/** What is told again of a match whose table forgets: nothing that is older than a round. */
import { isOver, type Match, type Seat } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Position } from './history.ts';

/** The past as it may still be told; `match` stands after the last position. */
export function remembered(
  match: Match<AnyGame>,
  positions: readonly Position[],
): readonly Position[] {
  const { rules, config } = match;
  const forgetting = isOver(match) ? undefined : rules.forgetting?.(config);
  const last = positions.at(-1);
  if (!forgetting || !last) return positions;
  const from = roundAgo(standing(positions), config.seats);
  const oldest = positions.find(({ seq }) => seq >= from) ?? last;
  return positions.map((position) => {
    if (position === last) return position;
    if (position.seq >= from) return { ...position, isVeiled: true };
    return {
      ...position,
      events: position.events.filter((event) => !forgetting.forgets(event)),
      state: oldest.state,
      owed: new Map<Seat, number>(),
      asOf: oldest.seq,
      isVeiled: true,
    };
  });
}

/** The positions that no later undo took back. */
function standing(positions: readonly Position[]): readonly Position[] {
  const kept: Position[] = [];
  for (const position of positions) {
    const { line } = position;
    if (line?.kind === 'undo') while ((kept.at(-1)?.seq ?? -1) > line.to) kept.pop();
    kept.push(position);
  }
  return kept;
}

const makerOf = ({ line }: Position): Seat | undefined =>
  line?.kind === 'act' ? line.seat : undefined;

/** Where the latest turn of the seat begins whose latest turn is the oldest. */
function roundAgo(positions: readonly Position[], seats: number): number {
  const starts = Array.from({ length: seats }, (_, seat) => {
    const last = positions.findLastIndex(
      (each) => makerOf(each) === seat && each.line?.kind === 'act' && !each.line.forced,
    );
    const other = positions.findLastIndex((each, index) => {
      const maker = makerOf(each);
      return index < last && maker !== undefined && maker !== seat;
    });
    return positions.find((each, index) => index > other && makerOf(each) === seat)?.seq ?? 0;
  });
  return Math.min(...starts);
}
