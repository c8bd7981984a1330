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
  if (!(seat >= 0 && seat < state.config.seats)) {
    return refusal('no-such-seat', 'table', { seat, seats: state.config.seats });
  }
  const action = rules.legal(state, seat).find((legal) => rules.action.format(legal) === text);
  if (action === undefined) {
    const why = whyNot(rules, rules.view(state, seat), seat, text);
    return why ?? refusal('not-legal', 'table', { text: shown(text) });
  }
  const reveals = rules.reveals?.(state, seat, action) ?? false;
  const next = rules.clone(state);
  const events: G['event'][] = [];
  rules.apply(next, seat, action, (event) => events.push(event));
  return { state: next, action, events, reveals };
}

/** What a draw leads to; undefined: it can't come out like that. */
export function tryChance<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  text: string,
): Pick<Applied<G>, 'state' | 'events'> | undefined {
  const drawn = rules.chances(state).find(({ chance }) => rules.chance.format(chance) === text);
  if (!drawn) return undefined;
  const next = rules.clone(state);
  const events: G['event'][] = [];
  rules.applyChance(next, drawn.chance, (event) => events.push(event));
  return { state: next, events };
}

const SHOWN = 80;
const shown = (text: string): string => text.slice(0, SHOWN);

/** Why a seat may not do what a text says; a refused move says the same. Undefined: it may. */
export function whyNot<G extends GameTypes>(
  rules: Rules<G>,
  view: G['view'],
  seat: Seat,
  text: string,
): Refusal | undefined {
  const action = rules.action.parse(text);
  if (action === undefined) return refusal('unreadable', 'table', { text: shown(text) });
  return rules.why(view, seat, action);
}
