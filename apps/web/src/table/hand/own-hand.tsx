/** What is one's own: cards, contracts, money. The board lies on the screen, where all can see it. */
import { useMemo, type ReactNode } from 'react';
import { useFriendsWords } from '../../invitation/words.ts';
import { AuctionBlock } from '../auction/auction-block.tsx';
import { drawn } from '../drawn.tsx';
import { usePlay } from '../play/play-context.tsx';
import { PlayerCard } from '../players/players.tsx';
import { Caption } from '../reel/caption.tsx';
import { SCROLLED_BY_KEYS } from '../scrolled-by-keys.ts';
import { useBoardProps } from '../stage/board.tsx';
import { useTable } from '../table-context.tsx';
import style from './hand.module.css';
import type { HandView } from './use-hand.ts';

export function OwnHand({ hand }: { readonly hand: HandView }): ReactNode {
  const { hand: words } = useFriendsWords();
  const { board, tell } = useTable();
  const { seat, isMine } = usePlay();
  const props = useBoardProps();
  const drawing = useMemo(() => props && drawn(board?.Hand, props), [board, props]);
  return (
    <section
      className={style['own']}
      aria-label={words.own}
      data-own-hand
      lang={tell.language}
      {...SCROLLED_BY_KEYS}
    >
      <Caption />
      <AuctionBlock />
      {drawing}
      {isMine && hand.places > 0 && (
        <button type="button" className={style['place']} onClick={() => hand.showMap(true)}>
          <MapSign />
          {words.choosePlace(hand.places)}
        </button>
      )}
      {seat !== null && <PlayerCard seat={seat} />}
      <p className={style['note']}>{words.onScreen}</p>
    </section>
  );
}

function MapSign(): ReactNode {
  return (
    <svg width="26" height="22" viewBox="0 0 26 22" aria-hidden="true">
      <path
        d="M2 5l7-3 8 3 7-3v15l-7 3-8-3-7 3zM9 2v15M17 5v15"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
