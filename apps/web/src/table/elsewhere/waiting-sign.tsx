/** While others decide: deciding beforehand, the way back into a seat that is kept, to another game that waits, and to the tournament. */
import type { Seating } from '@roundhouse/table';
import { useState, type ReactNode } from 'react';
import { Button, QuietLink } from '../../app/button.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { Beforehand } from '../time/index.tsx';
import { NextGame } from './next-game.tsx';
import { useSeating } from './use-seating.ts';
import style from './waiting-sign.module.css';

export function WaitingSign({ seating }: { readonly seating: Seating }): ReactNode {
  const { say, info } = useTable();
  const { isMine, isOver, travel, shown } = usePlay();
  const { seats } = useSeating(seating);
  // Whoever is told what happened meanwhile may be the one who decides.
  if (isMine || isOver || travel.isAway || shown.isRecap) return null;
  const kept = seats.findIndex((holder) => holder.kind === 'bot' && holder.isMine === true);
  return (
    <div className={style['waiting']} data-meanwhile>
      <Beforehand />
      {kept >= 0 && <ComeBack seat={kept} seating={seating} />}
      <NextGame />
      {info.tournament !== undefined && (
        <QuietLink href={onlinePaths.tournament(info.tournament)}>
          {say.ending.toTournament}
        </QuietLink>
      )}
    </div>
  );
}

function ComeBack({
  seat,
  seating,
}: {
  readonly seat: number;
  readonly seating: Seating;
}): ReactNode {
  const { seats: words } = useFriendsWords();
  const { notices } = usePlay();
  const [isBusy, setBusy] = useState(false);
  const sit = (): void => {
    setBusy(true);
    // Where it worked, the table is opened anew with the seat.
    seating.comeBack(seat).catch((error: unknown) => {
      setBusy(false);
      notices.fail(error);
    });
  };
  return (
    <Button small disabled={isBusy} onClick={sit}>
      {words.comeBack}
    </Button>
  );
}
