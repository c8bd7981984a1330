/** Which cards came into the hand and onto the display between two views, and where they lay. */
import { CARDS, type View } from '../../src/types.ts';

export interface CardArrival {
  /** Where it lies now. */
  readonly at: string;
  readonly from: string;
}

/** Into the own hand first, then onto the display. */
export function cardArrivals(before: View, view: View, seat: number | null): CardArrival[] {
  const [was, now] = [before, view].map(({ seats }) =>
    seat === null ? null : (seats[seat]?.hand ?? null),
  );
  const drawn = CARDS.flatMap((card, index) => {
    if (!was || !now || (now[index] ?? 0) <= (was[index] ?? 0)) return [];
    const place = before.display.findIndex((lay, at) => lay === card && view.display[at] !== card);
    const from = place < 0 ? '[data-pile="cards"]' : `[data-display="${place}"]`;
    return [{ at: `[data-hand="${card}"] > span:last-child > svg`, from }];
  });
  const turned = view.display.flatMap((card, place) =>
    card === null || before.display[place] === card
      ? []
      : [{ at: `[data-display="${place}"] > svg`, from: '[data-pile="cards"]' }],
  );
  return [...drawn, ...turned];
}
