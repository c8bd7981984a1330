/** The frame is the income track, 0 to 99, with the companies' markers and where they would go. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { GhostCube } from '@roundhouse/ui/pieces/cube';
import { memo, type ReactNode } from 'react';
import { isFounded } from '../../src/track.ts';
import { COMPANIES, type Company, type View } from '../../src/types.ts';
import { DRAWING, incomeField, incomeStop } from './geometry.ts';
import styles from './frame.module.css';
import { LIVERIES } from './liveries.ts';
import { CUBE } from './track.tsx';

const { width, height } = DRAWING;
const STOPS = Array.from({ length: 100 }, (_, income) => income);
const MARKER = 19;
const SHARED = 15;
const GHOST = 16;
const APART = 22;

export const Frame = memo(function Frame(): ReactNode {
  return (
    <>
      <path
        fillRule="evenodd"
        d={`M0 0H${width}V${height}H0ZM24 24V${height - 24}H${width - 24}V24Z`}
        className={styles['band']}
      />
      {STOPS.map((income) => (
        <Field key={income} income={income} />
      ))}
      <rect x={24} y={24} width={width - 48} height={height - 48} className={styles['line']} />
      <rect x={0.7} y={0.7} width={width - 1.4} height={height - 1.4} className={styles['line']} />
      <rect x={27} y={27} width={width - 54} height={height - 54} className={styles['thin']} />
    </>
  );
});

function Field({ income }: { readonly income: number }): ReactNode {
  const { x, y, isCorner } = incomeStop(income);
  const field = incomeField(income);
  const isTen = income % 10 === 0;
  return (
    <>
      {income % 2 === 1 && !isCorner && (
        <rect
          x={x - field.width / 2}
          y={y - field.height / 2}
          {...field}
          className={styles['field']}
        />
      )}
      <text x={x} y={y + 4} className={isTen ? styles['ten'] : styles['number']}>
        {income}
      </text>
    </>
  );
}

interface Marked extends Point {
  readonly company: Company;
  readonly income: number;
  readonly size: number;
}

type Income = readonly [Company, number];

/** Which of the markers of one field this is, and of how many. */
function sharing(
  incomes: readonly Income[],
  at: number,
): { readonly place: number; readonly of: number } {
  const field = (incomes[at]?.[1] ?? 0) % 100;
  const same = incomes.map(([, income]) => income % 100 === field);
  return {
    place: same.slice(0, at).filter(Boolean).length,
    of: same.filter(Boolean).length,
  };
}

/** Markers that share a field stand side by side along the track. */
function standing(incomes: readonly Income[]): Marked[] {
  return incomes.map(([company, income], at) => {
    const { x, y, inward } = incomeStop(income);
    const { place, of } = sharing(incomes, at);
    const size = of === 1 ? MARKER : SHARED;
    const along = (place - (of - 1) / 2) * (of > 2 ? 10 : SHARED + 1);
    return { company, income, size, x: x + inward.y * along, y: y + inward.x * along };
  });
}

/** Ghosts stand inside of the frame, where the markers would go. */
function ghostsOf(incomes: readonly Income[]): Marked[] {
  return incomes.map(([company, income], at) => {
    const { x, y, inward } = incomeStop(income);
    const depth = APART * (1 + sharing(incomes, at).place);
    return { company, income, size: GHOST, x: x + inward.x * depth, y: y + inward.y * depth };
  });
}

export interface MarkersProps {
  readonly prefix: string;
  readonly view: View;
  readonly after: View | undefined;
}

export function Markers({ prefix, view, after }: MarkersProps): ReactNode {
  const incomesOf = (position: View): Income[] =>
    COMPANIES.filter(
      (company) => position.companies[company].status !== 'removed' && isFounded(position, company),
    ).map((company) => [company, position.companies[company].income]);
  const moved = after
    ? incomesOf(after).filter(([company, income]) => income !== view.companies[company].income)
    : [];
  return (
    <>
      {standing(incomesOf(view)).map(({ company, income, x, y, size }) => (
        <g
          key={company}
          data-marker={company}
          className={styles['marker']}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <use href={`#${prefix}c${company}`} transform={`scale(${size / CUBE})`} />
          {income > 99 && (
            <text y={18} className={styles['round']}>
              +{income - (income % 100)}
            </text>
          )}
        </g>
      ))}
      {ghostsOf(moved).map(({ company, x, y, size }) => (
        <g key={company} transform={`translate(${x} ${y})`}>
          <GhostCube livery={LIVERIES[company]} size={size} />
        </g>
      ))}
    </>
  );
}
