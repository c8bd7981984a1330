/** Beside the map: the companies with their boxes, the tables, and what the end will bring. */
import type { BoardProps } from '@roundhouse/ui/board';
import type { ReactNode } from 'react';
import { BUILDER_BONUS, PARTNER_BONUS } from '../../src/figures.ts';
import { NONE, type Action, type View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { ALL, companyName, isSettling } from '../face/reading.ts';
import { CompanyRow } from './company-row.tsx';
import { Investment } from './investments.tsx';
import { BOARD_LABELS } from '../words/board.ts';
import look from './look.module.css';
import { SetValues } from './sets-table.tsx';
import styles from './side.module.css';
import { Tables } from './tables.tsx';

type Props = BoardProps<View, Action>;

export function Side(props: Props): ReactNode {
  const { view, after, language } = props;
  const labels = BOARD_LABELS[language];
  const settling = isSettling(view);
  return (
    <section className={`${styles['side']} ${look['look']}`} aria-label={labels.companies}>
      <div className={styles['head']} aria-hidden="true">
        <b>{labels.companies}</b>
        {settling ? (
          <span className={styles['whole']}>{labels.settled}</span>
        ) : (
          labels.heads.map((head) => <span key={head}>{head}</span>)
        )}
      </div>
      {ALL.map((company) => (
        <CompanyRow key={company} {...props} company={company} />
      ))}
      <div className={styles['tables']}>
        <Tables view={view} after={after} language={language} />
      </div>
      <div className={styles['foot']}>
        <h3>{labels.sets}</h3>
        <SetValues />
      </div>
      <Stock {...props} />
    </section>
  );
}

/** The supply, and the transcontinental connection. */
function Stock({ view, language }: Props): ReactNode {
  const labels = BOARD_LABELS[language];
  return (
    <dl className={styles['stock']}>
      <div>
        <dt>{labels.supply}</dt>
        <dd>
          <svg width="17" height="18" viewBox="-1 -1 16 18" aria-hidden="true">
            <Investment />
          </svg>
          <b>{view.supply}</b>
        </dd>
      </div>
      <div>
        <dt>{labels.crossing}</dt>
        {view.closer === NONE ? (
          <dd>
            {labels.lastPiece} <b>${BUILDER_BONUS}</b> {labels.others} <b>${PARTNER_BONUS}</b>
          </dd>
        ) : (
          <dd>{labels.closedBy(companyName(FACE_LABELS[language], view.closer))}</dd>
        )}
      </div>
    </dl>
  );
}
