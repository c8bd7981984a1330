import type { GameTypes, Rules, Seat } from '@roundhouse/engine';

/** The first seat that owes a decision. */
export function actorOf<G extends GameTypes>(rules: Rules<G>, state: G['state']): Seat {
  const turn = rules.turn(state);
  const [seat] = turn.kind === 'act' ? turn.seats : [];
  if (seat === undefined) throw new Error('nobody owes a decision');
  return seat;
}
