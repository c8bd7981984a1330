/** A company's engine, as it stands on the train table. */
import type { ReactNode } from 'react';
import type { Company } from '../../src/index.ts';
import { MarkPath } from './company-mark.tsx';
import { liveryOf, markInk } from './liveries.ts';
import { markShape } from './marks.ts';

const BOILER = [26, 34, 42].map((x) => ({ x, y: 19.4 }));
const INK = 'light-dark(#1c2730, #d5cdbd)';
const CREAM = '#fbf6ec';

/** 62 units wide and 36 high, from the origin; it looks to the right. */
export function CompanyEngine({ company }: { readonly company: Company }): ReactNode {
  const paint = `var(--piece-${liveryOf(company).colour})`;
  return (
    <>
      <g stroke={INK} strokeWidth={1.5} strokeLinejoin="round" fill={paint}>
        <path d="M4 25V8H20V25Z" />
        <path d="M20 13H48q5 0 5 6v6H20Z" />
        <path d="M40 13V5H38L37 2H46L45 5H43V13M28 13q0-4 3-4t3 4" />
        <rect x={7.5} y={11} width={8} height={6} rx={1} fill={CREAM} />
        <path d="M53 26l7 5H50" fill="#55606a" />
        <path d="M2 25.6H55" strokeWidth={2} />
      </g>
      <MarkPath shape={markShape(company, BOILER)} ink={markInk(company)} />
      <g fill={CREAM} stroke={INK} strokeWidth={1.6}>
        <circle cx={14} cy={29} r={5} />
        <circle cx={28} cy={29} r={5} />
        <circle cx={40} cy={30} r={3.6} />
        <circle cx={49} cy={30} r={3.6} />
      </g>
    </>
  );
}

/** An engine by itself, for buttons and lists. */
export function EngineSign({
  company,
  width,
}: {
  readonly company: Company;
  readonly width: number;
}): ReactNode {
  return (
    <svg width={width} height={(width * 36) / 62} viewBox="0 0 62 36" aria-hidden="true">
      <CompanyEngine company={company} />
    </svg>
  );
}
