/** Who looks at the table, where several persons share one device. */
import type { Seat, Turn, Viewer } from '@roundhouse/engine';

export interface HotSeat {
  /** Whose eyes the table is drawn for. */
  readonly viewer: Viewer;
  /** The person who must decide next, while somebody else looks: the device goes to them. */
  readonly next?: Seat;
  /** Nobody's hand is drawn until `next` says to be there. */
  readonly isCurtain: boolean;
}

export interface Sharing {
  readonly persons: readonly Seat[];
  /** Whether all hands lie open: then no curtain falls between players. */
  readonly isOpen: boolean;
}

export function firstLook({ persons }: Sharing): HotSeat {
  const [only, second] = persons;
  const viewer = only !== undefined && second === undefined ? only : null;
  return { viewer, isCurtain: false };
}

/** After each line. Without secrets the table simply turns to whoever decides. */
export function lookAfter(seat: HotSeat, turn: Turn, company: Sharing): HotSeat {
  const { persons, isOpen } = company;
  if (persons.length < 2) return { viewer: seat.viewer, isCurtain: false };
  if (turn.kind === 'over') return { viewer: 'all', isCurtain: false };
  const owing = turn.kind === 'act' ? turn.seats : [];
  if (typeof seat.viewer === 'number' && owing.includes(seat.viewer)) {
    return { viewer: seat.viewer, isCurtain: false };
  }
  const next = owing.find((owner) => persons.includes(owner));
  if (next === undefined) return { viewer: seat.viewer, isCurtain: seat.isCurtain };
  if (isOpen) return { viewer: next, isCurtain: false };
  // Who has just played may still look at what the move brought; then the device is handed on.
  return typeof seat.viewer === 'number'
    ? { viewer: seat.viewer, next, isCurtain: false }
    : { viewer: null, next, isCurtain: true };
}

/** The one who looked gives the device away. */
export function dropCurtain(seat: HotSeat): HotSeat {
  return seat.next === undefined ? seat : { viewer: null, next: seat.next, isCurtain: true };
}

/** The one who was waited for is there. */
export function raiseCurtain(seat: HotSeat): HotSeat {
  return seat.next === undefined ? seat : { viewer: seat.next, isCurtain: false };
}

export function isSameLook(one: HotSeat, other: HotSeat): boolean {
  return (
    one.viewer === other.viewer && one.next === other.next && one.isCurtain === other.isCurtain
  );
}
