import type { Outcome, Seat } from '@roundhouse/engine';
import type { Telling } from '@roundhouse/ui/face';
import { sentence } from '@roundhouse/ui/sentence';
import { personsIn } from '@roundhouse/ui/person';
import type { ReactNode } from 'react';
import type { Shell } from '@roundhouse/ui/words/shell';
import { plain } from '@roundhouse/ui/plain';
import { PlayerName } from '../player-name.tsx';
import { usePlay } from '../play/play-context.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';
import { Verdicts } from './verdicts.tsx';

export interface PlacesProps {
  readonly outcome: Outcome;
  /** Who is placed last, whatever he scored. */
  readonly out: readonly Seat[];
}

/** The winner on a sign, and everybody by place. */
export function Places({ outcome, out }: PlacesProps): ReactNode {
  const { face, tell, say } = useTable();
  const { live } = usePlay();
  const { scores, places } = outcome;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const seats = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <div className={style['result']}>
      <p className={`sign ${style['winner']}`}>{wonBy(winners, tell, say)}</p>
      {/* Why the rules have it otherwise is no reason here. */}
      {out.length === 0 && <Verdicts />}
      <ol aria-label={say.ending.places} className={style['places']}>
        {seats.map((seat) => (
          <li key={seat} data-first={places[seat] === 1}>
            <span className={`number ${style['place']}`}>
              {say.ending.place(places[seat] ?? 0)}
            </span>
            <SeatSign seat={seat} width={64} />
            <b>
              <PlayerName seat={seat} />
              {out.includes(seat) && <small>{say.ending.out}</small>}
            </b>
            <span className={`number ${style['score']}`}>
              {live ? face.standing(live.view, seat, tell).headline : plain(scores[seat] ?? 0)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function wonBy(seats: readonly number[], tell: Telling, say: Shell['table']): string {
  const names = new Intl.ListFormat(tell.language).format(
    seats.map(personsIn(tell.language, tell.who)),
  );
  const told = sentence(names);
  if (seats.length > 1) return say.ending.winners(told);
  return seats[0] === tell.who.you ? say.ending.youWin : say.ending.winner(told);
}
