/** Links grow from where their company was, goods travel to it: the difference of two views. */
import { placeBeside, travelling, useJourney } from '@roundhouse/ui/pieces/journey';
import { EASE } from '@roundhouse/ui/pieces/motion';
import type { RefObject } from 'react';
import type { Board, View } from '../../src/index.ts';
import { drawingOf } from './geometry.ts';
import { laidFrom, newLinks, takenGoods } from './news.ts';

const LAYING = 420;
const TRAVEL = 450;
/** One thing at a time: each waits for part of the one before. */
const NEXT = 240;

function lay(root: SVGGElement, board: Board, before: View, view: View, pace: number): void {
  for (const [at, route] of newLinks(before, view).entries()) {
    const way = drawingOf(board).routes[route];
    const link = root.querySelector(`[data-link="${route}"]`);
    if (!way || !link) continue;
    const length = Math.hypot(way.b.x - way.a.x, way.b.y - way.a.y);
    const isForward = laidFrom(before, view, board, route) === board.a[route];
    const timing = travelling(LAYING, at * NEXT, pace);
    for (const path of link.querySelectorAll(':scope > path')) {
      path.animate(
        [
          {
            strokeDasharray: `${length}px ${length}px`,
            strokeDashoffset: `${isForward ? length : -length}px`,
          },
          { strokeDasharray: `${length}px ${length}px`, strokeDashoffset: '0px' },
        ],
        timing,
      );
    }
    link
      .querySelector('[data-marks]')
      ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], timing);
  }
}

/** The taken cube is drawn once more where it lay, and goes to the company that took it. */
function carry(root: SVGGElement, board: Board, before: View, view: View, pace: number): void {
  for (const city of takenGoods(before, view, board)) {
    const from = drawingOf(board).cities[city];
    const to = placeBeside(root, `[data-stock="${before.company}"]`);
    if (!from) continue;
    const way = to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: -40 };
    root.querySelector(`[data-taken="${city}"]`)?.animate(
      [
        { translate: '0px 0px', opacity: 1 },
        { opacity: 1, offset: 0.85 },
        { translate: `${way.x}px ${way.y}px`, opacity: 0 },
      ],
      { duration: TRAVEL * pace, easing: EASE },
    );
  }
}

export function useArrivals(
  root: RefObject<SVGGElement | null>,
  board: Board,
  before: View | undefined,
  view: View,
): void {
  useJourney(root, before, view, (drawn, last, pace) => {
    lay(drawn, board, last, view, pace);
    carry(drawn, board, last, view, pace);
  });
}
