/** Nobody scrolls a television: what does not fit beside the board goes to both sides of it, and then grows smaller. */
import { useEffect, useRef, type RefObject } from 'react';

/** Smaller than that nobody reads it across a room. */
const SMALLEST = 0.6;
const STEP = 0.04;
/** Narrower screens are held in a hand. */
const NARROW_PX = 900;

export interface Crowding {
  /** All of it; `data-crowded` where both sides of the board are taken. */
  readonly screen: RefObject<HTMLDivElement | null>;
  readonly sides: RefObject<HTMLDivElement | null>;
  readonly stocks: RefObject<HTMLDivElement | null>;
  readonly players: RefObject<HTMLDivElement | null>;
}

const isOver = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollHeight > clientHeight + 1;

function shrink(column: HTMLElement): void {
  for (let scale = 1; scale >= SMALLEST; scale -= STEP) {
    column.style.setProperty('--fit', scale.toFixed(2));
    if (!isOver(column)) return;
  }
}

/** What lies there changes with every move; the board moves only once, and back when the screen changes. */
export function useCrowding(): Crowding {
  const screen = useRef<HTMLDivElement>(null);
  const sides = useRef<HTMLDivElement>(null);
  const stocks = useRef<HTMLDivElement>(null);
  const players = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [frame, both] = [screen.current, sides.current];
    const columns = [stocks.current, players.current].filter((each) => each !== null);
    if (!frame || !both) return undefined;
    const fit = (): void => {
      for (const each of columns) each.style.setProperty('--fit', '1');
      if (innerWidth < NARROW_PX) return;
      if (isOver(both)) frame.dataset['crowded'] = '';
      if (frame.dataset['crowded'] !== undefined) columns.forEach(shrink);
    };
    const afresh = (): void => {
      delete frame.dataset['crowded'];
      fit();
    };
    afresh();
    // Letters and pictures come late, too.
    const watcher = new ResizeObserver(fit);
    for (const { firstElementChild: fitted } of columns) if (fitted) watcher.observe(fitted);
    addEventListener('resize', afresh);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', afresh);
    };
  }, []);
  return { screen, sides, stocks, players };
}
