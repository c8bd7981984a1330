/** What differs between two positions, for whom: the preview of an action. */
import { changed } from '@roundhouse/ui/changed';
import type { Change, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import type { PlayerView, View } from '../../src/index.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';

const PLAIN = { isPlain: true };

export function changes(before: View, after: View, { language, who }: Telling): readonly Change[] {
  const labels = FACE_LABELS[language];
  const { changed: what } = labels;
  return [
    ...before.players.flatMap((from, seat) => {
      const to = after.players[seat] ?? from;
      const of = { of: sentence(who(seat)), seat };
      return [
        ...changed(of, what.seated, from.sitting.length, to.sitting.length),
        ...moved(of, what.aisle, from.aisle ?? '', to.aisle ?? ''),
        ...moved(of, what.waiting, doorOf(from, labels), doorOf(to, labels)),
        ...changed(of, what.supply, from.supply, to.supply, PLAIN),
        ...changed(of, what.tokens, from.tokens, to.tokens),
        ...changed(of, what.numbers, from.numbers, to.numbers, PLAIN),
        ...changed(of, what.actions, from.actions, to.actions, PLAIN),
        ...changed(of, what.skip, Number(from.marked), Number(to.marked), PLAIN),
      ];
    }),
    ...moved({ of: what.play }, what.direction, wayOf(before, labels), wayOf(after, labels)),
  ];
}

/** Something is elsewhere now; nowhere is written as nothing. */
function moved(
  of: { readonly of: string; readonly seat?: number },
  what: string,
  from: string,
  to: string,
): readonly Change[] {
  return from === to ? [] : [{ ...of, what, from, to, by: to === '' ? from : to, tone: 'plain' }];
}

function doorOf({ waiting }: PlayerView, labels: FaceLabels): string {
  return waiting ? labels.door(waiting.door) : '';
}

function wayOf({ direction }: View, labels: FaceLabels): string {
  return direction > 0 ? labels.clockwise : labels.counterClockwise;
}
