/** What happens for an absent player, and the standing orders of a present one. */
import type { Order, OrderSpec, Refusal, Seat } from '@roundhouse/engine';
import { refusal } from '@roundhouse/engine';
import { legal } from './legal.ts';
import type { Action, View } from './types.ts';
import { seenState } from './view.ts';

const LEAST: ReadonlySet<Action['type']> = new Set(['accept', 'pass', 'draw', 'stop', 'check']);

/** TR-6.3: no answer in time counts as accepting. A payment takes the aisle pawn, which is listed last. */
export function idle(view: View, seat: Seat): Action {
  const list = legal(seenState(view), seat);
  const least = list.find(({ type }) => LEAST.has(type));
  const action = least ?? (list[0]?.type === 'pay' ? list.at(-1) : list[0]);
  if (action === undefined) throw new Error(`seat ${seat} has nothing to do`);
  return action;
}

/** Answers to every attack given beforehand: always accept, or Rebel Passenger while one is in hand. */
export const orders: readonly OrderSpec[] = [
  { name: 'accept', amount: false },
  { name: 'rebel', amount: false },
];

export function obey(view: View, seat: Seat, order: Order): Action | Refusal | undefined {
  const frame = view.stack.at(-1);
  if (view.over) return refusal('match-over', 'table');
  if (frame?.type !== 'window' || frame.seat !== seat) return undefined;
  const answers = legal(seenState(view), seat);
  const rebel = order.name === 'rebel' ? answers.find(({ type }) => type === 'rebel') : undefined;
  return rebel ?? answers[0];
}
