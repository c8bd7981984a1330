/** The end of American Rails: everybody's shares, and what they paid year by year. */
import type { EndingProps } from '@roundhouse/ui/board';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import type { View } from '../../../src/types.ts';
import { Holding } from '../holding.tsx';
import styles from './ending.module.css';
import { ENDING_LABELS } from '../../words/ending.ts';
import { ledgerOf, type Account } from './ledger.ts';
import { PerShare } from './per-share.tsx';

/** A bar is that much darker for each later year. */
const SHADE = 9;

export function Ending(props: EndingProps<View>): ReactNode {
  const { view, course, order, language, who } = props;
  const labels = ENDING_LABELS[language];
  const ledger = useMemo(() => ledgerOf(course), [course]);
  const most = Math.max(1, ...ledger.accounts.map(({ dividends }) => total(dividends)));
  return (
    <div>
      <h3 className="caption">{labels.title}</h3>
      <ol className={styles['players']}>
        {order.flatMap((seat) => {
          const account = ledger.accounts[seat];
          if (!account) return [];
          return [
            <li key={seat} className="card">
              <div className={styles['name']}>
                <TrainSign seat={seat} width={44} />
                <b>{sentence(who(seat))}</b>
              </div>
              <div>
                <Holding view={view} seat={seat} language={language} who={who} />
              </div>
              <Years account={account} years={ledger.years} most={most} label={labels.years} />
              <Sums account={account} language={language} />
            </li>,
          ];
        })}
      </ol>
      <PerShare ledger={ledger} language={language} />
    </div>
  );
}

function total(sums: readonly number[]): number {
  return sums.reduce((sum, each) => sum + each, 0);
}

interface YearsProps {
  readonly account: Account;
  readonly years: readonly number[];
  /** What the longest bar stands for. */
  readonly most: number;
  readonly label: string;
}

/** One bar a player; a piece of it a year. */
function Years({ account: { seat, dividends }, years, most, label }: YearsProps): ReactNode {
  return (
    <ol className={styles['years']} aria-label={label}>
      {dividends.map((sum, at) => (
        <li
          key={years[at]}
          style={
            {
              '--share': sum / most,
              '--paint': `color-mix(in srgb, var(--seat-${seat}) ${100 - at * SHADE}%, var(--card))`,
            } as CSSProperties
          }
        >
          <small>{years[at]}</small>
          <b>${sum}</b>
        </li>
      ))}
    </ol>
  );
}

interface SumsProps {
  readonly account: Account;
  readonly language: EndingProps<View>['language'];
}

function Sums({ account, language }: SumsProps): ReactNode {
  const labels = ENDING_LABELS[language];
  const rows = [
    [labels.start, signed(account.start)],
    [labels.shares, signed(-account.shares)],
    [labels.paid, signed(total(account.dividends))],
    [labels.rest, signed(account.rest)],
  ] as const;
  return (
    <dl className={styles['sums']}>
      {rows.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
      <div data-end="">
        <dt>{labels.end}</dt>
        <dd>${account.end}</dd>
      </div>
    </dl>
  );
}

function signed(sum: number): string {
  return sum < 0 ? `−$${-sum}` : `+$${sum}`;
}
