/** The middle of the table: the board, the board in words, or the result. */
import type { ReactNode } from 'react';
import { AuctionBlock } from '../auction/auction-block.tsx';
import { WaitingElsewhere } from '../elsewhere/index.tsx';
import { End } from '../end/end.tsx';
import { Ticket } from '../lesson/ticket.tsx';
import { Caption } from '../reel/caption.tsx';
import { Recap } from '../reel/recap.tsx';
import { Board } from './board.tsx';
import style from './stage.module.css';
import { Steps } from './steps.tsx';
import { Twin } from './twin.tsx';
import { useEndShown, useViews } from './views.tsx';

export function Stage(): ReactNode {
  const { shown } = useViews();
  useEndShown();
  return (
    <div className={style['stage']}>
      <div className={style['shown']} data-stage data-view={shown}>
        {shown === 'board' && <Board />}
        {shown === 'words' && <Twin />}
        {shown === 'result' && <End />}
        {shown === 'board' && <Steps />}
        {shown !== 'result' && <Caption />}
        {shown !== 'result' && <Recap />}
        <WaitingElsewhere />
      </div>
      {shown !== 'result' && <AuctionBlock />}
      <Ticket />
    </div>
  );
}
