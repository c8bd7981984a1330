/** Ways to break the contract by a slip. */
import { refusal } from '../../src/index.ts';
import type { Bug } from './bugs.ts';
import type { Action, Cards, State, Under } from './types.ts';

const CLONE = 'a clone is equal and shares nothing but the config';
const PURE = 'a question changes nothing';
const PLAIN = 'the state is plain data with whole numbers';
const ORDER = 'legal lists have a fixed order';
const TEXTS = 'texts of actions are unique within a list and read back as the action';
const WHY = 'why is undefined exactly for listed actions';
const CHANCES = 'chances are distinct, with whole weights, and empty but at a chance step';
const SAMPLE = 'sampleChance is one draw below the total weight over chances';
const OUTCOME = 'outcome is defined exactly at the end, and its places are a ranking';
const VIEW = 'a view is plain data and no part of the state';
const EVENTS = `events are plain data; 'all' sees them whole; redacting changes nothing`;
const IMAGINED = 'an imagined state fits the view it was made from';
const SEALED = 'sealed answers in any order end in the same state';

/** The rules with something done to the state after each action. */
function afterAction(
  tamper: (state: State, seat: number, action: Action, before: State) => void,
): Bug['plant'] {
  return (sound) => ({
    ...sound,
    apply(state, seat, action, emit) {
      const before = sound.clone(state);
      sound.apply(state, seat, action, emit);
      tamper(state, seat, action, before);
    },
  });
}

const sharedRow: Cards = { red: 0, blue: 0, green: 0, guard: 0 };

