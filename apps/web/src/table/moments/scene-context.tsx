/** The scene that is being told, and how far it has come: what stands around the board goes along with it. */
import type { Moment } from '@roundhouse/ui/moment';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useLinesShown } from './use-lines-shown.ts';

export interface SceneTold {
  /** Undefined: no scene is told. */
  readonly moment: Moment | undefined;
  /** How many of its lines are there already. */
  readonly shown: number;
}

const SceneContext = createContext<SceneTold>({ moment: undefined, shown: 0 });

export function useScene(): SceneTold {
  return use(SceneContext);
}

export function SceneProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const moment = usePlay().telling?.beat.moment;
  const shown = useLinesShown(moment);
  const scene = useMemo(() => ({ moment, shown }), [moment, shown]);
  return <SceneContext value={scene}>{children}</SceneContext>;
}
