/** Who sits, each with the piece of the seat; free seats wait to be taken. */
import type { Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Introduction } from '../pages/setup/introduction.tsx';
import { isKeptForMe } from '../online/free-seats.ts';
import type { RoomSeen } from '../online/use-room.ts';
import { SeatPiece } from '../pages/setup/seat-piece.tsx';
import { seatColours } from '../table/seat-colours.ts';
import { useWords } from '../words/index.ts';
import style from './seat-list.module.css';
import { useFriendsWords } from './words.ts';

export interface SeatListProps {
  readonly title: Title;
  readonly table: RoomSeen;
  /** What can be done with a seat. */
  renderAct?(seat: number): ReactNode;
}

export function SeatList({ title, table, renderAct }: SeatListProps): ReactNode {
  return (
    <ol
      className={style['seats']}
      style={seatColours({ info: { sitters: table.seats.map(() => ({})) }, title })}
    >
      {table.seats.map((holder, seat) => (
        <li key={seat} className={style['seat']} data-seat={holder.kind}>
          <SeatPiece title={title} seat={seat} width={64} />
          <SeatName title={title} holder={holder} isMine={table.mine.includes(seat)} />
          {renderAct?.(seat)}
        </li>
      ))}
    </ol>
  );
}

interface SeatNameProps {
  readonly title: Title;
  readonly holder: RoomSeen['seats'][number];
  readonly isMine: boolean;
}

function SeatName({ title, holder, isMine }: SeatNameProps): ReactNode {
  const { room } = useFriendsWords();
  const { setup } = useWords();
  if (holder.kind === 'open') {
    const { for: name } = holder;
    const kept = isKeptForMe(holder) ? room.keptSeat : name !== undefined && room.keptFor(name);
    return <span className={style['free']}>{kept || room.free}</span>;
  }
  return (
    <div className={style['name']}>
      <strong translate="no">{holder.name}</strong>
      {isMine && <small>{room.you}</small>}
      {holder.kind === 'bot' && (
        <>
          <small>
            {room.botSeat}, {setup.levels[holder.level]}
          </small>
          <Suspense>
            <Introduction title={title} name={holder.name} level={holder.level} />
          </Suspense>
        </>
      )}
      {holder.kind === 'bot' && holder.isFree === true && (
        <em className={style['free']}>{room.free}</em>
      )}
    </div>
  );
}
