/** A sum that counts from what there was to what there is, once its line has come. */
import { useEffect, useState, type ReactNode } from 'react';
import { useMotion } from '../../settings/motion.ts';
import { countBetween, counted } from '../model/counting.ts';

const TIME = 600;

export interface CountedSumProps {
  readonly from: string;
  readonly to: string;
  readonly isHere: boolean;
}

export function CountedSum({ from, to, isHere }: CountedSumProps): ReactNode {
  const motion = useMotion();
  const [part, setPart] = useState(0);
  useEffect(() => {
    if (!isHere || motion === 0) return undefined;
    const begun = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const past = Math.min(1, (now - begun) / (TIME * motion));
      setPart(past);
      if (past < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHere, motion]);
  const count = countBetween(from, to);
  const isThere = isHere && (motion === 0 || part >= 1);
  return isThere || !count ? to : count.at(counted(count, part));
}
