/** The door: a text by a seat becomes an action, or a refusal. Inside, rules code is fast and trusts. */
import { refusal, type GameTypes, type Refusal, type Rules, type Seat } from './rules.ts';

export interface Applied<G extends GameTypes> {
  /** A new state; the one given is as it was. */
  readonly state: G['state'];
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  /** Undo may not cross it. */
  readonly reveals: boolean;
}

export function tryAction<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: Seat,
  text: string,
): Applied<G> | Refusal {
  const turn = rules.turn(state);
  if (turn.kind === 'over') return refusal('match-over', 'table');
  if (turn.kind === 'chance') return refusal('chance-first', 'table', { pool: turn.pool });
  if (!turn.seats.includes(seat)) {
    return refusal('not-your-turn', 'table', { seat, turn: turn.seats.join(', ') });
  }
  const action = rules.legal(state, seat).find((legal) => rules.action.format(legal) === text);
  if (action === undefined) return refused(rules, state, seat, text);
  const reveals = rules.reveals?.(state, seat, action) ?? false;
  const next = rules.clone(state);
  const events: G['event'][] = [];
  rules.apply(next, seat, action, (event) => events.push(event));
  return { state: next, action, events, reveals };
}

const SHOWN = 80;

function refused<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  seat: Seat,
  text: string,
): Refusal {
  const action = rules.action.parse(text);
  if (action === undefined) {
    return refusal('unreadable', 'table', { text: text.slice(0, SHOWN) });
  }
  return (
    rules.why(rules.view(state, seat), seat, action) ??
    refusal('not-legal', 'table', { text: text.slice(0, SHOWN) })
  );
}
