/** The end of Steel Driver: goods in sets make a company's worth, and its shares pay it out. */
import type { EndingProps } from '@roundhouse/ui/board';
import { TrainSign } from '@roundhouse/ui/pieces/train';
import { useMemo, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import { NONE, type View } from '../../../src/index.ts';
import { FACE_LABELS } from '../../words/face.ts';
import { ALL, companyName } from '../../face/reading.ts';
import { EngineSign } from '../engine-sign.tsx';
import looks from '../look.module.css';
import { Sets } from '../sets-table.tsx';
import styles from './ending.module.css';
import { ENDING_LABELS, type EndingLabels } from '../../words/ending.ts';
import { settlementOf, type Settled } from './settlement.ts';

export function Ending({ view, order, language, who }: EndingProps<View>): ReactNode {
  const labels = ENDING_LABELS[language];
  const { payments, seats } = useMemo(() => settlementOf(view), [view]);
  return (
    <div className={looks['look']}>
      <h3 className="caption">{labels.title}</h3>
      {view.closer !== NONE && <Crossing view={view} language={language} />}
      <ul className={styles['companies']}>
        {payments.map(({ company, worth, shares }) => (
          <li key={company} className="card">
            <div className={styles['company']}>
              <EngineSign company={company} width={50} />
              <b>{companyName(FACE_LABELS[language], company)}</b>
              <span className={styles['sets']}>
                <Sets view={view} company={company} after={undefined} size={13} />
              </span>
              <b className={styles['worth']}>${worth}</b>
            </div>
            <ul className={styles['paid']}>
              {order
                .filter((seat) => (shares[seat] ?? 0) > 0)
                .map((seat) => (
                  <li key={seat}>
                    <TrainSign seat={seat} width={36} />
                    <span>
                      {sentence(who(seat))} <small>{labels.share(shares[seat] ?? 0)}</small>
                    </span>
                    <b>${(shares[seat] ?? 0) * worth}</b>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <ol className={styles['players']}>
        {order.flatMap((seat) => {
          const settled = seats[seat];
          return settled ? [<Player key={seat} settled={settled} labels={labels} who={who} />] : [];
        })}
      </ol>
    </div>
  );
}

interface PlayerProps {
  readonly settled: Settled;
  readonly labels: EndingLabels;
  readonly who: EndingProps<View>['who'];
}

function Player({ settled: { seat, cash, shares, total }, labels, who }: PlayerProps): ReactNode {
  const sums = [
    [labels.before, cash],
    [labels.paid, shares],
    [labels.total, total],
  ] as const;
  return (
    <li>
      <span className={styles['name']}>
        <TrainSign seat={seat} width={44} />
        <b>{sentence(who(seat))}</b>
      </span>
      <dl>
        {sums.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>${sum}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type CrossingProps = Pick<EndingProps<View>, 'view' | 'language'>;

function Crossing({ view, language }: CrossingProps): ReactNode {
  const name = (company: number): string => companyName(FACE_LABELS[language], company);
  const partners = ALL.filter((company) => ((view.partners >> company) & 1) === 1).map(name);
  const listed = new Intl.ListFormat(language).format(partners);
  return (
    <p className={styles['crossing']}>
      {sentence(ENDING_LABELS[language].crossing(listed, name(view.closer)))}
    </p>
  );
}
