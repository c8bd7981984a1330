/** What lies in front of a player: cubes, control markers, shares. */
import type { HoldingProps } from '@roundhouse/ui/board';
import { LiveryPattern } from '@roundhouse/ui/pieces/livery';
import { useId, type ReactNode } from 'react';
import type { Company, View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { ALL, companyName, controlledBy, sharesOf } from '../face/reading.ts';
import { CompanyMark } from './company-mark.tsx';
import styles from './holding.module.css';
import { Investments } from './investments.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { liveryOf } from './liveries.ts';

const ROOM = 180;

export function Holding({ view, seat, language }: HoldingProps<View>): ReactNode {
  const labels = BOARD_LABELS[language];
  const nameOf = (company: Company): string => companyName(FACE_LABELS[language], company);
  const cubes = view.cubes[seat] ?? 0;
  const controls = controlledBy(view, seat);
  const shares = ALL.map((company) => ({ company, count: sharesOf(view, company, seat) })).filter(
    ({ count }) => count > 0,
  );
  const list = (items: readonly string[]): string => items.join(', ') || labels.none;
  return (
    <div
      className={styles['holding']}
      role="img"
      aria-label={labels.holding(
        cubes,
        list(controls.map(nameOf)),
        list(shares.map(({ company, count }) => `${nameOf(company)} ${count}`)),
      )}
    >
      <span>{labels.cubes}</span>
      <span className={styles['pieces']}>
        <Investments count={cubes} room={120} />
        <b>{cubes}</b>
      </span>
      <span>{labels.controls}</span>
      <span className={styles['pieces']}>
        {controls.length === 0 && labels.none}
        {controls.map((company) => (
          <Control key={company} company={company} />
        ))}
      </span>
      <span>{labels.shares}</span>
      <span className={styles['pieces']}>
        {shares.length === 0 ? labels.none : <Shares shares={shares} />}
      </span>
    </div>
  );
}

/** A control marker: a plate in the company's colour and pattern. */
function Control({ company }: { readonly company: Company }): ReactNode {
  const id = useId();
  const livery = liveryOf(company);
  return (
    <svg width={38} height={22} viewBox="0 0 38 22">
      <defs>
        <LiveryPattern id={id} livery={livery} scale={1.4} />
      </defs>
      <rect
        x={0.8}
        y={0.8}
        width={36.4}
        height={20.4}
        rx={3}
        fill={`var(--piece-${livery.colour})`}
      />
      <rect
        x={0.8}
        y={0.8}
        width={36.4}
        height={20.4}
        rx={3}
        fill={`url(#${id})`}
        stroke="#1c2730"
        strokeWidth={1.5}
      />
      <rect x={9} y={3.6} width={20} height={14.8} rx={3} fill={`var(--piece-${livery.colour})`} />
      <g transform="translate(19 11)">
        <CompanyMark company={company} scale={1.35} />
      </g>
    </svg>
  );
}

interface Held {
  readonly company: Company;
  readonly count: number;
}

interface Laid {
  readonly company: Company;
  readonly x: number;
}

const WIDTH = 31;
const BESIDE = WIDTH + 3;
const FAN = 12;

/** Shares of one company lie over each other; all of them within the room. */
function layOut(shares: readonly Held[]): readonly Laid[] {
  const steps = shares.flatMap(({ company, count }) =>
    Array.from({ length: count }, (_, at) => ({ company, step: at === 0 ? BESIDE : FAN })),
  );
  const whole = steps.slice(1).reduce((sum, { step }) => sum + step, 0);
  const squeeze = Math.min(1, (ROOM - WIDTH) / Math.max(1, whole));
  let x = -BESIDE * squeeze;
  return steps.map(({ company, step }) => {
    x += step * squeeze;
    return { company, x };
  });
}

function Shares({ shares }: { readonly shares: readonly Held[] }): ReactNode {
  const laid = layOut(shares);
  const width = (laid.at(-1)?.x ?? 0) + WIDTH;
  return (
    <svg width={width} height={22} viewBox={`0 0 ${width} 22`}>
      {laid.map(({ company, x }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Share company={company} />
        </g>
      ))}
    </svg>
  );
}

/** A share certificate, small: 31 by 22 units. */
function Share({ company }: { readonly company: Company }): ReactNode {
  const paint = `var(--piece-${liveryOf(company).colour})`;
  return (
    <>
      <rect
        x={0.7}
        y={0.7}
        width={29.6}
        height={20.6}
        rx={1.6}
        fill="#fffdf6"
        stroke="#1c2730"
        strokeWidth={1.2}
      />
      <rect
        x={2.8}
        y={2.8}
        width={25.4}
        height={16.4}
        fill="none"
        stroke={paint}
        strokeWidth={1.1}
        strokeDasharray="2 1"
      />
      <rect x={8.5} y={4.6} width={14} height={12.8} rx={2} fill={paint} />
      <g transform="translate(15.5 11)">
        <CompanyMark company={company} scale={1.2} />
      </g>
    </>
  );
}
