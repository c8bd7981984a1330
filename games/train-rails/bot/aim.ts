/** Whom a laid card hits: the furthest opponent, where it does not turn against its owner (TR-8.2). */
import type { Seat } from '@roundhouse/engine';
import type { Action, AttackCard, View } from '../src/index.ts';
import type { Thought } from './policy.ts';
import { standingsOf, threatOf } from './standings.ts';

export function ownerOf(view: View, cell: string): Seat {
  return view.players.findIndex(({ sitting }) => sitting.includes(cell));
}

/** A second pawn in the aisle would be seated for free, and cost what was seated in this turn. */
export function isSafeToPush(view: View, target: Seat): boolean {
  return (view.players[target]?.aisle ?? null) === null;
}

export function aimAt(thought: Thought, card: AttackCard): Action | undefined {
  const { view, legal } = thought;
  const score = (action: Action): number => {
    switch (action.type) {
      case 'exit1':
        return threatOf(view, action.seat) + (isSeated(view, action.cell) ? 0.5 : 0);
      case 'exit2':
        return (
          threatOf(view, action.seat) +
          action.cells.filter((cell) => isSeated(view, cell)).length / 2
        );
      case 'eccentric':
      case 'takeseat': {
        const target = ownerOf(view, action.cell);
        const waiting = action.type === 'takeseat' && action.from === 'waiting' ? -0.1 : 0;
        return threatOf(view, target) + waiting - (isSafeToPush(view, target) ? 0 : 5);
      }
      case 'beg':
        return threatOf(view, action.seat) + (action.kind === 'action' ? 1 : 0);
      default:
        return 0;
    }
  };
  let [best, most] = [legal[0], -Infinity];
  for (const action of legal) {
    const value = action.type === card ? score(action) : -Infinity;
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

function isSeated(view: View, cell: string): boolean {
  return ownerOf(view, cell) >= 0;
}

/** The most that can be won by pushing somebody off a seat, from 0 to 1; 0: nobody worth it. */
export function pushValue(view: View, seat: Seat): number {
  let most = 0;
  for (const [target, { sitting }] of view.players.entries()) {
    if (target === seat || sitting.length === 0 || !isSafeToPush(view, target)) continue;
    most = Math.max(most, 0.05 + threatOf(view, target));
  }
  return most;
}

/** What an Exit is worth: more with fewer players, more the closer the target is to the end. */
export function exitValue(view: View, targets: readonly Seat[], pawns: 1 | 2): number {
  const { left, seated } = standingsOf(view);
  const share = 1 / (view.config.seats - 1);
  let most = 0;
  for (const target of targets) {
    const count = Math.min(pawns, seated[target] ?? 0);
    const urgent = (left[target] ?? 0) <= 2 ? 2 : 0;
    most = Math.max(
      most,
      count * (0.25 + threatOf(view, target)) * (0.4 + 0.6 * share) + urgent * count,
    );
  }
  return most;
}
