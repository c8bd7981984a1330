import type { Answer } from '@roundhouse/contract';

type Seated = Pick<Answer<'readTable'>['table'], 'phase' | 'seats'>;

/** It is kept for whoever looks: he sits down there when he likes. */
export const isKeptForMe = (holder: Seated['seats'][number] | undefined): boolean =>
  holder !== undefined && holder.kind !== 'person' && holder.isMine === true;

/** As a screen tells it to a whole room: by names, whoever's device it is. */
export const forEverybody = <T extends Answer<'readTable'>['table']>(table: T): T => ({
  ...table,
  mine: [],
  seats: table.seats.map((holder) => {
    if (holder.kind === 'person') return holder;
    const { isMine: _, ...shown } = holder;
    return shown;
  }),
});

/** Whether whoever looks may sit down: in a seat that anybody may have, or in the one that is kept for him. */
export const maySit = (table: Seated): boolean =>
  freeSeats(table).length > 0 || (table.phase !== 'over' && table.seats.some(isKeptForMe));

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
