/** Who is to sit where at a table that is about to be opened. Plain data and what may change it. */
import type { Level } from '@roundhouse/bots';
import type { Asks } from '@roundhouse/contract';
import type { Title } from '@roundhouse/titles';

export type WishKind = 'me' | 'open' | 'bot';

export interface Wish {
  readonly kind: WishKind;
  readonly level: Level;
}

/** Oneself, and friends in all other seats. */
export function firstWishes(title: Title): readonly Wish[] {
  const seats = Math.min(...title.seats);
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'me' : 'open',
    level: 'normal',
  }));
}

export function withSeats(wishes: readonly Wish[], seats: number): readonly Wish[] {
  return Array.from(
    { length: seats },
    (_, seat) => wishes[seat] ?? { kind: 'open', level: 'normal' },
  );
}

/** Nobody sits twice: who takes another seat leaves the one before to a friend. */
export function withWish(wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  return wishes.map((before, at) => {
    if (at === seat) return wish;
    return wish.kind === 'me' && before.kind === 'me' ? { ...before, kind: 'open' } : before;
  });
}

export function asked(wishes: readonly Wish[]): Asks<'openTable'>['seats'] {
  return wishes.map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind }));
}
