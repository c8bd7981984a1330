/** What travels when one view follows another. */
import { useLayoutEffect, type RefObject } from 'react';
import type { Point } from './box.ts';
import { EASE, paceOfPage } from './motion.ts';
import { useLatest } from './touches.ts';

/** Sends everything on its way, within what is drawn; more pace is slower. */
type Depart<View, Root> = (root: Root, before: View, pace: number) => void;

/** Once for every view. A jump through time is no journey: then there is no view before. */
export function useJourney<View, Root extends Element>(
  root: RefObject<Root | null>,
  before: View | undefined,
  view: View,
  depart: Depart<View, Root>,
): void {
  const latest = useLatest(depart);
  useLayoutEffect(() => {
    const { current } = root;
    if (!before || !current || before === view) return;
    const pace = paceOfPage();
    if (pace > 0) latest.current(current, before, pace);
  }, [latest, root, before, view]);
}

/** Where something beside the drawing lies, in its units; undefined: nowhere in sight. */
export function placeBeside(drawing: SVGGraphicsElement, selector: string): Point | undefined {
  const matrix = drawing.getScreenCTM();
  const seen = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
  if (!seen || !matrix) return undefined;
  return {
    x: (seen.x + seen.width / 2 - matrix.e) / matrix.a,
    y: (seen.y + seen.height / 2 - matrix.f) / matrix.d,
  };
}

/** How long something travels after it has waited, in milliseconds at the usual pace. */
export function travelling(duration: number, wait: number, pace: number): KeyframeAnimationOptions {
  return { duration: duration * pace, delay: wait * pace, easing: EASE, fill: 'backwards' };
}

/** To where it is drawn, from so far away and over what lies between. */
export const shiftedBy = (...shifts: readonly Point[]): Keyframe[] =>
  [...shifts, { x: 0, y: 0 }].map(({ x, y }) => ({ translate: `${x}px ${y}px` }));
