/** Beside the board: the shelf where there is room for it, and what routes and merchandise bring. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { printedIn } from '../../src/printed.ts';
import type { Action, View } from '../../src/types.ts';
import { SackSign } from './card.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import palette from './palette.module.css';
import { Shelf } from './shelf.tsx';
import styles from './side.module.css';

export function Side(props: BoardProps<View, Action>): ReactNode {
  const { view, language } = props;
  const labels = BOARD_LABELS[language];
  const { bonusPoints, routePoints } = printedIn(view.config);
  const bonus = bonusPoints[view.config.seats] ?? [];
  const { seat } = props;
  const isChoosing = seat !== null && (view.seats[seat]?.offer?.length ?? 0) > 0;
  return (
    <div className={`${palette['palette']} ${styles['side']}`}>
      <div className={styles['shelf']}>
        <Shelf {...props} />
      </div>
      <dl className={styles['legend']} data-low={isChoosing ? '' : undefined}>
        <dt>{labels.legend}</dt>
        <dd>
          {routePoints.slice(1).map((points, at) => (
            <span key={at} role="img" aria-label={labels.pointsFor(at + 1, points)}>
              <svg width={10 * (at + 1)} height={12} aria-hidden="true">
                {Array.from({ length: at + 1 }, (_, space) => (
                  <rect key={space} x={10 * space + 0.6} y={1.5} width={8.4} height={9} rx={1.6} />
                ))}
              </svg>
              <b>{points}</b>
            </span>
          ))}
        </dd>
        <dt>{labels.merchandise}</dt>
        <dd>
          <SackSign size={18} />
          {bonus.map((points, at) => (
            <span key={points}>
              {labels.place(at + 1)} <b>{points}</b>
            </span>
          ))}
        </dd>
      </dl>
    </div>
  );
}
