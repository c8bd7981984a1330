/** The share that is at auction. */
import type { LotProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { COMPANY_DATA } from '../../src/companies.ts';
import { NONE, type View } from '../../src/types.ts';
import { Share } from './share.tsx';

export function Lot({ view, language }: LotProps<View>): ReactNode {
  const { company } = view.frame;
  if (view.auction === null || company === NONE) return null;
  const number = COMPANY_DATA[company].shares - view.companies[company].unsold + 1;
  return <Share company={company} number={number} language={language} />;
}
