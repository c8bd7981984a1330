/** The moment at which the two ends of the map are joined: the whole way lights up, and who earns what. */
import { useEffect, useState, type ReactNode } from 'react';
import { BUILDER_BONUS, PARTNER_BONUS } from '../../src/figures.ts';
import { NONE, type Board, type Company, type View } from '../../src/index.ts';
import { ALL } from '../face/reading.ts';
import { crossingLinks, isCrossing } from './crossing.ts';
import { drawingOf, line } from './geometry.ts';
import type { BoardLabels } from './labels.ts';
import { EngineSign } from './engine-sign.tsx';
import styles from './moment.module.css';

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

export interface MomentProps {
  readonly board: Board;
  readonly view: View;
  readonly labels: BoardLabels;
  nameOf(company: Company): string;
}

/** How long it is shown, in milliseconds. */
const LASTING = 6000;

/** The view of the moment, for a while after it; nothing once the match is back before it. */
export function useMoment(before: View | undefined, view: View): View | undefined {
  const [seen, setSeen] = useState(view);
  const [moment, setMoment] = useState<View>();
  if (seen !== view) {
    setSeen(view);
    if (isCrossing(before, view)) setMoment(view);
  }
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => setMoment(undefined), LASTING);
    return () => clearTimeout(timer);
  }, [moment]);
  return view.closer === NONE ? undefined : moment;
}

/** What was earned; lost where nobody controls (SD-5.3). */
export function Moment({ board, view, labels, nameOf }: MomentProps): ReactNode {
  const west = board.cities[board.west]?.name ?? '';
  const east = board.cities[board.east]?.name ?? '';
  const earners = [
    view.closer,
    ...ALL.filter((company) => company !== view.closer && ((view.partners >> company) & 1) === 1),
  ];
  return (
    <div className={styles['card']} aria-hidden="true">
      <strong>{labels.joined(west, east)}</strong>
      <span className={styles['earners']}>
        {earners.map((company) => (
          <span key={company} data-lost={view.control[company] === NONE ? '' : undefined}>
            <EngineSign company={company} width={46} />
            {nameOf(company)}
            <b>+${company === view.closer ? BUILDER_BONUS : PARTNER_BONUS}</b>
          </span>
        ))}
      </span>
    </div>
  );
}
