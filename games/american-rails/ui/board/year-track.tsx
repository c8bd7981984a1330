/** The year track. */
import { BlackTrain } from '@roundhouse/ui/pieces/train';
import { memo, type ReactNode } from 'react';
import { FIRST_YEAR, LAST_YEAR } from '../../src/companies.ts';
import styles from './year-track.module.css';

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
const STEP = 41;

/** Years as the stops of a line, with the black train above. */
export const YearTrack = memo(function YearTrack({ year }: { readonly year: number }): ReactNode {
  const at = year - FIRST_YEAR;
  return (
    <g transform="translate(268 30)">
      <path d={`M0 26H${STEP * (YEARS.length - 1)}`} className={styles['way']} />
      <path d={`M0 26H${STEP * at}`} className={styles['past']} />
      {YEARS.map((each, place) => (
        <g key={each} transform={`translate(${STEP * place} 26)`}>
          <circle
            r={each === year ? 5.4 : 4}
            className={
              each === year ? styles['now'] : each < year ? styles['gone'] : styles['stop']
            }
          />
          <text y={17} className={each === year ? styles['thisYear'] : styles['year']}>
            {each}
          </text>
        </g>
      ))}
      <g
        className={styles['blackTrain']}
        style={{ transform: `translate(${STEP * at}px, 10px) scale(.84)` }}
      >
        <BlackTrain />
      </g>
    </g>
  );
});
