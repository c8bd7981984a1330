/** Colours of players. */
import type { Ink } from '@roundhouse/ui/canvas';
import type { Paint } from '@roundhouse/ui/terminal';

export const SEAT_PAINTS: readonly Paint[] = ['red', 'cyan', 'yellow', 'magenta'];

export function inkOf(seat: number): Ink {
  return SEAT_PAINTS[seat] ?? 'bold';
}
