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

/** What is left in the glass, and how much would be poured: the rule bot's choice first. */
const choices: Brain<Brim>['choices'] = {
  table: 2,
  each: 3,
  most: 5,
  read(view, legal, seat, into) {
    const room = roomOf(view, seat);
    const favourite = pourInto(room, legal);
    const actions = [favourite, ...legal.filter((action) => action !== favourite)];
    into.table.set([room / 10, view.stopped.filter(Boolean).length / 4]);
    into.rows.fill(0);
    for (const [choice, action] of actions.entries()) {
      const amount = action.type === 'pour' ? action.amount : 0;
      into.rows.set([choice === 0 ? 1 : 0, amount / 3, amount >= room ? 1 : 0], 3 * choice);
    }
    return actions;
  },
};

export const brain: Brain<Brim> = {
  rules,
  policy,
  careless: (view, legal, seat, rng) => pourInto(roomOf(view, seat) + rng.below(5) - 2, legal),
  candidates: (view, legal, seat, rng) => [
    ...new Set([policy(view, legal, seat, rng), ...legal.slice(0, 3)]),
  ],
  choices,
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
