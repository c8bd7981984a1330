/** What one share of each company paid, year by year. */
import { CubeSign } from '@roundhouse/ui/pieces/cube';
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { companyName } from '../../words/names.ts';
import { LIVERIES } from '../liveries.ts';
import styles from './ending.module.css';
import { ENDING_LABELS } from '../../words/ending.ts';
import type { Ledger } from './ledger.ts';

export interface PerShareProps {
  readonly ledger: Ledger;
  readonly language: Language;
}

export function PerShare({ ledger: { years, payers }, language }: PerShareProps): ReactNode {
  const labels = ENDING_LABELS[language];
  return (
    <div className={`card ${styles['paid']}`}>
      <table>
        <caption className="caption">{labels.perShare}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.company}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payers.map(({ company, perShare }) => (
            <tr key={company}>
              <th scope="row">
                <CubeSign livery={LIVERIES[company]} size={22} />
                <span>{companyName(company)}</span>
              </th>
              {perShare.map((paid, at) => (
                <td key={years[at]}>
                  {paid === undefined ? <span aria-label={labels.none}>–</span> : `$${paid}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
