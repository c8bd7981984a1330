import {
  configureOptions,
  int,
  isRefusal,
  notation,
  refusal,
  shape,
  type Imagined,
  type Meta,
  type Rules,
} from '@roundhouse/engine';
import { apply, applyChance, assertSound, legal, outcome, setup, turn } from './turns.ts';
import {
  WAGONS,
  YARDS,
  type Action,
  type Chance,
  type Config,
  type State,
  type WagonStack,
} from './types.ts';

export type { Action, Chance, Config, Event, State, View, WagonStack } from './types.ts';

const meta: Meta = {
  seats: [2, 3, 4],
  options: [{ name: 'yard', values: YARDS, default: 'small' }],
  maxLines: 22,
  hasSecrets: false,
};

function clone(state: State): State {
  return { config: state.config, left: state.left, taken: [...state.taken], mover: state.mover };
}

export const rules: Rules<WagonStack> = {
  title: 'wagon-stack',
  version: 1,
  migrations: [],
  meta,
  action: notation<Action>({ take: { wagons: int } }),
  chance: notation<Chance>({ first: { seat: int } }),
  configure(input) {
    const config = configureOptions(meta, input);
    return isRefusal(config) ? config : (config as unknown as Config);
  },
  setup,
  turn,
  outcome,
  legal,
  apply,
  chances(state) {
    if (state.mover >= 0) return [];
    return state.taken.map((_, seat) => ({ chance: { type: 'first', seat }, weight: 1 }));
  },
  sampleChance: (state, rng) => ({ type: 'first', seat: rng.below(state.config.seats) }),
  applyChance,
  clone,
  view: clone,
  redact: (event) => event,
  determinize: (view) => clone(view) as Imagined<State>,
  why(view, seat, { wagons }) {
    const now = turn(view);
    if (now.kind === 'over') return refusal('match-over', 'table');
    if (now.kind === 'chance') return refusal('chance-first', 'table', { pool: now.pool });
    if (seat !== view.mover) return refusal('not-your-turn', 'WS-2.1', { mover: view.mover });
    const most = legal(view, seat).length;
    if (wagons >= 1 && wagons <= most) return undefined;
    return refusal('bad-number', 'WS-2.1', { wagons, most, left: view.left });
  },
  idle: () => ({ type: 'take', wagons: 1 }),
  shape: ({ seats, yard }) =>
    shape.fields({
      left: shape.whole(0, WAGONS[yard]),
      taken: shape.list(shape.whole(0, WAGONS[yard]), seats),
      mover: shape.whole(-1, seats - 1),
    }),
  assertSound,
};
