/** Where the caption lies: near what it tells of, never on top of it. */
import { useEffect, useState, type RefObject } from 'react';
import { useMotion } from '../../settings/motion.ts';
import type { Told } from './telling.ts';

export type Side = 'top' | 'bottom';

/** What the window of a board needs to go somewhere, and a little more. */
const JOURNEY = 300;

/** How much of what is told of a caption of this height would cover at either end, in pixels. */
function covered(stage: DOMRect, places: readonly DOMRect[], height: number, side: Side): number {
  const [from, to] =
    side === 'top' ? [stage.top, stage.top + height] : [stage.bottom - height, stage.bottom];
  return places.reduce(
    (sum, place) => sum + Math.max(0, Math.min(to, place.bottom) - Math.max(from, place.top)),
    0,
  );
}

/** Undefined while the window is still on its way. Without anything to lie on it lies below. */
export function useSide(
  caption: RefObject<HTMLElement | null>,
  telling: Told | undefined,
): Side | undefined {
  const motion = useMotion();
  const [placed, place] = useState<{ readonly telling: Told; readonly side: Side }>();
  useEffect(() => {
    if (!telling) return undefined;
    const look = (): void => {
      const { current: element } = caption;
      const stage = element?.parentElement?.getBoundingClientRect();
      if (!element || !stage) return;
      const told = [...(element.parentElement?.querySelectorAll('[data-told]') ?? [])].map((each) =>
        each.getBoundingClientRect(),
      );
      const height = element.getBoundingClientRect().height + ROOM;
      const isBelow = covered(stage, told, height, 'bottom') <= covered(stage, told, height, 'top');
      const side = isBelow ? 'bottom' : 'top';
      place((was) => (was?.telling === telling && was.side === side ? was : { telling, side }));
    };
    let timer = 0;
    const lookOnceStill = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(look, JOURNEY * motion);
    };
    // Where the strip below becomes higher or lower, the window lies elsewhere. The first size is told in the next
    // frame: by then the window has gone after its own.
    const sizes = new ResizeObserver(lookOnceStill);
    if (caption.current?.parentElement) sizes.observe(caption.current.parentElement);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
    };
  }, [caption, telling, motion]);
  return placed && placed.telling === telling ? placed.side : undefined;
}

/** Between the caption and the edge, and a little air. */
const ROOM = 16;
