/** Why something is not possible, with its rule, or what went wrong: where else the question stands, so it hides no place. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { usePlay } from '../play/play-context.tsx';
import { RuleButton } from '../rule-button.tsx';
import { useTable } from '../table-context.tsx';
import style from './notice.module.css';

export function NoticeLine(): ReactNode {
  const { say } = useTable();
  const { notice, dismiss } = usePlay().notices;
  return (
    <output className={style['place']} data-notice={notice ? '' : undefined}>
      {notice && (
        <div className={style['notice']} data-good={notice.isGood === true ? '' : undefined}>
          <p>
            {notice.text}{' '}
            {notice.rule !== undefined && (
              <RuleButton className={style['rule']} rule={notice.rule} />
            )}
            {notice.isFull === true && (
              <Link href={paths.tables} className={style['rule']}>
                {say.toTables}
              </Link>
            )}
          </p>
          <button type="button" className={style['close']} aria-label={say.close} onClick={dismiss}>
            <svg width="16" height="16" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
      )}
    </output>
  );
}

/** It has gone by itself; who was slower reads it again. */
export function ReadAgain(): ReactNode {
  const { say } = useTable();
  const { past, readAgain } = usePlay().notices;
  if (!past) return null;
  return (
    <button type="button" className={style['again']} data-read-again onClick={readAgain}>
      {say.whyNot}
    </button>
  );
}
