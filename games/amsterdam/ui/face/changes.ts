/** What differs between two positions, for whom: the preview of an action. */
import { changed } from '@roundhouse/ui/changed';
import type { Change, Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { CARDS, type SeatView, type View } from '../../src/index.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { completedBy } from './reading.ts';

export function changes(before: View, after: View, { language, who }: Telling): readonly Change[] {
  const labels = FACE_LABELS[language];
  const { changes: what } = labels;
  return before.seats.flatMap((from, seat) => {
    const to = after.seats[seat] ?? from;
    const of = { of: sentence(who(seat)), seat };
    return [
      ...changed(of, what.score, from.score, to.score),
      ...(from.held
        ? changed(of, what.completed, completedBy(before, seat), completedBy(after, seat))
        : []),
      ...changed(of, what.bonus, from.bonus, to.bonus),
      ...changed(of, what.carts, from.carts, to.carts, { isPlain: true }),
      ...cardChanges(of, from, to, labels),
      ...(isSealed(before, from)
        ? []
        : changed(of, what.contracts, from.contracts, to.contracts, { isPlain: true })),
    ];
  });
}

/** AM-1.3: what others keep of their first contracts is told when all have chosen, and not guessed before. */
function isSealed({ step }: View, { held }: SeatView): boolean {
  return step === 'choose' && held === null;
}

/** Card by card where the hand is seen, else how many. */
function cardChanges(
  of: { readonly of: string; readonly seat: number },
  from: SeatView,
  to: SeatView,
  { changes: what }: FaceLabels,
): readonly Change[] {
  const plain = { isPlain: true };
  if (!from.hand || !to.hand) return changed(of, what.cards, from.cards, to.cards, plain);
  const [before, after] = [from.hand, to.hand];
  return CARDS.flatMap((card, index) =>
    changed(of, what.of[card], before[index] ?? 0, after[index] ?? 0, plain),
  );
}
