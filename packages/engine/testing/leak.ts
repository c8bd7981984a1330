/** What two worlds can be told apart by. */
import { difference, sameBytes } from './compare.ts';

export const TWO_WORLDS = {
  redeal: 'redealing keeps the state it was given and makes a sound one',
  view: 'two worlds: the view',
  turn: 'two worlds: whose turn it is',
  legal: 'two worlds: the legal list',
  answers: 'two worlds: why, idle and orders',
  events: 'two worlds: the events of a move',
  reveals: 'two worlds: whether a move can be taken back',
  after: 'two worlds: the same next move',
  open: 'without secrets every viewer sees the whole state',
  tried: 'two worlds: pairs differ, and next moves were compared',
} as const;
type TwoWorldsCheck = (typeof TWO_WORLDS)[keyof typeof TWO_WORLDS];

/** Something that differs although the observer may not know of it. */
export class Leak extends Error {
  override readonly name = 'Leak';
  readonly check: TwoWorldsCheck;
  constructor(check: TwoWorldsCheck, message: string) {
    super(message);
    this.check = check;
  }
}

export function compare(check: TwoWorldsCheck, a: unknown, b: unknown, what: () => string): void {
  if (!sameBytes(a, b)) throw new Leak(check, `${what()}: ${difference(a, b)}`);
}
