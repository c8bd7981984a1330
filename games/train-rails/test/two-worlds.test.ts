/** No hidden card reaches the wrong eyes; and each planted leak is caught. */
import { refusal, type Rules, type Turn } from '@roundhouse/engine';
import { ConformanceError, twoWorlds, type PairCount } from '@roundhouse/engine/testing';
import {
  ACTIONS,
  decodeKnown,
  placeOf,
  rules,
  type Event,
  type State,
  type TrainRails,
  type View,
} from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { subject } from './subject.ts';

type Planted = Partial<Rules<TrainRails>>;

function compare(planted: Planted, pairs: number): PairCount {
  return twoWorlds({ ...subject, rules: { ...rules, ...planted } }, { pairs, seed: 'leaks' });
}

test('[TR-1.6] 20,000 pairs of worlds look alike to the byte', () => {
  const { pairs, different, moves, alike } = compare({}, 20_000);
  expect(different).toBeGreaterThan(pairs * 0.9);
  expect(moves).toBeGreaterThan(pairs / 2);
  expect(alike).toBeGreaterThan(pairs / 10);
});

const REBEL = placeOf('rebel');

function holdsRebel(state: State, seat: number): boolean {
  return (state.hands[2 * seat + ACTIONS]?.[REBEL] ?? 0) > 0;
}

/** A view with something of the state's added under a name of its own. */
function viewWith(leak: (state: State) => unknown): Planted {
  return {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { leak: leak(state) }),
  };
}

/** Events of a type are told whole to everybody. */
function untold(type: Event['type']): Planted {
  return { redact: (event, viewer) => (event.type === type ? event : rules.redact(event, viewer)) };
}

/** What `view` was made from, kept behind it. */
function behindTheView(make: (stateOf: (view: View) => State | undefined) => Planted): Planted {
  const states = new WeakMap<View, State>();
  return {
    view(state, viewer) {
      const view = rules.view(state, viewer);
      states.set(view, state);
      return view;
    },
    ...make((view) => states.get(view)),
  };
}

function turnWith(change: (state: State, turn: Turn) => Turn): Planted {
  return { turn: (state) => change(state, rules.turn(state)) };
}

const LEAKS: Readonly<Record<string, Planted>> = {
  '[TR-6.3] who holds Rebel, in the view': viewWith((state) =>
    state.supply.map((_, seat) => holdsRebel(state, seat)),
  ),
  '[TR-6.3] the window plays itself where there is no Rebel': turnWith((state, turn) => {
    const frame = state.stack.at(-1);
    if (turn.kind !== 'act' || frame?.type !== 'window') return turn;
    return holdsRebel(state, frame.seat) ? turn : { ...turn, forced: true };
  }),
  '[TR-6.3] the attack says whether the target could answer': {
    apply: (state, seat, action, emit) =>
      rules.apply(state, seat, action, (event) => {
        if (event.type !== 'attacked') emit?.(event);
        else emit?.({ ...event, asked: holdsRebel(state, event.target) });
      }),
  },
  '[TR-5.8] the begged card is told to all': untold('begged'),
  '[TR-5.8] the hand that was looked into is told to all': untold('seen'),
  '[TR-5.8] what third players know of each other, in the view': {
    view: (state, viewer) => ({
      ...rules.view(state, viewer),
      known: rules.view(state, 'all').known,
    }),
  },
  '[TR-5.8] the victim’s memory, without its cards': viewWith(({ known }) =>
    known.map((entry) => decodeKnown(entry).by),
  ),
  '[TR-1.6] a drawn card is told to all': untold('drew'),
  '[TR-2.5] the card that a swap will lay off, before it lies open': viewWith((state) => {
    const isSwap = state.stack.at(-1)?.type === 'swap';
    return isSwap ? state.hands[2 * state.player]?.findIndex((count) => count > 0) : null;
  }),
  '[TR-1.3] what is left in a deck': viewWith(({ deck }) => deck[ACTIONS]?.[REBEL]),
  '[TR-2.5] the pool is named after the hand that draws': turnWith((state, turn) => {
    const frame = state.stack.at(-1);
    if (turn.kind !== 'chance' || frame?.type !== 'draw') return turn;
    return holdsRebel(state, frame.seat) ? { ...turn, pool: `${turn.pool}+` } : turn;
  }),
  '[TR-5.1] no Exit is listed against a Rebel': {
    legal: (state, seat) =>
      rules
        .legal(state, seat)
        .filter((action) => action.type !== 'exit1' || !holdsRebel(state, action.seat)),
  },
  '[TR-6.1] whether a card can be taken back depends on the answer': {
    reveals: (state, seat) => holdsRebel(state, (seat + 1) % state.config.seats),
  },
  '[TR-2.2] a refusal knows the next player’s hand': behindTheView((stateOf) => ({
    why(view, seat, action) {
      const state = stateOf(view);
      const knows = state !== undefined && holdsRebel(state, (seat + 1) % state.config.seats);
      return rules.why(view, seat, action) && refusal(knows ? 'careful' : 'no', 'TR-2.2');
    },
  })),
  '[TR-6.3] a standing order knows the attacker’s hand': behindTheView((stateOf) => ({
    obey(view, seat, order) {
      const state = stateOf(view);
      const other = (seat + 1) % view.config.seats;
      return state && holdsRebel(state, other)
        ? { type: 'accept' }
        : rules.obey?.(view, seat, order);
    },
  })),
  '[TR-1.6] view and determinize together: the hands under another name': {
    view: (state, viewer) => Object.assign(rules.view(state, viewer), { mark: state.hands }),
    determinize(view, viewer, rng) {
      const made = rules.determinize(view, viewer, rng);
      const { mark } = view as View & { mark: number[][] };
      for (const kind of [0, 1]) {
        const hands = (from: readonly number[][]): number[][] =>
          from.filter((_, at) => at % 2 === kind);
        const [deck] = [made.deck[kind] ?? []];
        for (const [place] of deck.entries()) {
          const sum = (list: readonly number[][]): number =>
            list.reduce((count, hand) => count + (hand[place] ?? 0), 0);
          deck[place] = (deck[place] ?? 0) + sum(hands(made.hands)) - sum(hands(mark));
        }
      }
      made.hands = mark.map((hand) => [...hand]);
      return made;
    },
  },
};

describe('planted leaks are caught', () => {
  test.each(Object.entries(LEAKS))('%s', (_, planted) => {
    expect(() => compare(planted, 12_000)).toThrow(ConformanceError);
  });

  test('there are at least ten', () => {
    expect(Object.keys(LEAKS).length).toBeGreaterThanOrEqual(10);
  });
});
