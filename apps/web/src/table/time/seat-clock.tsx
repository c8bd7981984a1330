/** How much time a player has: in minutes, or until when. What ticks is not read out. */
import type { SeatClock as Clock, TableTime } from '@roundhouse/table';
import type { PaceWords } from '@roundhouse/ui/words/pace';
import type { ReactNode } from 'react';
import { tellMoment } from '../../pace/paces.ts';
import { usePaceWords } from '../../pace/words.ts';
import { useTable } from '../table-context.tsx';
import { leftOf, tellLeft } from './tell-left.ts';
import style from './time.module.css';
import { LOW_MS, useTime } from './use-time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface SeatClockProps {
  readonly time: TableTime;
  readonly seat: number;
}

export function SeatClock({ time, seat }: SeatClockProps): ReactNode {
  const words = usePaceWords();
  const { tell } = useTable();
  const { state, now } = useTime(time);
  const clock = state.clocks[seat];
  const standIn = state.standIns[seat];
  if (standIn) {
    const { name, isForfeit } = standIn;
    return <p className={style['clock']}>{(isForfeit ? words.forfeited : words.standIn)(name)}</p>;
  }
  if (!clock) return null;
  const isLow = state.pace.kind === 'live' && leftOf(clock, now) < LOW_MS;
  const text =
    state.pace.kind === 'live'
      ? tellLeft(words, leftOf(clock, now))
      : tellDays(words, clock, now, tell.language);
  return (
    <p
      className={style['clock']}
      data-low={isLow ? '' : undefined}
      data-running={clock.until === undefined ? undefined : ''}
    >
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M3 1h8M3 13h8M4 1c0 4 6 4 6 12M10 1c0 4-6 4-6 12" />
      </svg>
      <span className="unseen">{words.left}: </span>
      {text}
    </p>
  );
}

function tellDays(
  words: PaceWords,
  { until, awayUntil, bankMs }: Clock,
  now: number,
  language: string,
): string {
  if (awayUntil !== undefined) return words.away(tellMoment(awayUntil, now, language));
  if (until !== undefined) return words.until(tellMoment(until, now, language));
  const days = Math.floor(bankMs / DAY);
  const left = days > 0 ? words.inDays(days) : words.hours(Math.floor(bankMs / (60 * MINUTE)));
  return words.reserve(left);
}
