/** A finished match as its decisions: what was known before each, and what came of it. */
import {
  replay,
  seededRng,
  type GameTypes,
  type Imagined,
  type MatchRecord,
  type Seat,
} from '@roundhouse/engine';
import type { Brain } from './brain.ts';

/** One decision that stands, and all that followed from it by itself. */
export interface Stretch<G extends GameTypes> {
  /** The line before it, and the last that followed from it. */
  readonly from: number;
  readonly seq: number;
  readonly before: G['state'];
  readonly after: G['state'];
  readonly move?: { readonly seat: Seat; readonly text: string };
}

export function stretchesOf<G extends GameTypes>(
  brain: Brain<G>,
  record: MatchRecord,
): Stretch<G>[] {
  const { rules } = brain;
  let stretches: Stretch<G>[] = [];
  let from = 0;
  let before: G['state'] | undefined;
  let move: Stretch<G>['move'];
  replay(rules, record, undefined, ({ seq, line }, { state }) => {
    if (line.kind === 'undo') stretches = stretches.filter((stretch) => stretch.seq <= line.to);
    if (line.kind === 'act' && !line.forced) move = { seat: line.seat, text: line.text };
    const turn = rules.turn(state);
    if (turn.kind === 'chance' || (turn.kind === 'act' && turn.forced === true)) return;
    if (line.kind === 'act' || line.kind === 'chance') {
      stretches.push({
        from,
        seq,
        before: before ?? state,
        after: state,
        ...(move ? { move } : {}),
      });
    }
    from = seq;
    before = state;
    move = undefined;
  });
  return stretches;
}

/** With everything known to everybody: the match is over. */
export function imagine<G extends GameTypes>(
  brain: Brain<G>,
  state: G['state'],
): Imagined<G['state']> {
  const { rules } = brain;
  return rules.determinize(rules.view(state, 'all'), 'all', seededRng('review'));
}
