/** How long what is told stands there: 1 as long as it is read, 0 not at all. Motion has nothing to do with it. */
import { useSettings, type Settings } from './index.ts';

const TELLING: Readonly<Record<Settings['pace'], number>> = {
  slow: 1.6,
  normal: 1,
  quick: 0.6,
  once: 0,
};

/** What a reading time is multiplied by. */
export function usePace(): number {
  return TELLING[useSettings().pace];
}
