/** The certificate of a company: its control, and one of its shares. */
import type { ExhibitProps } from '@roundhouse/ui/board';
import { Certificate } from '@roundhouse/ui/pieces/certificate';
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { COMPANIES, type Company } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { companyName } from '../face/reading.ts';
import { CompanyMark } from './company-mark.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import { liveryOf } from './liveries.ts';

export interface ShareProps {
  readonly company: Company;
  /** Which of its shares. */
  readonly number: number;
  readonly language: Language;
}

export function Share({ company, number, language }: ShareProps): ReactNode {
  const labels = BOARD_LABELS[language];
  return (
    <svg viewBox="0 0 420 280" width="100%" aria-hidden="true">
      <Certificate
        livery={liveryOf(company)}
        name={companyName(FACE_LABELS[language], company)}
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

/** 'share:red:3'. */
export function Exhibit({ exhibit, language }: ExhibitProps): ReactNode {
  const [, id, number] = exhibit.split(':');
  const company = COMPANIES.findIndex((name) => name === id);
  return company < 0 ? null : (
    <Share company={company} number={Number(number)} language={language} />
  );
}
