/** What is at auction: the control of a company, and with it one of its shares. */
import type { LotProps } from '@roundhouse/ui/board';
import { Certificate } from '@roundhouse/ui/pieces/certificate';
import type { ReactNode } from 'react';
import { NONE, type View } from '../../src/index.ts';
import { LABELS } from '../face/labels.ts';
import { companyName, sharesOf } from '../face/reading.ts';
import { CompanyMark } from './company-mark.tsx';
import { BOARD_LABELS } from './labels.ts';
import { liveryOf } from './liveries.ts';

export function Lot({ view, language }: LotProps<View>): ReactNode {
  const { company } = view;
  if (view.auction === null || company === NONE) return null;
  const labels = BOARD_LABELS[language];
  const number = 1 + view.cash.reduce((sum, _, seat) => sum + sharesOf(view, company, seat), 0);
  return (
    <svg viewBox="0 0 420 280" width="100%" aria-hidden="true">
      <Certificate
        livery={liveryOf(company)}
        name={companyName(LABELS[language], company)}
        what={labels.controlAndShare}
        legend={labels.lotLegend}
        number={labels.shareNumber(number)}
        mark={String(number)}
      />
      <g transform="translate(124 157)">
        <CompanyMark company={company} scale={4.4} />
      </g>
    </svg>
  );
}
