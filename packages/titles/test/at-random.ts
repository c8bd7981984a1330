/** A match in which one thing after another is done at random, each kind of action as likely as another. */
import { seededRng, type Rng, type Seat } from '@roundhouse/engine';
import type { AnyGame, Title } from '../src/index.ts';

export const who = (seat: number): string =>
  ['Anna', 'Bram', 'Carlijn', 'Daan', 'Els', 'Finn'][seat] ?? '?';

export interface Decision {
  readonly rules: Awaited<ReturnType<Title['rules']>>;
  readonly state: AnyGame['state'];
  readonly seat: Seat;
  readonly legal: readonly AnyGame['action'][];
  /** The match's own: who draws from it changes what follows. */
  readonly rng: Rng;
}

/** Every decision is looked at before it is taken; the last state is given back. */
export async function playAtRandom(
  title: Title,
  seats: number,
  name: string,
  look: (decision: Decision) => void,
): Promise<AnyGame['state']> {
  const rules = await title.rules();
  const rng = seededRng(`${name} ${title.id} ${seats}`);
  const state = rules.setup(rules.configure({ seats }) as AnyGame['config']);
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    const legal = rules.legal(state, seat);
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = types[rng.below(types.length)];
    const ofType = legal.filter((action) => action.type === type);
    look({ rules, state, seat, legal, rng });
    const action = ofType[rng.below(ofType.length)];
    if (!action) throw new Error('nothing to do');
    rules.apply(state, seat, action);
  }
  return state;
}
