/** The frame is the income track, 0 to 99, with the companies' markers and where they would go. */
import { GhostCube } from '@roundhouse/ui/pieces/cube';
import { memo, type ReactNode } from 'react';
import { COMPANIES, type Company, type View } from '../../src/types.ts';
import { DRAWING, incomeField, incomeStop, type Point } from './geometry.ts';
import styles from './frame.module.css';
import { LIVERIES } from './liveries.ts';
import { CUBE } from './track.tsx';

const { width, height } = DRAWING;
const STOPS = Array.from({ length: 100 }, (_, income) => income);
const MARKER = 19;
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

interface Marked {
  readonly company: Company;
  readonly income: number;
  /** How many markers stand between it and the frame. */
  readonly depth: number;
}

/** Markers that share a field stand in a row towards the map. */
function depthsOf(
  incomes: readonly (readonly [Company, number])[],
  taken: readonly number[],
): Marked[] {
  const used = new Map<number, number>();
  for (const income of taken) used.set(income % 100, (used.get(income % 100) ?? 0) + 1);
  return incomes.map(([company, income]) => {
    const depth = used.get(income % 100) ?? 0;
    used.set(income % 100, depth + 1);
    return { company, income, depth };
  });
}

function placeOf({ income, depth }: Marked): Point {
  const { x, y, inward } = incomeStop(income);
  return { x: x + inward.x * APART * depth, y: y + inward.y * APART * depth };
}

const inPlay = (view: View): Company[] =>
  COMPANIES.filter((company) => view.companies[company].status !== 'removed');

export interface MarkersProps {
  readonly prefix: string;
  readonly view: View;
  readonly after: View | undefined;
}

export function Markers({ prefix, view, after }: MarkersProps): ReactNode {
  const now = inPlay(view).map((company) => [company, view.companies[company].income] as const);
  const moved = after
    ? now
        .map(([company]) => [company, after.companies[company].income] as const)
        .filter(([company, income]) => income !== view.companies[company].income)
    : [];
  const ghosts = depthsOf(
    moved,
    now.map(([, income]) => income),
  );
  return (
    <>
      {depthsOf(now, []).map((marked) => {
        const { x, y } = placeOf(marked);
        return (
          <g
            key={marked.company}
            data-marker={marked.company}
            className={styles['marker']}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <use href={`#${prefix}c${marked.company}`} transform={`scale(${MARKER / CUBE})`} />
            {marked.income > 99 && (
              <text y={18} className={styles['round']}>
                +{marked.income - (marked.income % 100)}
              </text>
            )}
          </g>
        );
      })}
      {ghosts.map((marked) => {
        const { x, y } = placeOf(marked);
        return (
          <g key={marked.company} transform={`translate(${x} ${y})`}>
            <GhostCube livery={LIVERIES[marked.company]} size={GHOST} />
          </g>
        );
      })}
    </>
  );
}
