/** Where the numbers of a choice stand: each kind of decision has columns of its own, the others' stay empty. */
import type { Sheet } from '@roundhouse/bots';

export const KINDS = ['auction', 'offer', 'build', 'goods'] as const;
export type Kind = (typeof KINDS)[number];

export const WIDTHS: Readonly<Record<Kind, number>> = {
  auction: 15,
  offer: 14,
  build: 14,
  goods: 7,
};

const FROM = { auction: 0, offer: 0, build: 0, goods: 0 };
let columns = 0;
for (const kind of KINDS) {
  FROM[kind] = columns;
  columns += WIDTHS[kind];
}
export const EACH = columns;

export function tell(
  { rows }: Sheet,
  kind: Kind,
  choice: number,
  numbers: readonly number[],
): void {
  if (numbers.length > WIDTHS[kind]) throw new RangeError(`${kind} has no room for them`);
  rows.set(numbers, choice * EACH + FROM[kind]);
}

export function clamp(number: number, most: number): number {
  return Math.max(-most, Math.min(most, number));
}
