/** The best goods cubes by the rule bot's score, and what they do to whose shares. */
import type { Sheet } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import type { Action, View } from '../../src/index.ts';
import { bestFew } from '../choice.ts';
import { draftOf, partsOf } from '../drafting.ts';
import { CAREFUL } from '../temper.ts';
import { tell } from './columns.ts';
import { tellTable } from './table.ts';

export const TAKES = 5;

/** Not where the rest is worked out exactly. */
export function tellGoods(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  into: Sheet,
): readonly Action[] {
  const draft = draftOf(view, seat, CAREFUL);
  if (draft.left <= CAREFUL.exact) return [];
  const leader = tellTable(into, 'goods', view, seat);
  const all = legal.map((action) => ({ action, parts: partsOf(draft, action, CAREFUL) }));
  const takes = bestFew(all, TAKES, ({ parts }) => parts.score);
  const best = takes[0]?.parts.score ?? 0;
  for (const [choice, { parts }] of takes.entries()) {
    tell(into, 'goods', choice, [
      1,
      parts.score / 40,
      (parts.score - best) / 40,
      parts.crowd / 3,
      dollarsOf(view, seat, parts.shares) / 40,
      dollarsOf(view, leader, parts.shares) / 40,
      (parts.shares[view.company] ?? 0) / 40,
    ]);
  }
  return takes.map(({ action }) => action);
}

function dollarsOf({ config, shares }: View, seat: Seat, changes: Float64Array): number {
  return changes.reduce(
    (sum, change, company) => sum + change * (shares[company * config.seats + seat] ?? 0),
    0,
  );
}
