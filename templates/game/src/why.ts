/** Why an action is not possible, made from the seat's own view. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { legal } from './legal.ts';
import { turn } from './turn.ts';
import type { Action, View } from './types.ts';

export function why(view: View, seat: Seat, { wagons }: Action): Refusal | undefined {
  const now = turn(view);
  if (now.kind === 'over') return refusal('match-over', 'table');
  if (now.kind === 'chance') return refusal('chance-first', 'table', { pool: now.pool });
  if (seat !== view.mover) return refusal('not-your-turn', 'WS-2.1', { mover: view.mover });
  const most = legal(view, seat).length;
  if (wagons >= 1 && wagons <= most) return undefined;
  return refusal('bad-number', 'WS-2.1', { wagons, most, left: view.left });
}
