/** Who is to sit where at a table that is about to be opened. Plain data and what may change it. */
import type { Level } from '@roundhouse/bots';
import type { Asks } from '@roundhouse/contract';
import type { Sitter } from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';

/** `here`: somebody else at this device. */
type WishKind = 'me' | 'here' | 'open' | 'bot';

export interface Wish {
  readonly kind: WishKind;
  readonly level: Level;
  /** Of who is here, too. */
  readonly name: string;
}

const FRIEND: Wish = { kind: 'open', level: 'normal', name: '' };

/** Oneself, and friends in all other seats. */
export function firstWishes(title: Title): readonly Wish[] {
  const seats = Math.min(...title.seats);
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { ...FRIEND, kind: 'me' } : FRIEND,
  );
}

/** As it is on this device: bots stay, the first person is oneself, and the others may be elsewhere by then. */
export function wishesOf(sitters: readonly Sitter[]): readonly Wish[] {
  const me = sitters.findIndex(({ kind }) => kind === 'person');
  return sitters.map((sitter, seat): Wish => {
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level, name: '' };
    return { ...FRIEND, kind: seat === me ? 'me' : 'open', name: sitter.name };
  });
}

export function withSeats(wishes: readonly Wish[], seats: number): readonly Wish[] {
  return Array.from({ length: seats }, (_, seat) => wishes[seat] ?? FRIEND);
}

/** Nobody sits twice: who takes another seat leaves the one before to a friend. */
export function withWish(wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  return wishes.map((before, at) => {
    if (at === seat) return wish;
    return wish.kind === 'me' && before.kind === 'me' ? { ...before, kind: 'open' } : before;
  });
}

export function asked(wishes: readonly Wish[]): Asks<'openTable'>['seats'] {
  return wishes.map(({ kind, level, name }) => {
    if (kind === 'bot') return { kind, level };
    if (kind === 'here') return { kind: 'me', name: name.trim() };
    return { kind };
  });
}
