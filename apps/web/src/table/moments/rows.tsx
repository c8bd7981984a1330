/** Who gets what, a line each, in turn. */
import type { Moment, MomentRow } from '@roundhouse/ui/moment';
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import { Coins, coinsFor } from './coins.tsx';
import { CountedSum } from './counted-sum.tsx';
import style from './rows.module.css';

export interface RowsProps {
  readonly moment: Moment;
  /** How many of them are there already. */
  readonly shown: number;
}

export function Rows({ moment: { kind, rows }, shown }: RowsProps): ReactNode {
  const { say, tell } = useTable();
  const largest = Math.max(...rows.map(({ gets }) => figureOf(gets)));
  return (
    <span className={style['rows']} data-kind={kind}>
      {rows.map((row, at) => (
        <span
          key={at}
          className={style['row']}
          data-row={row.seat ?? row.place}
          data-here={at < shown ? '' : undefined}
          data-first={kind === 'count' && row.tone === 'gain' ? '' : undefined}
        >
          <span className={style['who']}>
            {row.seat === undefined ? (
              <Mark place={row.place ?? ''} />
            ) : (
              <SeatSign seat={row.seat} width={44} />
            )}
          </span>
          <span className={style['name']}>
            {row.seat !== undefined && row.seat === tell.who.you ? (
              <b>{say.ending.you}</b>
            ) : (
              <b translate={row.seat === undefined ? undefined : 'no'}>{row.name}</b>
            )}
            <Parts row={row} />
          </span>
          {kind === 'payout' && (
            <span className={style['coins']}>
              {at < shown && <Coins count={coinsFor(figureOf(row.gets), largest)} />}
            </span>
          )}
          <span className={style['gets']} data-tone={row.tone}>
            {row.gets}
          </span>
          {row.from !== undefined && row.to !== undefined && (
            <b className={style['sum']}>
              <CountedSum from={row.from} to={row.to} isHere={at < shown} />
            </b>
          )}
        </span>
      ))}
    </span>
  );
}

function figureOf(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

function Parts({ row: { parts } }: { readonly row: MomentRow }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <span className={style['parts']}>
      {parts.map(({ place, text }, at) => (
        <span key={at} className={style['part']}>
          {place !== undefined && <Mark place={place} />}
          <span>{text}</span>
        </span>
      ))}
    </span>
  );
}
