/** Leaks planted on purpose: each is the rules with one bug that lets a hidden card out. */
import {
  CONTRACT_IDS,
  type Amsterdam,
  type Event,
  type State,
  type View,
} from '@roundhouse/amsterdam/rules';
import type { Imagined, Rules, Viewer } from '@roundhouse/engine';

type Plant = (rules: Rules<Amsterdam>) => Rules<Amsterdam>;

/** A view with something changed; `viewer` sees what `leak` lets out. */
function inView(leak: (view: View, state: State, viewer: Viewer) => Partial<View>): Plant {
  return (rules) => ({
    ...rules,
    view(state, viewer) {
      const view = rules.view(state, viewer);
      return { ...view, ...leak(view, state, viewer) };
    },
  });
}

/** An event told whole to everybody. */
function inEvent(type: Event['type']): Plant {
  return (rules) => ({
    ...rules,
    redact: (event, viewer) => rules.redact(event, event.type === type ? 'all' : viewer),
  });
}

const seatsWith = (view: View, change: (seat: number) => object): View['seats'] =>
  view.seats.map((own, seat) => ({ ...own, ...change(seat) }));

export const LEAKS: Readonly<Record<string, Plant>> = {
  'an opponent’s hand in the view': inView((view, state) => ({
    seats: seatsWith(view, (seat) => ({ hand: [...(state.players[seat]?.hand ?? [])] })),
  })),

  'the jokers of a hand, for a spectator': inView((view, state, viewer) =>
    viewer === null ? { passes: view.passes + (state.players[0]?.hand.at(-1) ?? 0) } : {},
  ),

  'a blind card in the event': inEvent('drew'),

  'offered contracts in the event': inEvent('offered'),

  'kept contracts in the event': inEvent('kept'),

  'a completed contract told to everybody': inEvent('completed'),

  'a returned contract in a spectator’s view': inView((view, state, viewer) =>
    viewer === null
      ? {
          under: view.under.map(({ seat }, place) => ({
            seat,
            contract: CONTRACT_IDS[state.under[place] ?? 0] ?? null,
          })),
        }
      : {},
  ),

  'how many were kept before all have chosen': inView((_, state) =>
    state.step === 'choose'
      ? { draws: state.players.filter(({ chosen }) => (chosen & (chosen - 1)) !== 0).length }
      : {},
  ),

  'the pile’s cards in the order of the legal list': (rules) => ({
    ...rules,
    legal(state, seat) {
      const legal = rules.legal(state, seat);
      const next = state.pile.findIndex((many) => many > 0);
      return state.step === 'turn' && next > 0 ? legal.toReversed() : legal;
    },
  }),

  'a turn that is forced when its seat can only pass': (rules) => ({
    ...rules,
    turn(state) {
      const turn = rules.turn(state);
      const only = turn.kind === 'act' && state.step === 'turn' && turn.seats[0];
      const claims = rules.legal(state, Number(only)).some(({ type }) => type === 'claim');
      return turn.kind === 'act' && state.step === 'turn' && !claims
        ? { kind: 'act', seats: turn.seats, forced: true }
        : turn;
    },
  }),

  'another name for the pool when a returned contract comes up': (rules) => ({
    ...rules,
    turn(state) {
      const turn = rules.turn(state);
      const top = state.under[0] ?? 0;
      return turn.kind === 'chance' &&
        state.fresh === 0 &&
        turn.pool === 'contract' &&
        top % 2 === 0
        ? { kind: 'chance', pool: 'returned' }
        : turn;
    },
  }),

  'a move that can be taken back when the next card is a joker': (rules) => ({
    ...rules,
    reveals: (state, seat, action) =>
      rules.reveals?.(state, seat, action) === true || (state.pile.at(-1) ?? 0) > 4,
  }),

  'a refusal that knows another’s hand': behind((rules, secret) => ({
    why(view, seat, action) {
      const refused = rules.why(view, seat, action);
      const jokers =
        secret(view)
          ?.players.map(({ hand }) => hand.at(-1))
          .join('-') ?? '';
      return refused && { ...refused, params: { ...refused.params, jokers } };
    },
  })),

  'view and determinize together': behind((rules, secret, keep) => ({
    view(state, viewer) {
      const view = { ...rules.view(state, viewer), resets: state.resets };
      const seats = view.seats.map((own, seat) => ({
        ...own,
        took: seat === viewer ? own.took : [...own.took].concat(jokerOf(state, seat)),
      }));
      return keep({ ...view, seats }, state);
    },
    determinize: (view, viewer, rng) =>
      (secret(view) ?? rules.determinize(view, viewer, rng)) as Imagined<State>,
  })),
};

/** A first joker of the hand, if there is one. */
function jokerOf(state: State, seat: number): 'joker'[] {
  return (state.players[seat]?.hand.at(-1) ?? 0) > 0 ? ['joker'] : [];
}

type Secret = (view: View) => State | undefined;
type Keep = (view: View, state: State) => View;

/** Rules that keep the state behind each view, where only they can find it. */
function behind(
  plant: (rules: Rules<Amsterdam>, secret: Secret, keep: Keep) => Partial<Rules<Amsterdam>>,
): Plant {
  return (rules) => {
    const states = new WeakMap<View, State>();
    const keep: Keep = (view, state) => {
      states.set(view, rules.clone(state));
      return view;
    };
    return {
      ...rules,
      view: (state, viewer) => keep(rules.view(state, viewer), state),
      ...plant(rules, (view) => states.get(view), keep),
    };
  };
}
