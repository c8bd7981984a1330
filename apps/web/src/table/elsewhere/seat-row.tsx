/** A seat at a table elsewhere: whose it is, and what may be done with it from here. */
import { LEVELS, type Level } from '@roundhouse/bots';
import type { SeatHolder, Seating } from '@roundhouse/table';
import { useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { useLevels } from '../../matches/use-levels.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './seats-dialog.module.css';
import { useSeating } from './use-seating.ts';

export interface SeatRowProps {
  readonly seat: number;
  readonly holder: SeatHolder;
  readonly seating: Seating;
  readonly isBusy: boolean;
  change(work: () => Promise<string | void>): Promise<void>;
}

export function SeatRow(props: SeatRowProps): ReactNode {
  const { seat, holder, seating } = props;
  const { mine, isOwner, here } = useSeating(seating);
  const { seats: words, room } = useFriendsWords();
  const { say } = useTable();
  const isMine = mine.includes(seat);
  const name = holder.kind === 'open' ? room.free : holder.name;
  const isHere = here?.includes(seat);
  return (
    <li data-seat={holder.kind}>
      <SeatSign seat={seat} width={52} />
      <span className={style['who']}>
        <b translate="no">{name}</b>
        {isMine && <small>{say.you}</small>}
        {holder.kind === 'person' && !isMine && isHere !== undefined && (
          <small data-here={isHere}>{isHere ? words.here : words.away}</small>
        )}
        {holder.kind === 'bot' && <small>{say.bot(say.levels[holder.level])}</small>}
        {holder.kind === 'bot' && holder.for !== undefined && (
          <small>{words.playsFor(holder.for)}</small>
        )}
        {holder.kind === 'bot' && holder.isFree === true && <em>{words.isFree}</em>}
      </span>
      <span className={style['acts']}>
        {isMine && <Leaving {...props} />}
        {holder.kind === 'bot' && holder.isMine === true && <ComeBack {...props} />}
        {isOwner && holder.kind === 'bot' && <OfBot {...props} holder={holder} />}
        {isOwner && holder.kind === 'person' && !isMine && <GiveToBot {...props} name={name} />}
      </span>
    </li>
  );
}

/** Nobody leaves by a slip of the finger: how, is asked. */
function Leaving({ seat, seating, isBusy, change }: SeatRowProps): ReactNode {
  const { seats: words } = useFriendsWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return <QuietButton onClick={() => setAsked(true)}>{words.leave}</QuietButton>;
  }
  const leave = (isFree: boolean): void => void change(() => seating.leave(seat, isFree));
  return (
    <>
      <Button
        small
        disabled={isBusy}
        onClick={() => leave(false)}
        ref={(button) => button?.focus()}
      >
        {words.leaveToBot}
      </Button>
      <QuietButton disabled={isBusy} onClick={() => leave(true)}>
        {words.handOver}
      </QuietButton>
      <QuietButton onClick={() => setAsked(false)}>{words.stay}</QuietButton>
    </>
  );
}

function ComeBack({ seat, seating, isBusy, change }: SeatRowProps): ReactNode {
  const { seats: words } = useFriendsWords();
  return (
    <Button small disabled={isBusy} onClick={() => void change(() => seating.comeBack(seat))}>
      {words.comeBack}
    </Button>
  );
}

interface OfBotProps extends SeatRowProps {
  readonly holder: Extract<SeatHolder, { kind: 'bot' }>;
}

function OfBot({ seat, holder, seating, isBusy, change }: OfBotProps): ReactNode {
  const { info, title, say } = useTable();
  const { seats: words } = useFriendsWords();
  const levels = useLevels(title, info.sitters.length, info.config);
  const offered = LEVELS.filter((level) => levels.includes(level) || level === holder.level);
  const seatBot = (level: Level): void => void change(() => seating.seatBot(seat, level));
  return (
    <>
      <select
        aria-label={say.review.seats.whoPlays(holder.name)}
        value={holder.level}
        disabled={isBusy}
        onChange={({ target }) =>
          seatBot(LEVELS.find((level) => level === target.value) ?? 'normal')
        }
      >
        {offered.map((level) => (
          <option key={level} value={level}>
            {say.bot(say.levels[level])}
          </option>
        ))}
      </select>
      {holder.isFree !== true && (
        <QuietButton
          disabled={isBusy}
          aria-label={words.freeOf(holder.name)}
          onClick={() => void change(() => seating.free(seat))}
        >
          {words.free}
        </QuietButton>
      )}
    </>
  );
}

interface GiveToBotProps extends SeatRowProps {
  readonly name: string;
}

function GiveToBot({ seat, seating, isBusy, change, name }: GiveToBotProps): ReactNode {
  const { seats: words } = useFriendsWords();
  return (
    <QuietButton
      disabled={isBusy}
      aria-label={words.botFor(name)}
      onClick={() => void change(() => seating.seatBot(seat, 'normal'))}
    >
      {words.bot}
    </QuietButton>
  );
}
