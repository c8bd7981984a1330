/** What routes and merchandise score, each beside what it is for. */
import { Counter } from '@roundhouse/ui/pieces/counter';
import { isFaulty } from '@roundhouse/ui/pieces/fault-mark';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import type { AmsterdamBox } from '../../src/types.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { COUNTS, withBonus, withRoutePoints } from './editing.ts';
import styles from './scores.module.css';

export interface ScoresProps extends WorkbenchProps<AmsterdamBox> {
  readonly labels: WorkbenchLabels;
}

const FEWEST = 2;

export function Scores({ design, labels, faults, change }: ScoresProps): ReactNode {
  return (
    <div className={styles['scores']}>
      <section>
        <h3>{labels.routes}</h3>
        <ul>
          {design.routePoints.map((points, at) => (
            // Routes are known by their length.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Spaces length={at + 1} />
              <span>{labels.route(at + 1)}</span>
              <Counter
                labels={labels}
                of={labels.route(at + 1)}
                count={points}
                isWrong={isFaulty(faults, `routePoints.${at}`)}
                add={(more) => change(withRoutePoints(design, at, more), `route ${at}`)}
              />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{labels.bonus}</h3>
        {COUNTS.map((count, index) => (
          <div key={count}>
            <h4>{labels.players(FEWEST + index)}</h4>
            <ul>
              {design.bonusPoints[count].map((points, at) => (
                // Places are known by their number.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>
                  <span>{labels.rank(at + 1)}</span>
                  <Counter
                    labels={labels}
                    of={`${labels.players(FEWEST + index)}, ${labels.rank(at + 1)}`}
                    count={points}
                    isWrong={isFaulty(faults, `bonusPoints.${count}.${at}`)}
                    add={(more) => change(withBonus(design, count, at, more), `${count} ${at}`)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

/** So many spaces in a row, as on the map. */
function Spaces({ length }: { readonly length: number }): ReactNode {
  return (
    <svg width={136} height={24} viewBox="0 0 136 24" aria-hidden="true">
      {Array.from({ length }, (_, at) => (
        <rect key={at} x={1 + at * 34} y={3} width={31} height={17} rx={3} />
      ))}
    </svg>
  );
}
