import { bots } from '@roundhouse/train-rails/bot';
import { seededRng } from '@roundhouse/engine';
import type { Move } from '@roundhouse/engine/testing';
import { rules, type State, type TrainRails } from '@roundhouse/train-rails/rules';

/** Moves by bots of a level for all seats; chance from the same seed. */
export function playedBy(
  level: 'random' | 'normal',
  seed: string,
): (state: State) => Move<TrainRails> | undefined {
  const rng = seededRng(seed);
  return (state) => {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'chance') return { chance: rules.sampleChance(state, rng) };
    const seat = turn.seats[0] ?? 0;
    const view = rules.view(state, seat);
    const action = bots[level]?.choose(view, rules.legal(state, seat), seat, rng);
    return action && { seat, action, forced: turn.forced === true };
  };
}
