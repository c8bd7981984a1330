/** What is at auction: the control of a company, and with it one of its shares. */
import type { LotProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { NONE, type View } from '../../src/index.ts';
import { sharesOf } from '../face/reading.ts';
import { Share } from './share.tsx';

export function Lot({ view, language }: LotProps<View>): ReactNode {
  const { company } = view;
  if (view.auction === null || company === NONE) return null;
  const number = 1 + view.cash.reduce((sum, _, seat) => sum + sharesOf(view, company, seat), 0);
  return <Share company={company} number={number} language={language} />;
}
