/** How to fill a glass: pour while a drop more still fits. */
import type { Brain } from '../../src/brain.ts';
import { rules, type Action, type Brim, type View } from './rules.ts';

const STOP: Action = { type: 'stop' };

export function roomOf(view: View, seat: number): number {
  return (view.sizes[seat] ?? 0) - (view.filled[seat] ?? 0);
}

/** As much as fits with a drop more; from the list, so that the action is the listed one. */
export function pourInto(room: number, legal: readonly Action[]): Action {
  const amount = Math.min(3, room - 1);
  const pour = legal.find((action) => action.type === 'pour' && action.amount === amount);
  return pour ?? legal[0] ?? STOP;
}

const policy: Brain<Brim>['policy'] = (view, legal, seat) => pourInto(roomOf(view, seat), legal);

export const brain: Brain<Brim> = {
  rules,
  policy,
  careless: (view, legal, seat, rng) => pourInto(roomOf(view, seat) + rng.below(5) - 2, legal),
  candidates: (view, legal, seat, rng) => [
    ...new Set([policy(view, legal, seat, rng), ...legal.slice(0, 3)]),
  ],
  features: 5,
  describe(state, seat, into) {
    const other = (seat + 1) % state.config.seats;
    into[0] = ((state.sizes[seat] ?? 0) - (state.filled[seat] ?? 0)) / 10;
    into[1] = (state.filled[seat] ?? 0) / 10;
    into[2] = state.stopped[seat] ? 1 : 0;
    into[3] = (state.filled[other] ?? 0) / 10;
    into[4] = state.stopped[other] ? 1 : 0;
  },
  isQuiet: ({ step }) => step === 'pour',
  decisive: 10,
  search: { hard: { plies: 6, iterations: 100 }, expert: { plies: 20, iterations: 200 } },
  reason: (view, seat, { type }) => ({ code: type, params: { room: roomOf(view, seat) } }),
};
