/** The profit table, 0 to 200, with the companies' markers and where they would go. */
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import type { Company, View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { ALL, companyName } from '../face/reading.ts';
import { CompanyMark } from './company-mark.tsx';
import { liveryOf } from './liveries.ts';
import styles from './profit-table.module.css';
import { MOST, fieldAt, profitField, standing, WIDTH } from './profit-places.ts';

const FIELDS = Array.from({ length: MOST / 10 + 1 }, (_, at) => at);
const SHIELD = 'M-11 -11H11V5L0 12L-11 5Z';

export interface ProfitTableProps {
  readonly view: View;
  readonly after: View | undefined;
  readonly language: Language;
  readonly rows: 1 | 2;
}

export function ProfitTable({ view, after, language, rows }: ProfitTableProps): ReactNode {
  const label = ALL.map(
    (company) => `${companyName(FACE_LABELS[language], company)} $${view.profit[company] ?? 0}`,
  ).join(', ');
  const { width, height } =
    rows === 1 ? { width: WIDTH * 21, height: 70 } : { width: WIDTH * 11, height: 136 };
  const moved = ALL.filter(
    (company) =>
      after?.phase === 'build' && (after.profit[company] ?? 0) > (view.profit[company] ?? 0),
  );
  return (
    <svg viewBox={`-1 0 ${width + 2} ${height}`} role="img" aria-label={label}>
      {FIELDS.map((at) => {
        const { x, y } = fieldAt(at * 10, rows);
        return (
          <g
            key={at}
            transform={`translate(${x} ${y})`}
            className={styles['field']}
            data-kind={at % 5 === 0 ? 'round' : at % 2 === 0 ? 'even' : 'odd'}
          >
            <rect x={-WIDTH / 2} width={WIDTH} height={25} />
            <text y={18}>{at * 10}</text>
          </g>
        );
      })}
      {standing(view.profit, rows).map(({ company, x, y, scale }) => (
        <g
          key={company}
          className={styles['marker']}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <path
            d={SHIELD}
            fill={`var(--piece-${liveryOf(company).colour})`}
            className={styles['shield']}
          />
          <g transform="translate(0 -2)">
            <CompanyMark company={company} scale={1.5} />
          </g>
          {(view.profit[company] ?? 0) > MOST && (
            <text y={-14} className={styles['round']}>
              +{MOST}
            </text>
          )}
        </g>
      ))}
      {moved.map((company) => (
        <Ghost
          key={company}
          company={company}
          from={view.profit[company] ?? 0}
          to={after?.profit[company] ?? 0}
          rows={rows}
        />
      ))}
    </svg>
  );
}

/** Where a marker would go, and the way there. */
function Ghost({
  company,
  from,
  to,
  rows,
}: {
  readonly company: Company;
  readonly from: number;
  readonly to: number;
  readonly rows: 1 | 2;
}): ReactNode {
  const start = fieldAt(profitField(from), rows);
  const end = fieldAt(profitField(to), rows);
  const isOneRow = start.y === end.y;
  const top = Math.min(start.y, end.y) - 38;
  return (
    <g className={styles['ghost']}>
      {isOneRow && (
        <path
          d={`M${start.x + 4} ${start.y - 26}C${start.x + 20} ${top} ${end.x - 30} ${top} ${end.x - 13} ${end.y - 20}`}
          className={styles['way']}
        />
      )}
      <path
        d={SHIELD}
        transform={`translate(${end.x} ${end.y - 13})`}
        fill={`var(--piece-${liveryOf(company).colour})`}
        className={styles['would']}
      />
    </g>
  );
}