export const slips: readonly Bug[] = [
  {
    name: 'clone shares the hands',
    caughtBy: CLONE,
    plant: (sound) => ({
      ...sound,
      clone: (state) => ({ ...sound.clone(state), hands: state.hands }),
    }),
  },
  {
    name: 'clone shares a list deep in the deck',
    caughtBy: CLONE,
    plant: (sound) => ({
      ...sound,
      clone: (state) => ({
        ...sound.clone(state),
        under: state.under.map((card) => ({ ...card })),
      }),
    }),
  },
  {
    name: 'clone forgets a field',
    caughtBy: CLONE,
    plant: (sound) => ({ ...sound, clone: (state) => ({ ...sound.clone(state), turns: 0 }) }),
  },
  {
    name: 'clone copies the config',
    caughtBy: CLONE,
    plant: (sound) => ({
      ...sound,
      clone: (state) => ({ ...sound.clone(state), config: { ...state.config } }),
    }),
  },
  {
    name: 'two matches share a row',
    caughtBy: 'two matches share nothing but the config',
    plant: (sound) => ({
      ...sound,
      setup(config) {
        const state = sound.setup(config);
        state.discards = sharedRow;
        return state;
      },
    }),
  },
  {
    name: 'sealed cards go under the deck in the order of arrival',
    caughtBy: SEALED,
    plant: afterAction((state, seat, action, before) => {
      if (action.type !== 'put' || state.phase === before.phase) return;
      const isMine = ({ seenBy }: Under): boolean => seenBy[0] === seat;
      state.under = [...state.under.filter((u) => !isMine(u)), ...state.under.filter(isMine)];
    }),
  },
  {
    name: 'the first guard to arrive blocks at once',
    caughtBy: SEALED,
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (action.type !== 'block') return;
        const [...others] = state.asked;
        for (const other of others) sound.apply(state, other, { type: 'allow' }, emit);
      },
    }),
  },
  {
    name: 'a spent guard is lost',
    caughtBy: 'the state is sound at every step',
    plant: afterAction((state, _seat, _action, before) => {
      if (state.discards.guard > before.discards.guard) state.discards.guard--;
    }),
  },
  {
    name: 'two raids have one text',
    caughtBy: TEXTS,
    plant: (sound) => ({
      ...sound,
      action: {
        ...sound.action,
        format: (action) =>
          action.type === 'raid' ? `raid ${action.card}` : sound.action.format(action),
      },
    }),
  },
  {
    name: 'a text reads back as another action',
    caughtBy: TEXTS,
    plant: (sound) => ({
      ...sound,
      action: {
        ...sound.action,
        parse: (text) =>
          text === 'lay green' ? { type: 'lay', card: 'blue' } : sound.action.parse(text),
      },
    }),
  },
  {
    name: 'texts are read in any case',
    caughtBy: 'what a changed text reads as is written as that text',
    plant: (sound) => ({
      ...sound,
      action: {
        ...sound.action,
        parse: (text) => sound.action.parse(text.replaceAll(/[ABCXYZ0-9=*.]/g, '')),
      },
    }),
  },
  {
    name: 'legal follows the order of keys',
    caughtBy: ORDER,
    plant: (sound) => ({
      ...sound,
      legal(state, seat) {
        const keys = Object.keys(state.hands[seat] ?? {});
        const place = (action: Action): number =>
          'card' in action ? keys.indexOf(action.card) : -1;
        return sound.legal(state, seat).toSorted((a, b) => place(a) - place(b));
      },
    }),
  },
  {
    name: 'legal changes its order from call to call',
    caughtBy: ORDER,
    plant(sound) {
      let calls = 0;
      return {
        ...sound,
        legal: (state, seat) =>
          calls++ % 2 === 0 ? sound.legal(state, seat) : sound.legal(state, seat).toReversed(),
      };
    },
  },
  {
    name: 'legal sorts a list of the state',
    caughtBy: PURE,
    plant: (sound) => ({
      ...sound,
      legal(state, seat) {
        state.under.sort((a, b) => (a.card < b.card ? -1 : 1));
        return sound.legal(state, seat);
      },
    }),
  },
  {
    name: 'view counts its calls in the state',
    caughtBy: PURE,
    plant: (sound) => ({
      ...sound,
      view(state, viewer) {
        const view = sound.view(state, viewer);
        state.turns++;
        return view;
      },
    }),
  },
  {
    name: 'a seat that does not act has actions',
    caughtBy: 'a seat that does not act has no legal action',
    plant: (sound) => ({
      ...sound,
      legal: (state, seat) =>
        state.phase === 'turn' && seat !== state.mover
          ? [{ type: 'pass' }]
          : sound.legal(state, seat),
    }),
  },
  {
    name: 'a seat that acts has nothing to do',
    caughtBy: 'a seat that acts has a legal action',
    plant: (sound) => ({
      ...sound,
      legal: (state, seat) => sound.legal(state, seat).filter(({ type }) => type !== 'pass'),
    }),
  },
  {
    name: 'a forced turn leaves a choice',
    caughtBy: 'a forced turn is one seat with one action',
    plant: (sound) => ({
      ...sound,
      turn(state) {
        const turn = sound.turn(state);
        return turn.kind === 'act' && state.turns === 3 ? { ...turn, forced: true } : turn;
      },
    }),
  },
  {
    name: 'a float in the state',
    caughtBy: PLAIN,
    plant: afterAction((state) => {
      if (state.phase === 'turn') state.discards.red = 0.5;
      if (state.phase === 'over') state.discards.red = 0;
    }),
  },
  {
    name: 'undefined in the state',
    caughtBy: PLAIN,
    plant: afterAction((state) => {
      state.raid ??= undefined as unknown as null;
    }),
  },
  {
    name: 'a Map in the state',
    caughtBy: PLAIN,
    plant: (sound) => ({
      ...sound,
      setup: (config) => ({ ...sound.setup(config), raid: new Map() as unknown as null }),
    }),
  },
  {
    name: 'a class instance in the state',
    caughtBy: PLAIN,
    plant: (sound) => ({
      ...sound,
      setup(config) {
        class Pile {
          red = 0;
          blue = 0;
          green = 0;
          guard = 0;
        }
        return { ...sound.setup(config), discards: new Pile() };
      },
    }),
  },
  {
    name: 'the fast draw counts from the other end',
    caughtBy: SAMPLE,
    plant: (sound) => ({
      ...sound,
      sampleChance: (state, rng) =>
        sound.sampleChance(state, { below: (n) => n - 1 - rng.below(n) }),
    }),
  },
  {
    name: 'the fast draw draws twice',
    caughtBy: SAMPLE,
    plant: (sound) => ({
      ...sound,
      sampleChance(state, rng) {
        rng.below(2);
        return sound.sampleChance(state, rng);
      },
    }),
  },
  {
    name: 'an outcome that can not come is listed',
    caughtBy: CHANCES,
    plant: (sound) => ({
      ...sound,
      chances: (state) => {
        const list = sound.chances(state);
        const [first] = list;
        return first ? [...list, { ...first, weight: 0 }] : list;
      },
    }),
  },
  {
    name: 'why has no answer to a move that is not listed',
    caughtBy: WHY,
    plant: (sound) => ({
      ...sound,
      why: (view, seat, action) =>
        action.type === 'lay' && view.phase === 'turn' && view.mover === seat
          ? undefined
          : sound.why(view, seat, action),
    }),
  },
  {
    name: 'why refuses a listed move',
    caughtBy: WHY,
    plant: (sound) => ({
      ...sound,
      why: (view, seat, action) =>
        action.type === 'peek' ? refusal('no-peek', 'CY-2') : sound.why(view, seat, action),
    }),
  },
  {
    name: 'a refusal changes the state through the view',
    caughtBy: 'a refused text changes nothing',
    plant(sound) {
      const states = new WeakMap<object, State>();
      return {
        ...sound,
        view(state, viewer) {
          const view = sound.view(state, viewer);
          states.set(view, state);
          return view;
        },
        why(view, seat, action) {
          const why = sound.why(view, seat, action);
          const state = states.get(view);
          if (why && state) state.turns++;
          return why;
        },
      };
    },
  },
  {
    name: 'idle draws from an empty deck',
    caughtBy: 'idle is legal',
    plant: (sound) => ({
      ...sound,
      idle: (view, seat) => (view.phase === 'turn' ? { type: 'draw' } : sound.idle(view, seat)),
    }),
  },
  {
    name: 'a standing order acts out of turn',
    caughtBy: 'a standing order does what is legal',
    plant: (sound) => ({ ...sound, obey: () => ({ type: 'allow' }) }),
  },
  {
    name: 'a match never ends',
    caughtBy: 'a match ends within its bound of lines',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (action.type === 'pass' || action.type === 'raid')
          state.turns = Math.min(state.turns, 1);
        if (state.phase === 'over') state.phase = 'turn';
      },
    }),
  },
  {
    name: 'a listed action throws where it is rare',
    caughtBy: 'every listed action and outcome applies and leaves a sound state',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        if (action.type === 'raid' && state.asked.length === 0 && action.card === 'green') {
          throw new Error('green is not handled');
        }
        sound.apply(state, seat, action, emit);
      },
    }),
  },
  {
    name: 'an outcome before the end',
    caughtBy: OUTCOME,
    plant: (sound) => ({
      ...sound,
      outcome: (state) =>
        sound.outcome(state) ??
        (state.turns > 4 ? sound.outcome({ ...state, phase: 'over' }) : undefined),
    }),
  },
  {
    name: 'a shared place does not use up the next one',
    caughtBy: OUTCOME,
    plant: (sound) => ({
      ...sound,
      outcome(state) {
        const outcome = sound.outcome(state);
        if (!outcome) return undefined;
        const steps = [...new Set(outcome.places)].toSorted((a, b) => a - b);
        return { ...outcome, places: outcome.places.map((place) => 1 + steps.indexOf(place)) };
      },
    }),
  },
  {
    name: `the view holds the state's own rows`,
    caughtBy: VIEW,
    plant: (sound) => ({
      ...sound,
      view: (state, viewer) => ({ ...sound.view(state, viewer), rows: state.rows }),
    }),
  },
  {
    name: `an event holds the state's own raid`,
    caughtBy: EVENTS,
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (state.raid) emit?.({ type: 'raided', raid: state.raid, blockedBy: null });
      },
    }),
  },
  {
    name: 'redact wipes the event itself',
    caughtBy: EVENTS,
    plant: (sound) => ({
      ...sound,
      redact: (event, viewer) =>
        event.type === 'drawn' && viewer !== 'all' && event.seat !== viewer
          ? Object.assign(event, { card: null })
          : sound.redact(event, viewer),
    }),
  },
  {
    name: `'all' is not told everything`,
    caughtBy: EVENTS,
    plant: (sound) => ({
      ...sound,
      redact: (event, viewer) => sound.redact(event, viewer === 'all' ? null : viewer),
    }),
  },
  {
    name: 'apply does something only when somebody listens',
    caughtBy: 'apply does the same with and without somebody listening',
    plant: (sound) => ({
      ...sound,
      apply(state, seat, action, emit) {
        sound.apply(state, seat, action, emit);
        if (emit && action.type === 'lay') state.turns++;
      },
    }),
  },
  {
    name: 'determinize forgets what the viewer put under the deck',
    caughtBy: IMAGINED,
    plant: (sound) => ({
      ...sound,
      determinize: (view, viewer, rng) =>
        sound.determinize({ ...view, under: view.under.map(() => null) }, viewer, rng),
    }),
  },
  {
    name: 'determinize loses a card',
    caughtBy: IMAGINED,
    plant: (sound) => ({
      ...sound,
      determinize(view, viewer, rng) {
        const made = sound.determinize(view, viewer, rng);
        if (made.deck.red > 0) made.deck.red--;
        return made;
      },
    }),
  },
  {
    name: 'the rules remember something outside the state',
    caughtBy: 'the record replays to the same state',
    plant(sound) {
      let laid = 0;
      return {
        ...sound,
        apply(state, seat, action, emit) {
          sound.apply(state, seat, action, emit);
          if (action.type === 'lay' && ++laid % 7 === 0) state.turns++;
        },
      };
    },
  },
  {
    name: 'taking back does not restore what lies outside the state',
    caughtBy:
      'undo and the same move again end in the same state, never across chance or another seat',
    plant(sound) {
      const laid = new WeakMap<object, number>();
      return {
        ...sound,
        apply(state, seat, action, emit) {
          sound.apply(state, seat, action, emit);
          const times = (laid.get(state.config) ?? 0) + 1;
          laid.set(state.config, times);
          if (action.type === 'lay' && times % 3 === 0) state.mover = seat;
        },
      };
    },
  },
  {
    name: 'a count is kept beside the state, where no snapshot holds it',
    caughtBy: 'a stored snapshot loads as the same state',
    plant(sound) {
      const turns = new WeakMap<State, number>();
      const noted = (state: State): State => {
        turns.set(state, state.turns);
        return state;
      };
      return {
        ...sound,
        setup: (config) => noted(sound.setup(config)),
        clone: (state) =>
          noted({ ...sound.clone(state), turns: turns.has(state) ? state.turns : 0 }),
      };
    },
  },
  {
    name: 'what a seat has seen is kept beside the state, so that after opening it may take it back',
    caughtBy: 'a match opened from its snapshot is the one that was never closed',
    plant(sound) {
      const known = new WeakSet<State>();
      const noted = (state: State): State => {
        known.add(state);
        return state;
      };
      return {
        ...sound,
        setup: (config) => noted(sound.setup(config)),
        clone: (state) => (known.has(state) ? noted(sound.clone(state)) : sound.clone(state)),
        reveals: (state, seat, action) =>
          known.has(state) && (sound.reveals?.(state, seat, action) ?? false),
      };
    },
  },
  {
    name: 'set-up copies the config',
    caughtBy: 'set-up makes a state that holds the config itself',
    plant: (sound) => ({
      ...sound,
      setup: (config) => ({ ...sound.setup(config), config: { ...config } }),
    }),
  },
  {
    name: 'a seat owes twice',
    caughtBy: 'a turn names seats of the table, each once, in ascending order',
    plant: (sound) => ({
      ...sound,
      turn(state) {
        const turn = sound.turn(state);
        return turn.kind === 'act' ? { ...turn, seats: [...turn.seats, ...turn.seats] } : turn;
      },
    }),
  },
  {
    name: 'nothing can be drawn from the known cards',
    caughtBy: 'a chance step has an outcome',
    plant: (sound) => ({
      ...sound,
      sampleChance(state, rng) {
        const { red, blue, green, guard } = state.deck;
        if (red + blue + green + guard === 0) throw new Error('the deck is empty');
        return sound.sampleChance(state, rng);
      },
    }),
  },
  {
    name: 'every lay throws',
    caughtBy: 'a listed action and a listed outcome apply',
    plant: afterAction((_state, _seat, action) => {
      if (action.type === 'lay') throw new Error('no row');
    }),
  },
  {
    name: 'configure takes options it does not know',
    caughtBy: 'configure refuses what it does not know',
    plant: (sound) => ({
      ...sound,
      configure: (input) =>
        typeof input === 'object' && input !== null && 'seats' in input
          ? sound.configure({ seats: input.seats })
          : sound.configure(input),
    }),
  },
  {
    name: 'the config can be changed',
    caughtBy: 'configure takes every seat count with every option value',
    plant: (sound) => ({
      ...sound,
      configure: (input) => ({ ...sound.configure(input) }),
    }),
  },
  {
    name: 'a version without a migration',
    caughtBy: 'migrations lead to every version after the first, in order',
    plant: (sound) => ({ ...sound, version: 2 }),
  },
];
