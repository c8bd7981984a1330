/** What stands around the board while a line is told: as it was, until the scene that changes it has come so far. */
import type { AnyGame } from '@roundhouse/titles';
import type { Standing } from '@roundhouse/ui/face';
import type { Moment } from '@roundhouse/ui/moment';
import { useMemo } from 'react';
import { neighbour } from '../model/journal.ts';
import { usePlay } from '../play/play-context.tsx';
import type { Beat } from '../reel/telling.ts';
import { useTable } from '../table-context.tsx';
import { useScene } from './scene-context.tsx';
import { figureBefore, figureTold, rowsLeft, scenesLeft } from './untold.ts';

type View = AnyGame['view'];

interface Telling {
  readonly beat: Beat;
  readonly scenes: readonly Moment[];
  /** The position before the line. */
  readonly before: View;
  /** Whether it ends a game whose result nobody hears before it is told. */
  readonly isKept: boolean;
}

function useTelling(): Telling | undefined {
  const { face, tell, board } = useTable();
  const { telling, lines } = usePlay();
  return useMemo(() => {
    const before = telling && neighbour(lines, telling.step.seq, -1);
    if (!before) return undefined;
    const { step, beat } = telling;
    const scenes = face.moments?.(step.events, step.view, tell) ?? [];
    const isKept = board?.keepsResult === true && step.turn.kind === 'over';
    return { beat, scenes, before: before.view, isKept };
  }, [face, tell, board, telling, lines]);
}

/** What the sign on top tells of; undefined: nothing lies on the table yet. */
export function useStageView(): View | undefined {
  const { travel } = usePlay();
  const told = useTelling();
  const isBefore = told && (told.isKept || scenesLeft(told.scenes, told.beat).length > 0);
  return isBefore ? told.before : travel.here?.view;
}

export interface Told {
  /** What lies in front of the player. */
  readonly view: View;
  readonly standing: Standing;
}

/** How a player stands. */
export function useStandingOf(): (seat: number) => Told | undefined {
  const { face, tell } = useTable();
  const { travel } = usePlay();
  const { shown } = useScene();
  const told = useTelling();
  const { here } = travel;
  return (seat) => {
    if (!here) return undefined;
    const standing = face.standing(here.view, seat, tell);
    const left = told ? rowsLeft(told.scenes, told.beat, shown, seat) : [];
    if (!told) return { view: here.view, standing };
    const before = face.standing(told.before, seat, tell);
    // What counts by now may be something else; until the scene is over it is what the scene counts.
    const paid = figureTold(told.scenes, told.beat, shown, seat, before.headline);
    if (left.length === 0 && !told.isKept && (paid ?? standing.headline) === standing.headline) {
      return { view: here.view, standing };
    }
    const headline = paid ?? figureBefore(left, standing.headline) ?? before.headline;
    return { view: told.before, standing: { ...before, headline } };
  };
}
