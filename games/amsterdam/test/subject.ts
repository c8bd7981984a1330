import { CARDS, rules, type Amsterdam } from '@roundhouse/amsterdam/rules';
import type { Happened, Subject } from '@roundhouse/engine/testing';
import { branches } from './branches.ts';
import { redeal } from './redeal.ts';

const JOKER = CARDS.indexOf('joker');
const MOST_RESETS = 3;

/**
 * AM-3.6: three jokers lie and stay although the limit of resets is not reached. That tells everybody
 * that the hands hold all the other cards but two at most.
 */
export function staysForWantOfOthers({ before, after, events }: Happened<Amsterdam>): boolean {
  const jokers = after.display.filter((card) => card === JOKER).length;
  const turnedUp = events.some(({ type }) => type === 'turned-up');
  const isFull = after.display.every((card) => card !== -1);
  return turnedUp && isFull && jokers >= 3 && before.resets < MOST_RESETS;
}

export const subject: Subject<Amsterdam> = {
  rules,
  redeal,
  branches,
  // AM-7.1: the end shows all contracts.
  publishes: (happened) => happened.after.step === 'over' || staysForWantOfOthers(happened),
};
