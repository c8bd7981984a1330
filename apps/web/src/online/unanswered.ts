/** What was sent and not answered yet, kept on the device: sent again after a reload, too, it counts once. */
import type { Asks } from '@roundhouse/contract';

/** What changes a match: each has a key, by which it counts once. */
const SENT = ['act', 'takeBack', 'agreeToUndo', 'declineUndo'] as const;
type Sent = (typeof SENT)[number];
export type Sending = {
  readonly [R in Sent]: { readonly route: R; readonly asked: Asks<R> };
}[Sent];

/** As much of a browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (table: string): string => `roundhouse.unanswered.${table}`;

export class Unanswered {
  readonly #shelf: Shelf | undefined;
  readonly #table: string;

  constructor(shelf: Shelf | undefined, table: string) {
    this.#shelf = shelf;
    this.#table = table;
  }

  all(): readonly Sending[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf?.getItem(keyOf(this.#table)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isSending) : [];
    } catch {
      return [];
    }
  }

  add(sending: Sending): void {
    this.#keep([...this.all().filter((one) => !isSame(one, sending)), sending]);
  }

  remove(sending: Sending): void {
    this.#keep(this.all().filter((one) => !isSame(one, sending)));
  }

  #keep(all: readonly Sending[]): void {
    try {
      if (all.length === 0) this.#shelf?.removeItem(keyOf(this.#table));
      else this.#shelf?.setItem(keyOf(this.#table), JSON.stringify(all));
    } catch {
      // Storage may be forbidden or full; then it is kept as long as the page is there.
    }
  }
}

const isSame = (one: Sending, other: Sending): boolean => one.asked.key === other.asked.key;

function isSending(value: unknown): value is Sending {
  const { route, asked } = (value ?? {}) as Partial<Sending>;
  return (
    SENT.some((each) => each === route) &&
    typeof (asked as Partial<Sending['asked']> | undefined)?.key === 'string'
  );
}
