/** What every brain promises of its candidates and of its numbers: the faults of some positions, in words. */
import { seededRng, type GameTypes } from '@roundhouse/engine';
import type { Brain } from '../src/index.ts';
import { actorOf } from './actor.ts';

/** Candidates are legal and different, few, and begin with the policy's choice. */
export function candidateFaults<G extends GameTypes>(
  brain: Brain<G>,
  states: readonly G['state'][],
  most: number,
): readonly string[] {
  const { rules } = brain;
  return states.flatMap((state, index) => {
    const seat = actorOf(rules, state);
    const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
    const found = brain.candidates(view, legal, seat, seededRng('x'));
    const isFirst = found[0] === brain.policy(view, legal, seat, seededRng('x'));
    return [
      ...(isFirst ? [] : [`${index}: the first is not the policy's choice`]),
      ...(new Set(found).size === found.length ? [] : [`${index}: one stands there twice`]),
      ...(found.every((action) => legal.includes(action)) ? [] : [`${index}: one is not legal`]),
      ...(found.length <= most ? [] : [`${index}: ${found.length} of them`]),
    ];
  });
}

/** The numbers of a position are finite and small, and as many as the brain says. */
export function numberFaults<G extends GameTypes>(
  brain: Brain<G>,
  states: readonly G['state'][],
  most: number,
): readonly string[] {
  const { rules, features } = brain;
  const behind = 99;
  const numbers = new Float32Array(features + 1).fill(behind);
  return states.flatMap((state, index) => {
    const world = rules.determinize(rules.view(state, 0), 0, seededRng(`${index}`));
    return Array.from({ length: state.config.seats }, (_, seat) => {
      numbers.fill(0, 0, features);
      brain.describe(world, seat, numbers);
      const isSmall = numbers.subarray(0, features).every((number) => Math.abs(number) <= most);
      return [
        ...(isSmall ? [] : [`${index}, seat ${seat}: ${numbers.join()}`]),
        ...(numbers[features] === behind ? [] : [`${index}, seat ${seat}: one number too many`]),
      ];
    }).flat();
  });
}
