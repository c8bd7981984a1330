/** The two ends of the map are joined: the whole way lights up, while the scene tells who earns what. */
import { useEffect, useState, type ReactNode } from 'react';
import { NONE, type Board, type View } from '../../src/index.ts';
import { crossingLinks, isCrossing } from './crossing.ts';
import { drawingOf, line } from './geometry.ts';
import styles from './crossing-way.module.css';

export function CrossingWay({
  board,
  view,
}: {
  readonly board: Board;
  readonly view: View;
}): ReactNode {
  const drawing = drawingOf(board);
  const d = crossingLinks(board, view)
    .map((route) => {
      const way = drawing.routes[route];
      return way ? line(way.a, way.b) : '';
    })
    .join('');
  return <path d={d} className={styles['way']} />;
}

/** How long it is shown, in milliseconds. */
const LASTING = 6000;

/** The view of the crossing, for a while after it; nothing once the match is back before it. */
export function useCrossing(before: View | undefined, view: View): View | undefined {
  const [seen, setSeen] = useState(view);
  const [crossing, setCrossing] = useState<View>();
  if (seen !== view) {
    setSeen(view);
    if (isCrossing(before, view)) setCrossing(view);
  }
  useEffect(() => {
    if (!crossing) return undefined;
    const timer = setTimeout(() => setCrossing(undefined), LASTING);
    return () => clearTimeout(timer);
  }, [crossing]);
  return view.closer === NONE ? undefined : crossing;
}
