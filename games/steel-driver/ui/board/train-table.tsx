/** The train table: engines in building order above, those that have passed below, in next round's order. */
import type { Language } from '@roundhouse/ui/words';
import { memo, type ReactNode } from 'react';
import { COMPANIES, NONE, type Company, type View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { ALL, companyName, isSettling } from '../face/reading.ts';
import { CompanyEngine } from './engine-sign.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import styles from './train-table.module.css';

const STEP = 59;
const ROW = 44;
const WIDTH = STEP * COMPANIES.length;
const SLOTS = COMPANIES.map((_, place) => place);

interface TrainTableProps {
  readonly view: View;
  readonly language: Language;
}

export function TrainTable({ view, language }: TrainTableProps): ReactNode {
  const { passed } = BOARD_LABELS[language];
  const { order, row, company } = view;
  const named = (list: readonly Company[]): string =>
    list.map((each) => companyName(FACE_LABELS[language], each)).join(', ');
  const label =
    row.length === 0
      ? named(order)
      : `${named(order.filter((each) => !row.includes(each)))}; ${passed}: ${named(row)}`;
  const acts = view.phase === 'build' || isSettling(view) ? company : NONE;
  return (
    <Drawn
      label={label}
      passed={passed}
      order={order.join(' ')}
      row={row.join(' ')}
      acts={acts}
      isSettling={isSettling(view)}
    />
  );
}

interface DrawnProps {
  readonly label: string;
  readonly passed: string;
  /** As text, so that the same order is the same property. */
  readonly order: string;
  readonly row: string;
  readonly acts: Company;
  readonly isSettling: boolean;
}

const numbers = (list: string): readonly number[] =>
  list === '' ? [] : list.split(' ').map(Number);

const Drawn = memo(function Drawn(props: DrawnProps): ReactNode {
  const { label, passed, acts } = props;
  const order = numbers(props.order);
  const row = numbers(props.row);
  const height = props.isSettling ? ROW : 2 * ROW + 4;
  return (
    <svg viewBox={`0 -2 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {SLOTS.map((place) => (
        <g key={place}>
          <Slot x={place * STEP} y={0} number={String(place + 1)} />
          {!props.isSettling && (
            <Slot x={place * STEP} y={ROW + 4} number={row.length === 0 ? '' : String(place + 1)} />
          )}
        </g>
      ))}
      {!props.isSettling && row.length === 0 && (
        <text x={WIDTH / 2} y={ROW + 27} className={styles['passed']}>
          {passed}
        </text>
      )}
      {ALL.map((company) => {
        const isPassed = row.includes(company);
        const place = isPassed ? row.indexOf(company) : order.indexOf(company);
        const y = isPassed ? ROW + 4 : 0;
        return (
          <g
            key={company}
            className={styles['engine']}
            style={{ transform: `translate(${place * STEP}px, ${y}px)` }}
          >
            {company === acts && (
              <rect
                x={0}
                y={-1}
                width={STEP - 2}
                height={ROW - 1}
                rx={4}
                className={styles['acts']}
              />
            )}
            <g transform="translate(2 5) scale(.92)" opacity={isPassed ? 0.75 : 1}>
              <CompanyEngine company={company} />
            </g>
          </g>
        );
      })}
    </svg>
  );
});

function Slot({
  x,
  y,
  number,
}: {
  readonly x: number;
  readonly y: number;
  readonly number: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={styles['slot']}>
      <rect x={0.5} y={-0.5} width={STEP - 3} height={ROW - 2} rx={3} />
      <path d={`M4 ${ROW - 7}H${STEP - 6}`} />
      <text x={5} y={13}>
        {number}
      </text>
    </g>
  );
}
