/** The goods of the companies in sets, a column each, and what a share is worth with them. */
import type { ReactNode } from 'react';
import { GOODS, stockValue, type Company, type View } from '../../src/index.ts';
import { SET_VALUES } from '../../src/figures.ts';
import { ALL } from '../face/reading.ts';
import { EngineSign } from './engine-sign.tsx';
import { GoodsCube } from './goods.tsx';
import { setsOf } from './sets.ts';
import styles from './sets-table.module.css';

const CUBE = 10;
const STEP = 11.4;

export interface SetsProps {
  readonly view: View;
  readonly company: Company;
  /** The position after the chosen action: what it would add is a ghost. */
  readonly after: View | undefined;
  /** Of a cube, in pixels. */
  readonly size?: number;
}

/** One column a set, its cubes from below. */
export function Sets({ view, company, after, size = CUBE }: SetsProps): ReactNode {
  const now = setsOf(view, company);
  const sets = after === undefined ? now : setsOf(after, company);
  const columns = Math.max(sets.length, 1);
  const height = STEP * GOODS.length + 1;
  return (
    <svg
      width={((columns * STEP + 2) * size) / CUBE}
      height={(height * size) / CUBE}
      viewBox={`-1 -1 ${columns * STEP + 2} ${height}`}
      aria-hidden="true"
      className={styles['sets']}
      data-stock={company}
    >
      {sets.map((set, at) =>
        set.map((colour, above) => (
          <g
            key={`${at} ${colour}`}
            transform={`translate(${at * STEP + CUBE / 2} ${height - 3 - CUBE / 2 - above * STEP})`}
          >
            <GoodsCube colour={colour} size={CUBE} />
            {now[at]?.includes(colour) !== true && (
              <rect
                x={-CUBE / 2 - 1}
                y={-CUBE / 2 - 1}
                width={CUBE + 2}
                height={CUBE + 2}
                className={styles['would']}
              />
            )}
          </g>
        )),
      )}
    </svg>
  );
}

export function SetsTable({ view, after }: Pick<SetsProps, 'view' | 'after'>): ReactNode {
  return (
    <div className={styles['table']}>
      {ALL.map((company) => (
        <div key={company}>
          <Sets view={view} company={company} after={after} size={14} />
          <span>
            <EngineSign company={company} width={40} />
            <b>${stockValue(view.stock, company)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What a set of one to five colours is worth. */
export function SetValues(): ReactNode {
  return (
    <ul className={styles['values']}>
      {SET_VALUES.slice(1).map((value, at) => (
        <li key={value}>
          <svg
            width={(at + 1) * STEP + 2}
            height={14}
            viewBox={`-1 -1 ${(at + 1) * STEP + 2} 14`}
            aria-hidden="true"
          >
            {GOODS.slice(0, at + 1).map((name, colour) => (
              <g key={name} transform={`translate(${colour * STEP + CUBE / 2} ${CUBE / 2})`}>
                <GoodsCube colour={colour} size={CUBE} />
              </g>
            ))}
          </svg>
          <span className="unseen">{at + 1}: </span>
          <b>${value}</b>
        </li>
      ))}
    </ul>
  );
}
