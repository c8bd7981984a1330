import { rules, type Action, type Amsterdam, type State } from '@roundhouse/amsterdam/rules';
import type { Rules, Seat } from '@roundhouse/engine';
import { ConformanceError, twoWorlds } from '@roundhouse/engine/testing';
import { total } from '@roundhouse/kit/multiset';
import { describe, expect, test } from 'vitest';
import { subject } from './subject.ts';

const PAIRS = 20_000;

test('[AM-7.1] two worlds that differ in what is secret look the same', { timeout: 60_000 }, () => {
  expect(twoWorlds(subject, { pairs: PAIRS }).pairs).toBe(PAIRS);
});

/** Seat 0 spends all, the others hoard: empty piles, gaps in the display, passes. */
function hoarding(state: State, seat: Seat): readonly Action[] {
  const list = rules.legal(state, seat);
  const claims = list.filter(({ type }) => type === 'claim');
  const others = list.filter(({ type }) => type !== 'claim');
  const wanted = seat === 0 ? claims : others;
  return wanted.length > 0 ? wanted : list;
}

test('[AM-2.2] nor do they when hands are hoarded and players must pass', () => {
  let passes = 0;
  const apply: typeof rules.apply = (state, seat, action, emit) => {
    if (action.type === 'pass') passes += 1;
    rules.apply(state, seat, action, emit);
  };
  const hoarders = { ...subject, rules: { ...rules, legal: hoarding, apply } };
  const { pairs, different, moves } = twoWorlds(hoarders, { pairs: 4000, seed: 'hoarding' });
  expect(different).toBeGreaterThan(pairs / 2);
  expect(moves).toBeGreaterThan(pairs / 2);
  expect(passes).toBeGreaterThan(0);
});

type Changed = Partial<Rules<Amsterdam>>;

/** A view with something of the state's added under a name of its own. */
function viewWith(leak: (state: State) => unknown): Changed {
  return {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { leak: leak(state) }),
  };
}

/** Events of a type reach everybody as they are. */
function told(type: string): Changed {
  return {
    redact: (event, viewer) => (event.type === type ? event : rules.redact(event, viewer)),
  };
}

/** The turn is forced for a seat with one action, although only that seat can know. */
function forcedIfAlone(state: State): ReturnType<typeof rules.turn> {
  const now = rules.turn(state);
  const [seat] = now.kind === 'act' ? now.seats : [];
  if (seat === undefined || state.step !== 'turn') return now;
  return rules.legal(state, seat).some(({ type }) => type === 'claim')
    ? now
    : { kind: 'act', seats: [seat], forced: true };
}

/** View and determinize together: the pile goes along, and every guess is right. */
const peeking: Changed = {
  view: (state, viewer) => Object.assign(rules.view(state, viewer), { deck: [...state.pile] }),
  determinize(view, viewer, rng) {
    const guess = rules.determinize(view, viewer, rng);
    const deck = 'deck' in view && Array.isArray(view.deck) ? (view.deck as number[]) : guess.pile;
    guess.pile.splice(0, deck.length, ...deck);
    return guess;
  },
};

const LEAKS: Readonly<Record<string, Changed>> = {
  'the jokers of each hand': viewWith(({ players }) => players.map(({ hand }) => hand[6])),
  'one hand': viewWith(({ players }) => players[1]?.hand),
  'the contracts that are held': viewWith(({ players }) => players.map(({ held }) => held)),
  'the contracts on offer': viewWith(({ players }) => players.map(({ offer }) => offer)),
  'how many a sealed choice keeps': viewWith(({ players }) =>
    players.map(({ chosen }) => chosen.toString(2).replaceAll('0', '').length),
  ),
  'the contracts below the pile': viewWith(({ under }) => under),
  'a contract that nobody has seen': viewWith(({ fresh }) => fresh & 1),
  'the jokers in the pile': viewWith(({ pile }) => pile[6]),
  'the tally under the strict memory': viewWith(({ players }) =>
    players.map(({ known }) => total(known)),
  ),
  'what a blind draw gave': told('drew'),
  'what was offered': told('offered'),
  'what was kept': told('kept'),
  'the sealed choice': told('chose'),
  'that a contract is done': told('completed'),
  'a turn forced for want of cards': { turn: forcedIfAlone },
  'a legal list in the order of the pile': {
    legal: (state, seat) =>
      (state.pile[0] ?? 0) % 2 === 0
        ? rules.legal(state, seat)
        : [...rules.legal(state, seat)].reverse(),
  },
  'an undo that hangs on another hand': {
    reveals: (state, seat, action) =>
      (state.players[(seat + 1) % state.players.length]?.hand[6] ?? 0) > 1 ||
      rules.reveals?.(state, seat, action) === true,
  },
  'the pile in view and determinize together': peeking,
};

describe('planted leaks are found', () => {
  test.each(Object.entries(LEAKS))('[AM-7.1] %s', (_, changed) => {
    const faulty = { ...subject, rules: { ...rules, ...changed } };
    expect(() => twoWorlds(faulty, { pairs: 4000 })).toThrow(ConformanceError);
  });
});
