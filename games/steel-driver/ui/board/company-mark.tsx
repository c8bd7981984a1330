/** A company's mark by itself: on certificates, markers and signs. */
import type { ReactNode } from 'react';
import type { Company } from '../../src/index.ts';
import { markInk } from './liveries.ts';
import { markShape, type MarkShape } from './marks.ts';

/** A shape that is drawn by its lines or filled, whichever the mark is. */
export function MarkPath({
  shape,
  ink,
}: {
  readonly shape: MarkShape;
  readonly ink: string;
}): ReactNode {
  const { d, width, isRound } = shape;
  return width === 0 ? (
    <path d={d} fill={ink} />
  ) : (
    <path
      d={d}
      fill="none"
      stroke={ink}
      strokeWidth={width}
      strokeLinecap={isRound ? 'round' : 'butt'}
    />
  );
}

const MIDDLE = [{ x: 0, y: 0 }];

export interface CompanyMarkProps {
  readonly company: Company;
  readonly scale: number;
}

/** Its middle lies at the origin. */
export function CompanyMark({ company, scale }: CompanyMarkProps): ReactNode {
  return <MarkPath shape={markShape(company, MIDDLE, { scale })} ink={markInk(company)} />;
}
