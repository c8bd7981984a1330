import type { Answer } from '@roundhouse/contract';

type Seated = Pick<Answer<'readTable'>['table'], 'phase' | 'seats'>;

/** The seats where anybody may sit down: those that are kept for nobody, and while it runs a bot's that is given away. */
export function freeSeats({ phase, seats }: Seated): readonly number[] {
  if (phase === 'over') return [];
  return seats.flatMap((holder, seat) => {
    const isFree =
      holder.kind === 'open'
        ? holder.for === undefined
        : holder.kind === 'bot' && holder.isFree === true;
    return isFree ? [seat] : [];
  });
}
