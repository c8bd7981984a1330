/** How fast things move: 1 as drawn, 0 not at all. A system that asks for less motion gets none. */
import { useSyncExternalStore } from 'react';
import { useSettings, type Settings } from './index.ts';

const MOVING: Readonly<Record<Settings['motion'], number>> = {
  slow: 1.8,
  normal: 1,
  quick: 0.5,
  off: 0,
};
const calm = matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  calm.addEventListener('change', listener);
  return () => calm.removeEventListener('change', listener);
}

/** What the duration of a movement is multiplied by; the same as the token --pace. */
export function useMotion(): number {
  const { motion } = useSettings();
  const less = useSyncExternalStore(subscribe, () => calm.matches);
  return less ? 0 : MOVING[motion];
}
