/** The certificate of a share. */
import type { ExhibitProps } from '@roundhouse/ui/board';
import { Certificate } from '@roundhouse/ui/pieces/certificate';
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { COMPANY_DATA } from '../../src/companies.ts';
import { COMPANIES, COMPANY_IDS, type Company } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import { BOARD_LABELS } from '../words/board.ts';
import { LIVERIES } from './liveries.ts';

export interface ShareProps {
  readonly company: Company;
  /** Which of its shares. */
  readonly number: number;
  readonly language: Language;
}

export function Share({ company, number, language }: ShareProps): ReactNode {
  const labels = BOARD_LABELS[language];
  return (
    <Certificate
      livery={LIVERIES[company]}
      name={companyName(company)}
      what={labels.oneShare}
      legend={labels.oneOf(COMPANY_DATA[company].shares)}
      number={labels.shareNumber(number)}
      mark={String(number)}
    />
  );
}

/** 'share:liberty:3'. */
export function Exhibit({ exhibit, language }: ExhibitProps): ReactNode {
  const [, id, number] = exhibit.split(':');
  const company = COMPANIES.find((each) => COMPANY_IDS[each] === id);
  if (company === undefined) return null;
  return <Share company={company} number={Number(number)} language={language} />;
}
