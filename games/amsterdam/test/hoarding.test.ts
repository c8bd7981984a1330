/** Four players who draw until they hold ten cards: the rules of the empty pile, and no endless game. */
import {
  CARDS,
  rules,
  type Action,
  type Amsterdam,
  type Event,
  type State,
} from '@roundhouse/amsterdam/rules';
import { seededRng, type Rng } from '@roundhouse/engine';
import type { Happened } from '@roundhouse/engine/testing';
import { total } from '@roundhouse/kit/multiset';
import { expect, test } from 'vitest';
import { staysForWantOfOthers } from './subject.ts';
import { configOf } from './table.ts';

const GAMES = 1000;
const HOARD = 10;
const JOKER = CARDS.indexOf('joker');

/** Draws while the hand is small, else claims a route or takes contracts. */
function hoard(state: State, seat: number, legal: readonly Action[], rng: Rng): Action {
  const draws = legal.filter(({ type }) => type === 'blind' || type === 'take');
  const others = legal.filter((action) => !draws.includes(action));
  const small = total(state.players[seat]?.hand ?? []) < HOARD;
  const wanted = small ? [draws, others] : [others, draws];
  const list = wanted.find((actions) => actions.length > 0) ?? legal;
  const choice = list[rng.below(list.length)];
  if (!choice) throw new Error(`seat ${seat} has no action`);
  return choice;
}

const took = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'took');
const jokersUp = (state: State): number => state.display.filter((card) => card === JOKER).length;
const isDry = (state: State): boolean => total(state.pile) + total(state.discards) === 0;

type Branch = (happened: Happened<Amsterdam>) => boolean;
const BRANCHES: Readonly<Record<string, Branch>> = {
  'AM-3.5 the discards become the pile': ({ events }) =>
    events.some(({ type }) => type === 'shuffled'),
  'AM-3.5 the display is not refilled': ({ after, events }) =>
    took(events) && isDry(after) && after.display.includes(-1),
  'AM-3.5 a claim fills the display again': ({ before, after, move }) =>
    move.type === 'claim' && before.display.includes(-1) && after.step === 'refill',
  'AM-3.6 a reset': ({ events }) => events.some(({ type }) => type === 'reset'),
  'AM-3.6 the pile runs out during a reset': ({ before, events }) =>
    before.resets > 0 && events.some(({ type }) => type === 'shuffled'),
  'AM-3.6 no reset for want of other cards': staysForWantOfOthers,
  'AM-3.6 the limit of three resets': ({ before, after, events }) =>
    before.resets === 3 &&
    events.some(({ type }) => type === 'turned-up') &&
    !after.display.includes(-1) &&
    jokersUp(after) >= 3,
  'AM-3.7 only the display can be drawn from': ({ before, move }) =>
    move.type === 'take' && total(before.pile) === 0,
  'AM-3.7 the turn ends after one card': ({ before, after, events, move }) =>
    took(events) &&
    before.step === 'turn' &&
    move.type === 'take' &&
    move.card !== 'joker' &&
    after.seat !== before.seat,
  'AM-3.7 the second card is forced': ({ after }) => {
    const turn = rules.turn(after);
    return turn.kind === 'act' && turn.forced === true;
  },
  'AM-3.7 no card can be drawn': ({ after }) =>
    after.step === 'turn' && isDry(after) && after.display.every((card) => card === -1),
};

/** One line by whoever owes it. */
function playLine(state: State, rng: Rng): Happened<Amsterdam> {
  const before = rules.clone(state);
  const events: Event[] = [];
  const emit = (event: Event): void => void events.push(event);
  const turn = rules.turn(before);
  const seat = turn.kind === 'act' ? turn.seats[0] : undefined;
  if (seat === undefined) {
    const move = rules.sampleChance(state, rng);
    rules.applyChance(state, move, emit);
    return { before, after: state, seat, move, events };
  }
  const move = hoard(state, seat, rules.legal(state, seat), rng);
  rules.apply(state, seat, move, emit);
  return { before, after: state, seat, move, events };
}

/** Plays one game to its end, counts the branches and tells how many lines it took. */
function playGame(seed: string, counts: Map<string, number>): number {
  const rng = seededRng(seed);
  const state = rules.setup(configOf({ seats: 4 }));
  for (let lines = 0; ; lines++) {
    if (state.step === 'over' || lines > rules.meta.maxLines) return lines;
    const happened = playLine(state, rng);
    for (const [name, branch] of Object.entries(BRANCHES)) {
      if (branch(happened)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
}

test('[AM-3.5] [AM-3.6] [AM-3.7] hoarded games end, and every rule of the empty pile occurs', () => {
  const counts = new Map<string, number>();
  let longest = 0;
  for (let game = 0; game < GAMES; game++) {
    longest = Math.max(longest, playGame(`hoarding ${game}`, counts));
  }
  expect(longest).toBeLessThan(rules.meta.maxLines);
  expect(Object.keys(BRANCHES).filter((name) => !counts.has(name))).toEqual([]);
});
