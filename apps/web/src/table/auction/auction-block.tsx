/** An auction as it is held: the lot on the block, the bid large, and who is in. */
import type { Auctioned, Telling } from '@roundhouse/ui/face';
import { personsIn } from '@roundhouse/ui/person';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import type { Shell } from '@roundhouse/ui/words/shell';
import { drawn } from '../drawn.tsx';
import { Mark } from '../mark.tsx';
import { PlayerName } from '../player-name.tsx';
import { usePlay } from '../play/play-context.tsx';
import { Headline } from '../players/headline.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './auction-block.module.css';
import { useAuction } from './use-auction.ts';

export function AuctionBlock(): ReactNode {
  const { say } = useTable();
  const auction = useAuction();
  if (!auction) return null;
  const band = { '--lot': auction.colour ?? 'var(--brass)' } as CSSProperties;
  return (
    <div className={style['holder']}>
      <section className={style['block']} aria-label={say.auction.title} style={band}>
        <Picture />
        <div className={style['lot']}>
          <h2>
            {auction.place !== undefined && <Mark place={auction.place} />}
            {auction.lot}
          </h2>
          <Notes notes={auction.notes} />
        </div>
        <Bid auction={auction} />
        <Bidders auction={auction} />
      </section>
    </div>
  );
}

/** More letters than this may stand on two lines. */
const SHORT = 34;

/** Short ones stand in one piece. */
function Notes({ notes }: { readonly notes: readonly string[] }): ReactNode {
  return (
    <p>
      {notes.map((note, at) => (
        <Fragment key={note}>
          {at > 0 && ' · '}
          <span data-short={note.length <= SHORT ? '' : undefined}>{note}</span>
        </Fragment>
      ))}
    </p>
  );
}

function Picture(): ReactNode {
  const { board, tell } = useTable();
  const { travel } = usePlay();
  if (!board?.Lot || !travel.here) return null;
  return (
    <div className={style['picture']} lang={tell.language}>
      {drawn(board.Lot, { view: travel.here.view, ...tell })}
    </div>
  );
}

function Bid({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { tell, say } = useTable();
  const { bid, leader } = auction;
  return (
    <p className={style['bid']}>
      <Headline text={leader === undefined ? '–' : bid} />
      <span>{leader === undefined ? say.auction.noBid : bidBy(leader, tell, say)}</span>
    </p>
  );
}

/** In seat order, each with a paddle that is up while they are in. */
function Bidders({ auction }: { readonly auction: Auctioned }): ReactNode {
  const { tell, say } = useTable();
  const { leader, bidders } = auction;
  return (
    <ul className={style['bidders']}>
      {bidders.map((state, seat) => (
        <li key={tell.who(seat)} data-state={seat === leader ? 'leads' : state}>
          <Paddle seat={seat} />
          <span>
            <b>
              <PlayerName seat={seat} />
            </b>
            <span>{seat === leader ? say.auction.leads : say.auction[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Paddle({ seat }: { readonly seat: number }): ReactNode {
  return (
    <span className={style['paddle']}>
      <SeatSign seat={seat} width={34} />
    </span>
  );
}

function bidBy(seat: number, tell: Telling, say: Shell['table']): string {
  return say.auction.by(personsIn(tell.language, tell.who).whom(seat));
}
