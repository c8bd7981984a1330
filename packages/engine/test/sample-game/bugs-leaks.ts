/** Ways to tell an observer what he may not know. */
import type { Bug } from './bugs.ts';
import { CARDS, type Card, type Cards, type Event, type State, type View } from './types.ts';

const VIEW = 'two worlds: the view';
const SEALED = 'a sealed answer is only stored, and only its own seat sees which it is';

function handOf(state: State, seat: number): Cards {
  return state.hands[seat] ?? { red: 0, blue: 0, green: 0, guard: 0 };
}

/** Views that remember the state they were made from: what `why` and `idle` must not do. */
function remembering(sound: Parameters<Bug['plant']>[0]): {
  view: typeof sound.view;
  stateOf: (view: View) => State | undefined;
} {
  const states = new WeakMap<View, State>();
  return {
    view(state, viewer) {
      const view = sound.view(state, viewer);
      states.set(view, state);
      return view;
    },
    stateOf: (view) => states.get(view),
  };
}

export const leaks: readonly Bug[] = [
  {
    name: 'the view shows all hands',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) => ({
        ...sound.view(state, viewer),
        hands: structuredClone(state.hands),
      }),
    }),
  },
  {
    name: 'a spectator gets the open view',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) => ({ ...sound.view(state, viewer ?? 'all'), viewer }),
    }),
  },
  {
    name: 'the view tells whether guards are left in the deck',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) =>
        ({ ...sound.view(state, viewer), guardsLeft: state.deck.guard > 0 }) as View,
    }),
  },
  {
    name: 'the view shows the cards under the deck to everybody',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) => ({
        ...sound.view(state, viewer),
        under: structuredClone(state.under),
      }),
    }),
  },
  {
    name: 'the order of keys in the view follows a hidden hand',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view(state, viewer) {
        const { mover, turns, ...rest } = sound.view(state, viewer);
        return handOf(state, 1).guard > 0 ? { ...rest, mover, turns } : { ...rest, turns, mover };
      },
    }),
  },
  {
    name: 'view and determinize agree on a hidden card',
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) =>
        ({ ...sound.view(state, viewer), lowest: state.under.at(-1)?.card ?? null }) as View,
      determinize(view, viewer, rng) {
        const { lowest, ...rest } = view as View & { lowest: Card | null };
        for (;;) {
          const made = sound.determinize(rest, viewer, rng);
          if ((made.under.at(-1)?.card ?? null) === lowest) return made;
        }
      },
    }),
  },
  {
    name: 'legal lists a raid only where the owner of the row has no guard',
    caughtBy: 'two worlds: the legal list',
    plant: (sound) => ({
      ...sound,
      legal(state, seat) {
        const list = sound.legal(state, seat);
        const safe = list.filter(
          (action) => action.type !== 'raid' || handOf(state, action.from).guard === 0,
        );
        return safe.length > 0 ? safe : list;
      },
    }),
  },
  {
    name: 'the order of the legal list follows the deck',
    caughtBy: 'two worlds: the legal list',
    plant: (sound) => ({
      ...sound,
      legal(state, seat) {
        const list = sound.legal(state, seat);
        return state.deck.guard > 0 ? list : list.toReversed();
      },
    }),
  },
  {
    name: 'a drawn card is told to everybody',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({
      ...sound,
      redact: (event, viewer) => (event.type === 'drawn' ? event : sound.redact(event, viewer)),
    }),
  },
  {
    name: 'a peeked card is told to everybody',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({
      ...sound,
      redact: (event, viewer) => (event.type === 'peeked' ? event : sound.redact(event, viewer)),
    }),
  },
  {
    name: 'the end of a raid tells of guards that were not spent',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        const ready = state.answers.filter((answer) => answer && 'block' in answer && answer.block);
        sound.apply(state, seat, action, (event) =>
          emit?.(event.type === 'raided' ? ({ ...event, guards: ready.length } as Event) : event),
        );
      },
    }),
  },
  {
    name: 'an event tells whether the drawer now holds a guard',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (action.type !== 'draw') return;
        const guard = handOf(state, seat).guard > 0;
        emit?.({ type: 'passed', seat, guard } as Event);
      },
    }),
  },
  {
    name: 'a sealed card is told to everybody',
    caughtBy: SEALED,
    plant: (sound) => ({
      ...sound,
      redact: (event, viewer) => (event.type === 'chosen' ? event : sound.redact(event, viewer)),
    }),
  },
  {
    name: 'the view shows sealed answers',
    caughtBy: SEALED,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) => ({
        ...sound.view(state, viewer),
        answers: structuredClone(state.answers),
      }),
    }),
  },
  {
    name: 'an answer that needs no card counts as none given',
    caughtBy: SEALED,
    plant: (sound) => ({
      ...sound,
      view(state, viewer) {
        const view = sound.view(state, viewer);
        const kept = state.answers.filter((answer) => answer && 'put' in answer && !answer.put);
        return { ...view, turns: view.turns + kept.length };
      },
    }),
  },
  {
    name: 'only seats that hold a guard are asked',
    caughtBy: 'two worlds: the same next move',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (action.type !== 'raid' || state.phase !== 'window') return;
        const able = state.asked.filter((other) => handOf(state, other).guard > 0);
        if (able.length > 0) state.asked = able;
      },
    }),
  },
  {
    name: 'a turn is called forced because of a hidden hand',
    caughtBy: 'two worlds: whose turn it is',
    plant: (sound) => ({
      ...sound,
      turn(state) {
        const turn = sound.turn(state);
        if (turn.kind !== 'act' || turn.seats.length !== 1) return turn;
        const { length } = sound.legal(state, turn.seats[0] ?? 0);
        return length === 1 ? { ...turn, forced: true } : turn;
      },
    }),
  },
  {
    name: 'the pool is named after the card to come',
    caughtBy: 'two worlds: whose turn it is',
    plant: (sound) => ({
      ...sound,
      turn(state) {
        const turn = sound.turn(state);
        const left = CARDS.filter((card) => state.deck[card] > 0).length;
        return turn.kind === 'chance' ? { kind: 'chance', pool: `card of ${left}` } : turn;
      },
    }),
  },
  {
    name: 'a refusal gives away a hand',
    caughtBy: 'two worlds: why, idle and orders',
    plant(sound) {
      const { view, stateOf } = remembering(sound);
      return {
        ...sound,
        view,
        why(seen, seat, action) {
          const why = sound.why(seen, seat, action);
          const state = stateOf(seen);
          if (!why || !state) return why;
          const next = handOf(state, (seat + 1) % state.config.seats);
          return { ...why, params: { ...why.params, guards: next.guard } };
        },
      };
    },
  },
  {
    name: 'idling depends on the card to come',
    caughtBy: 'two worlds: why, idle and orders',
    plant(sound) {
      const { view, stateOf } = remembering(sound);
      return {
        ...sound,
        view,
        idle(seen, seat) {
          const state = stateOf(seen);
          const list = state ? sound.legal(state, seat) : [];
          const last = list.at(-1);
          return state && state.deck.red > state.deck.blue && last ? last : sound.idle(seen, seat);
        },
      };
    },
  },
  {
    name: 'a peek can be taken back',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({
      ...sound,
      reveals: (state, seat, action) =>
        action.type !== 'peek' && (sound.reveals?.(state, seat, action) ?? false),
    }),
  },
  {
    name: 'the last of several sealed answers can be taken back',
    caughtBy: 'two worlds: the events of a move',
    plant: (sound) => ({ ...sound, reveals: (_state, _seat, action) => action.type === 'peek' }),
  },
  {
    name: 'whether a move can be taken back depends on a hidden card',
    caughtBy: 'two worlds: whether a move can be taken back',
    plant: (sound) => ({
      ...sound,
      reveals: (state, seat, action) =>
        (sound.reveals?.(state, seat, action) ?? false) || state.deck.guard === 0,
    }),
  },
];
