/** The share that is at auction. */
import type { LotProps } from '@roundhouse/ui/board';
import { Certificate } from '@roundhouse/ui/pieces/certificate';
import type { ReactNode } from 'react';
import { COMPANY_DATA } from '../../src/companies.ts';
import { NONE, type View } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { BOARD_LABELS } from './labels.ts';
import { LIVERIES } from './liveries.ts';

export function Lot({ view, language }: LotProps<View>): ReactNode {
  const { company } = view.frame;
  if (view.auction === null || company === NONE) return null;
  const labels = BOARD_LABELS[language];
  const { shares } = COMPANY_DATA[company];
  const number = shares - view.companies[company].unsold + 1;
  return (
    <Certificate
      livery={LIVERIES[company]}
      name={companyName(company)}
      what={labels.oneShare}
      legend={labels.oneOf(shares)}
      number={labels.shareNumber(number)}
      mark={String(number)}
    />
  );
}
