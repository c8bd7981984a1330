/** On the plate of whose turn it is: how much time that one has. To a screen reader only that one's own, when it runs low. */
import type { TableTime } from '@roundhouse/table';
import type { ReactNode } from 'react';
import { tellMoment } from '../../pace/paces.ts';
import { usePaceWords } from '../../pace/words.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { leftOf, tellLeft } from './tell-left.ts';
import style from './time.module.css';
import { LOW_MS, useTime } from './use-time.ts';

/** Whoever has no more is told once more. */
const MOMENTS_MS = 15_000;

export function PlateClock({ time }: { readonly time: TableTime }): ReactNode {
  const words = usePaceWords();
  const { tell } = useTable();
  const { seat, isMine, live, travel, telling } = usePlay();
  const { state, now } = useTime(time);
  const turn = live?.turn;
  if (travel.isAway || telling || turn?.kind !== 'act') return null;
  const asked = isMine && seat !== null ? [seat] : turn.seats;
  const running = asked
    .flatMap((each) => state.clocks[each] ?? [])
    .filter(({ until }) => until !== undefined);
  const [clock] = running.toSorted((a, b) => leftOf(a, now) - leftOf(b, now));
  if (clock?.until === undefined) return null;
  const left = leftOf(clock, now);
  const isLive = state.pace.kind === 'live';
  const text = isLive ? tellLeft(words, left) : tellMoment(clock.until, now, tell.language, true);
  return (
    <>
      <small className={style['plate']} aria-hidden="true" data-plate-clock="">
        {text}
      </small>
      {isLive && isMine && <output className="unseen">{tellLow(words.low, left)}</output>}
    </>
  );
}

function tellLow(low: { readonly minute: string; readonly moments: string }, left: number): string {
  if (left >= LOW_MS) return '';
  return left < MOMENTS_MS ? low.moments : low.minute;
}
