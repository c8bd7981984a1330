/** Every decision of a recorded match: what its seat saw and could do. */
import { readRecord, replay, type GameTypes, type Rules } from '../src/index.ts';

export interface Decision<G extends GameTypes> {
  readonly view: G['view'];
  readonly legal: readonly G['action'][];
}

export function decisionsIn<G extends GameTypes>(
  rules: Rules<G>,
  text: string,
): readonly Decision<G>[] {
  const { record, places } = readRecord(text);
  const found: Decision<G>[] = [];
  replay(rules, record, places, (_, { state }) => {
    const turn = rules.turn(state);
    const [seat] = turn.kind === 'act' ? turn.seats : [];
    if (seat === undefined) return;
    found.push({ view: rules.view(state, seat), legal: rules.legal(state, seat) });
  });
  return found;
}
