/** The ways to pay for a move out of a hand (TR-4.1, TR-4.2), in the order in which moves are listed. */
import * as cards from './cards.ts';
import { NUMBER_PLACES } from './cards.ts';
import { heldIn } from './hands.ts';

// Constants of this file: engines look imported names up each time.
const ADVANCED = cards.ADVANCED;
const CIRCLES = cards.CIRCLES;
const isRed = cards.isRed;
const valueAt = cards.valueAt;

/** The most that number cards can add up to, and the most with a circle: 5 + 5, and 3. */
export const MOST_NUMBERS = 10;
export const MOST_COUNT = 13;

/** No number card. */
export const NONE = NUMBER_PLACES;
const PLACES = NONE + 1;
const CIRCLE_SPAN = CIRCLES + 1;

/** Number cards by their places, first and second, and the circle of an Advanced Movement, as one number. */
export type Payment = number;
export const PAYMENTS = PLACES * PLACES * CIRCLE_SPAN;

const paymentOf = (first: number, second: number, circle: number): Payment => {
  return (first * PLACES + second) * CIRCLE_SPAN + circle;
};
export function firstOf(payment: Payment): number {
  return Math.floor(payment / (PLACES * CIRCLE_SPAN));
}
export function secondOf(payment: Payment): number {
  return Math.floor(payment / CIRCLE_SPAN) % PLACES;
}
export function circleOf(payment: Payment): number {
  return payment % CIRCLE_SPAN;
}

/** What the last hand asked about can pay, side by side. */
export interface Payments {
  length: number;
  /** The counts that any of them stands for: bit n for n. */
  counts: number;
  readonly payment: Int16Array;
  readonly count: Uint8Array;
  /** A second count that the payment can stand for: two colours without their circle; 0: none. */
  readonly other: Uint8Array;
}

const payments: Payments = {
  length: 0,
  counts: 0,
  payment: new Int16Array(PAYMENTS),
  count: new Uint8Array(PAYMENTS),
  other: new Uint8Array(PAYMENTS),
};

/** Good until the next call: it is one and the same object. */
export function paymentsOf(numbers: readonly number[], actions: readonly number[]): Payments {
  payments.length = 0;
  payments.counts = 0;
  const held = heldIn(numbers);
  addNumbers(numbers, held, 0);
  for (let circle = 1; circle <= CIRCLES; circle++) {
    if ((actions[ADVANCED + circle - 1] ?? 0) === 0) continue;
    add(paymentOf(NONE, NONE, circle), circle, 0);
    addNumbers(numbers, held, circle);
  }
  return payments;
}

/** One number card, or two; a circle is added, and lets colours mix, then with or without it. */
const addNumbers = (numbers: readonly number[], held: number, circle: number): void => {
  for (let left = held; left !== 0; left &= left - 1) {
    const a = 31 - Math.clz32(left & -left);
    const value = valueAt(a);
    add(paymentOf(a, NONE, circle), value + circle, 0);
    const others = (numbers[a] ?? 0) > 1 ? left : left & (left - 1);
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const b = 31 - Math.clz32(rest & -rest);
      const sum = value + valueAt(b);
      const isOneColour = isRed(a) === isRed(b);
      if (!isOneColour && circle === 0) continue;
      add(paymentOf(a, b, circle), sum + circle, isOneColour ? 0 : sum);
    }
  }
};

const add = (payment: Payment, count: number, other: number): void => {
  const at = payments.length++;
  payments.payment[at] = payment;
  payments.count[at] = count;
  payments.other[at] = other;
  payments.counts |= (1 << count) | (1 << other);
};
