/** Who holds which seat of a table online. */
import type { Level } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { isFreeSeat, type Person, type Room, type RoomSeat } from '@roundhouse/store';
import { botName, type Sitter } from '@roundhouse/table';

export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level };

export function seatsOf({ seats }: Room, person: string | undefined): readonly Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person === person ? [seat] : [],
  );
}

/** The seat that is kept for somebody. */
export function keptFor({ seats }: Room, person: string | undefined): Seat | undefined {
  const kept = seats.findIndex((holder) => person !== undefined && isKeptFor(holder, person));
  return kept < 0 ? undefined : kept;
}

export function isKeptFor(holder: RoomSeat | undefined, person: string): boolean {
  return holder !== undefined && holder.kind !== 'person' && holder.for?.person === person;
}

export function maySitIn(holder: RoomSeat | undefined, person: string): boolean {
  return holder !== undefined && (isKeptFor(holder, person) || isFreeSeat(holder));
}

export function seatOf(wish: SeatWish, me: Person, seat: Seat): RoomSeat {
  if (wish.kind === 'open') return { kind: 'open' };
  if (wish.kind === 'bot') return botAt(seat, wish.level);
  return { kind: 'person', person: me.id, name: wish.name ?? me.name };
}

export function botAt(seat: Seat, level: Level): Extract<RoomSeat, { kind: 'bot' }> {
  return { kind: 'bot', name: botName(seat), level };
}

export function sitterOf(holder: RoomSeat): readonly Sitter[] {
  if (holder.kind === 'open') return [];
  const { name } = holder;
  if (holder.kind === 'bot') return [{ kind: 'bot', name, level: holder.level }];
  return [{ kind: 'person', name }];
}
