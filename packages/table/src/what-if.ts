/** What an action would do as far as its seat can know, and why it may not be done. */
import {
  refusal,
  seededRng,
  whyNot,
  type Match,
  type Refusal,
  type Rules,
  type Seat,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Preview, TableStep } from './table-host.ts';

/** Played out in a state that the seat could imagine; a refusal where it is not legal. */
export function previewOf(match: Match<AnyGame>, seat: Seat, text: string): Preview | Refusal {
  const { rules, state } = match;
  const legal = rules.legal(state, seat).map((action) => rules.action.format(action));
  return previewFrom(rules, { view: rules.view(state, seat), legal }, seat, text);
}

/** Why a seat may not do something; undefined: it may. */
export function whyOf(match: Match<AnyGame>, seat: Seat, text: string): Refusal | undefined {
  const { rules, state } = match;
  return whyNot(rules, rules.view(state, seat), seat, text);
}

/** All that a seat knows of a position: enough wherever the match itself is not. */
export type Known = Pick<TableStep, 'view' | 'legal'>;

export function previewFrom(
  rules: Rules<AnyGame>,
  { view: before, legal }: Known,
  seat: Seat,
  text: string,
): Preview | Refusal {
  const action = legal.includes(text) ? rules.action.parse(text) : undefined;
  if (!action) {
    return whyNot(rules, before, seat, text) ?? refusal('not-legal', 'table', { text });
  }
  const imagined = rules.determinize(before, seat, seededRng(text));
  const events: AnyGame['event'][] = [];
  rules.apply(imagined, seat, action, (event) => {
    const known = rules.redact(event, seat);
    if (known) events.push(known);
  });
  return { before, after: rules.view(imagined, seat), events };
}
