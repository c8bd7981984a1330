import type { Answer } from '@roundhouse/contract';

/** The seats where somebody may sit down: those that nobody has, and a bot's that is given away. */
export function freeSeats({
  seats,
}: Pick<Answer<'readTable'>['table'], 'seats'>): readonly number[] {
  return seats.flatMap((holder, seat) => {
    const isFree = holder.kind === 'open' || (holder.kind === 'bot' && holder.isFree === true);
    return isFree ? [seat] : [];
  });
}
