/** A hex was touched where several companies may build: which of them? */
import type { KeyboardEvent, ReactNode } from 'react';
import type { Company } from '../../src/types.ts';
import { companyName } from '../words/names.ts';
import styles from './chooser.module.css';
import { centreOf, DRAWING } from './geometry.ts';
import type { BoardLabels } from '../words/board.ts';

const APART = 33;

export interface ChooserProps {
  readonly prefix: string;
  readonly labels: BoardLabels;
  readonly hex: number;
  readonly companies: readonly Company[];
  touch(company: Company): void;
}

export function Chooser({ prefix, labels, hex, companies, touch }: ChooserProps): ReactNode {
  const { x, y } = centreOf(hex);
  const width = APART * companies.length + 6;
  const left = Math.min(Math.max(28, x - width / 2), DRAWING.width - 28 - width);
  const top = y < 110 ? y + 34 : y - 72;
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width} height={38} rx={6} className={styles['card']} />
      {companies.map((company, at) => {
        const choose = (): void => touch(company);
        const onKeyDown = (event: KeyboardEvent): void => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        };
        return (
          <g
            key={company}
            transform={`translate(${3 + APART * (at + 0.5)} 19)`}
            role="button"
            tabIndex={0}
            aria-label={labels.chosenFor(companyName(company))}
            className={styles['company']}
            onClick={choose}
            onKeyDown={onKeyDown}
          >
            <rect x={-15} y={-16} width={30} height={32} rx={4} />
            <use href={`#${prefix}c${company}`} transform="translate(0 -1) scale(1.2)" />
          </g>
        );
      })}
    </g>
  );
}
