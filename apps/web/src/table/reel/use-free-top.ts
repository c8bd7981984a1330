/** Where on the map a line lies that nobody touches: above or below, where it hides the least that can be touched. */
import { useLayoutEffect, useState, type RefObject } from 'react';

const ROOM = 8;
const FINGER = 44;
/** The buttons of a map go to their corners once it is drawn. */
const SETTLED = 400;

function hidden(line: DOMRect, top: number, others: readonly DOMRect[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    const high = Math.min(top + line.height, other.bottom) - Math.max(top, other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Where a finger aims. */
function middleOf(place: Element): DOMRect {
  const { x, y, width, height } = place.getBoundingClientRect();
  return new DOMRect(x + width / 2 - FINGER / 2, y + height / 2 - FINGER / 2, FINGER, FINGER);
}

/** From the top of what it lies in; undefined until it is known. `text` is what the line says. */
export function useFreeTop(
  line: RefObject<HTMLElement | null>,
  text: string | undefined,
): number | undefined {
  const [placed, place] = useState<{ readonly text: string; readonly top: number }>();
  useLayoutEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => {
      const stage = line.current?.parentElement;
      const own = line.current?.getBoundingClientRect();
      if (!stage || !own) return;
      const around = stage.getBoundingClientRect();
      const map = stage.querySelector('[data-window]')?.getBoundingClientRect() ?? around;
      const tools = [...stage.querySelectorAll('[data-usual], [data-steps]')]
        .filter((each) => each.checkVisibility({ opacityProperty: true }))
        .map((each) => each.getBoundingClientRect());
      const places = [...stage.querySelectorAll('[data-legal]')].map(middleOf);
      const others = [...tools, ...places];
      const [above, below] = [map.top + ROOM, map.bottom - own.height - ROOM];
      const isBelow = hidden(own, below, others) < hidden(own, above, others);
      place({ text, top: (isBelow ? below : above) - around.top });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [line, text]);
  return placed?.text === text ? placed?.top : undefined;
}
