/** What is told, on the board: one sentence at a time, which a tap goes on from. */
import { useRef, type ReactNode } from 'react';
import { Scene } from '../moments/scene.tsx';
import { usePlay } from '../play/play-context.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './caption.module.css';
import { seatOf } from './telling.ts';
import { useSide } from './use-side.ts';

export function Caption(): ReactNode {
  const { say } = useTable();
  const { telling, goOn } = usePlay();
  const caption = useRef<HTMLButtonElement>(null);
  const side = useSide(caption, telling);
  if (!telling) return null;
  const { event, events, earlier, text, remark, moment } = telling.beat;
  if (moment) {
    const { seq } = telling.step;
    return <Scene key={`${seq} ${text}`} moment={moment} seq={seq} goOn={goOn} />;
  }
  const seat = seatOf(event) ?? telling.step.by;
  const own = events.map((at) => ({ seq: telling.step.seq, at }));
  const told = [...earlier, ...own].map(({ seq, at }) => `${seq}:${at}`).join(' ');
  return (
    <button
      ref={caption}
      type="button"
      className={style['caption']}
      data-caption={telling.step.seq}
      data-events={told}
      data-side={side}
      title={say.reel.goOn}
      onClick={goOn}
    >
      {seat !== undefined && <SeatSign seat={seat} width={44} />}
      <span className={style['words']}>
        <span>{text}</span>
        {remark !== undefined && <em>{remark}</em>}
      </span>
    </button>
  );
}
