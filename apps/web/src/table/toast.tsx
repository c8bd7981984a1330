/** One line above the strip: why something is not possible, with its rule, or what went wrong. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { places } from '../app/places.ts';
import { usePlay } from './play/play-context.tsx';
import { RuleButton } from './rule-button.tsx';
import { useTable } from './table-context.tsx';
import style from './toast.module.css';

export function Toast(): ReactNode {
  const { say } = useTable();
  const { notice, dismiss } = usePlay().notices;
  return (
    <output className={style['place']}>
      {notice && (
        <div className={style['toast']}>
          <p>{notice.text}</p>
          {notice.rule !== undefined && <RuleButton className={style['rule']} rule={notice.rule} />}
          {notice.isFull === true && (
            <Link href={places.tables} className={style['rule']}>
              {say.toTables}
            </Link>
          )}
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
