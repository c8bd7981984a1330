/** The table on a screen: the board as large as it goes, the players beside it, what happens told below. */
import { useMemo, type ReactNode } from 'react';
import { useBox } from '../../app/title-parts.ts';
import type { Seating } from '@roundhouse/table';
import { LineSign } from '../../invitation/line-sign.tsx';
import { useFriendsWords } from '../../invitation/words.ts';
import { tableOf as onlineTable } from '../../online/addresses.ts';
import { freeSeats } from '../../online/free-seats.ts';
import { useInvitation } from '../../online/use-invitation.ts';
import { useSeating } from '../../table/elsewhere/use-seating.ts';
import { AtTable } from '../../table/at-table.tsx';
import { useStageView } from '../../table/moments/use-told-figures.ts';
import type { OpenTable } from '../../table/opening.ts';
import { usePlay } from '../../table/play/play-context.tsx';
import { PlayerCards } from '../../table/players/players.tsx';
import { useSaying } from '../../table/prompt/use-saying.ts';
import { useTaps } from '../../table/reel/use-taps.ts';
import { seatColours } from '../../table/seat-colours.ts';
import { SeatSigns } from '../../table/seat-sign.tsx';
import { Beside } from '../../table/side/side.tsx';
import { Stage } from '../../table/stage/stage.tsx';
import { Views } from '../../table/stage/views.tsx';
import { Table } from '../../table/table.tsx';
import { useTable } from '../../table/table-context.tsx';
import { useSounds } from '../../table/use-sounds.ts';
import { JoinCode } from './join-code.tsx';
import style from './screen.module.css';
import { Top } from './top.tsx';
import { useCrowding } from './use-crowding.ts';

export function PublicTable({ table }: { readonly table: OpenTable }): ReactNode {
  return <AtTable table={table}>{table.persons.length > 0 ? <Table /> : <Laid />}</AtTable>;
}

function Laid(): ReactNode {
  const table = useTable();
  const { title, tell, face, info, session } = table;
  const colours = useMemo(() => seatColours(table), [table]);
  const view = useStageView();
  const taps = useTaps();
  const { screen, sides, stocks, players } = useCrowding();
  useSounds();
  const { short } = useBox(title);
  const now = view && face.stage(view, tell).now;
  return (
    <div className={style['frame']}>
      <div className={style['screen']} style={colours} ref={screen}>
        <SeatSigns seats={info.sitters.length} />
        <Top name={short} {...(now === undefined ? {} : { now })} />
        <main id="content" tabIndex={-1} className={style['board']} {...taps}>
          <Stage />
        </main>
        <div className={style['sides']} ref={sides}>
          <div className={style['stocks']} ref={stocks}>
            <div className={style['fitted']}>
              <Beside />
            </div>
          </div>
          <div className={style['players']} ref={players}>
            <div className={style['fitted']}>
              <PlayerCards />
              {session.host.seating && <FreeSeat seating={session.host.seating} />}
            </div>
          </div>
        </div>
        <div className={style['say']}>
          {session.host.wire && <LineSign wire={session.host.wire} />}
          <Say />
        </div>
      </div>
    </div>
  );
}

function Say(): ReactNode {
  const { live, isOver } = usePlay();
  const { plate, text } = useSaying();
  return (
    <div className={style['line']} data-line={live?.seq}>
      <span className="plate">{plate}</span>
      <p aria-live="polite">{text}</p>
      {isOver && <Views />}
    </div>
  );
}

/** In a corner as long as somebody may still sit down. */
function FreeSeat({ seating }: { readonly seating: Seating }): ReactNode {
  const { info } = useTable();
  const { screen } = useFriendsWords();
  const { seats, invitationTag } = useSeating(seating);
  const free = freeSeats({ phase: 'running', seats: [...seats] });
  const table = onlineTable(info.match);
  const { secret, isVoid } = useInvitation(table, invitationTag);
  if (free.length === 0 || (secret === undefined && !isVoid)) return null;
  return (
    <section className={style['corner']} aria-label={screen.join}>
      {isVoid ? (
        <p>{screen.renewed}</p>
      ) : (
        <>
          <JoinCode table={table} secret={secret} isPublic={false} isVoid={isVoid} />
          <p>{screen.seatFree}</p>
        </>
      )}
    </section>
  );
}
