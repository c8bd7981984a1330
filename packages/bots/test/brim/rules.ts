/**
 * Brim, a game for testing players: everybody fills a glass whose size he alone knows. In his turn a
 * seat pours 1 to 3 and perhaps a drop falls in too, or it stops for good. A glass that runs over
 * scores nothing.
 */
import {
  configureOptions,
  int,
  notation,
  refusal,
  shape,
  type Imagined,
  type Rng,
  type Rules,
  type Turn,
} from '@roundhouse/engine';

export const LEAST = 8;
export const SIZES = 6;

export interface Config {
  readonly seats: number;
}
export interface State {
  readonly config: Config;
  step: 'deal' | 'pour' | 'drop' | 'over';
  seat: number;
  /** 0 until it is dealt. */
  readonly sizes: number[];
  readonly filled: number[];
  readonly stopped: boolean[];
}
export interface View {
  readonly config: Config;
  readonly step: State['step'];
  readonly seat: number;
  /** `null`: not the viewer's to see. */
  readonly sizes: readonly (number | null)[];
  readonly filled: readonly number[];
  readonly stopped: readonly boolean[];
}
export type Action = { readonly type: 'pour'; readonly amount: number } | { readonly type: 'stop' };
export type Chance =
  | { readonly type: 'size'; readonly size: number }
  | { readonly type: 'drop'; readonly amount: number };
export interface Brim {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: { readonly type: 'none' };
}

const ACTIONS: readonly Action[] = [
  { type: 'stop' },
  { type: 'pour', amount: 1 },
  { type: 'pour', amount: 2 },
  { type: 'pour', amount: 3 },
];
const SIZE: readonly Chance[] = Array.from({ length: SIZES }, (_, more) => ({
  type: 'size',
  size: LEAST + more,
}));
const DROP: readonly Chance[] = [
  { type: 'drop', amount: 0 },
  { type: 'drop', amount: 1 },
];

function chancesOf({ step }: State): readonly Chance[] {
  if (step === 'deal') return SIZE;
  return step === 'drop' ? DROP : [];
}

function turn({ step, seat }: State): Turn {
  if (step === 'over') return { kind: 'over' };
  return step === 'pour' ? { kind: 'act', seats: [seat] } : { kind: 'chance', pool: step };
}

/** The next seat that has not stopped; none: it is over. */
function passOn(state: State): void {
  const { seats } = state.config;
  state.step = 'over';
  for (let after = 1; after <= seats; after++) {
    const next = (state.seat + after) % seats;
    if (state.stopped[next]) continue;
    state.seat = next;
    state.step = 'pour';
    return;
  }
}

function scoresOf({ sizes, filled }: State): number[] {
  return filled.map((level, seat) => (level <= (sizes[seat] ?? 0) ? level : 0));
}

function clone(state: State): State {
  const { sizes, filled, stopped } = state;
  return { ...state, sizes: [...sizes], filled: [...filled], stopped: [...stopped] };
}

function applyChance(state: State, chance: Chance): void {
  if (chance.type === 'drop') {
    state.filled[state.seat] = (state.filled[state.seat] ?? 0) + chance.amount;
    passOn(state);
    return;
  }
  state.sizes[state.seat] = chance.size;
  state.seat = (state.seat + 1) % state.config.seats;
  if (!state.sizes.includes(0)) state.step = 'pour';
}

function determinize(view: View, rng: Rng): Imagined<State> {
  const sizes = view.sizes.map((size) => size ?? LEAST + rng.below(SIZES));
  const state = { ...view, sizes, filled: [...view.filled], stopped: [...view.stopped] };
  return state as State as Imagined<State>;
}

export const rules: Rules<Brim> = {
  title: 'brim',
  version: 1,
  migrations: [],
  meta: { seats: [2, 3], options: [], maxLines: 200, hasSecrets: true },
  action: notation<Action>({ stop: {}, pour: { amount: int } }),
  chance: notation<Chance>({ size: { size: int }, drop: { amount: int } }),
  configure: (input) => configureOptions(rules.meta, input),
  setup: (config) => ({
    config,
    step: 'deal',
    seat: 0,
    sizes: Array.from({ length: config.seats }, () => 0),
    filled: Array.from({ length: config.seats }, () => 0),
    stopped: Array.from({ length: config.seats }, () => false),
  }),
  turn,
  outcome(state) {
    if (state.step !== 'over') return undefined;
    const scores = scoresOf(state);
    const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
    return { scores, places };
  },
  legal: (state, seat) => (state.step === 'pour' && state.seat === seat ? ACTIONS : []),
  apply(state, seat, action) {
    if (action.type === 'stop') {
      state.stopped[seat] = true;
      passOn(state);
      return;
    }
    state.filled[seat] = (state.filled[seat] ?? 0) + action.amount;
    state.step = 'drop';
  },
  chances: (state) => chancesOf(state).map((chance) => ({ chance, weight: 1 })),
  sampleChance(state, rng) {
    const list = chancesOf(state);
    const chance = list[rng.below(list.length)];
    if (!chance) throw new Error('brim: no chance step');
    return chance;
  },
  applyChance,
  clone,
  view: ({ config, step, seat, sizes, filled, stopped }, viewer) => ({
    config,
    step,
    seat,
    sizes: sizes.map((size, of) => (viewer === of || viewer === 'all' ? size : null)),
    filled: [...filled],
    stopped: [...stopped],
  }),
  redact: (event) => event,
  determinize: (view, _viewer, rng) => determinize(view, rng),
  why(view, seat) {
    if (view.step === 'over') return refusal('match-over', 'table');
    if (view.step !== 'pour') return refusal('chance-first', 'table', { pool: view.step });
    return view.seat === seat ? undefined : refusal('not-your-turn', 'table');
  },
  idle: () => ({ type: 'stop' }),
  shape: ({ seats }) =>
    shape.fields({
      step: shape.word(['deal', 'pour', 'drop', 'over']),
      seat: shape.whole(0, seats - 1),
      sizes: shape.list(shape.whole(0, LEAST + SIZES), seats),
      filled: shape.list(shape.whole(0, 99), seats),
      stopped: shape.list(shape.flag, seats),
    }),
};
