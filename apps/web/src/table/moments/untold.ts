/** What a line has changed and its scenes have not told yet. */
import type { Moment, MomentRow } from '@roundhouse/ui/moment';
import type { Beat } from '../reel/telling.ts';

const firstEvent = ({ events }: { readonly events: readonly number[] }): number =>
  Math.min(...events);

/** The scenes of a line that are told now or later. */
export function scenesLeft(scenes: readonly Moment[], beat: Beat): readonly Moment[] {
  return scenes
    .filter((scene) => firstEvent(scene) >= firstEvent(beat))
    .toSorted((one, other) => firstEvent(one) - firstEvent(other));
}

/** What is still to come for a player. A last count begins at nothing: it changes no figure, it adds them up. */
export function rowsLeft(
  scenes: readonly Moment[],
  beat: Beat,
  shown: number,
  seat: number,
): readonly MomentRow[] {
  return scenesLeft(scenes, beat).flatMap(({ kind, events, rows }) => {
    if (kind === 'count') return [];
    const isNow = events.join() === beat.events.join();
    return rows.slice(isNow ? shown : 0).filter((row) => row.seat === seat);
  });
}

/** The figure before all that is to come, where the scenes count the same thing: '$12' before '+$3' to '$15'. */
export function figureBefore(rows: readonly MomentRow[], after: string): string | undefined {
  return rows.at(-1)?.to === after ? rows[0]?.from : undefined;
}

/** What a player has by now, where the scene that is told counts on from what he had: '$15' after '$12' and '+$3'. */
export function figureTold(
  scenes: readonly Moment[],
  beat: Beat,
  shown: number,
  seat: number,
  before: string,
): string | undefined {
  const now = scenes.find(({ events }) => events.join() === beat.events.join());
  return now?.rows.slice(0, shown).find((row) => row.seat === seat && row.from === before)?.to;
}
