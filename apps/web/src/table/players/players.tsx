/** The players: all that is public about each, the one to move marked. */
import type { Standing } from '@roundhouse/ui/face';
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { useStageView, useStandingOf } from '../moments/use-told-figures.ts';
import { usePlay } from '../play/play-context.tsx';
import { seatOf } from '../reel/telling.ts';
import { SCROLLED_BY_KEYS } from '../scrolled-by-keys.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import { PlayerName } from '../player-name.tsx';
import { TimeOf } from '../time/index.tsx';
import { Headline } from './headline.tsx';
import { Holding } from './holding.tsx';
import style from './players.module.css';

function useSeats(): readonly number[] {
  const { info } = useTable();
  return info.sitters.map((_, seat) => seat);
}

/** Whom what is being told is about. */
function useToldOf(): number | undefined {
  const { telling } = usePlay();
  return telling && (seatOf(telling.beat.event) ?? telling.step.by);
}

function useOwing(): readonly number[] {
  const { travel } = usePlay();
  const turn = travel.here?.turn;
  return turn?.kind === 'act' ? turn.seats : [];
}

/** One line on narrow screens: train and what counts most. */
export function PlayerStrip(): ReactNode {
  const { say } = useTable();
  const standingOf = useStandingOf();
  const owing = useOwing();
  const toldOf = useToldOf();
  const seats = useSeats();
  return (
    <section aria-label={say.players}>
      <ul className={style['strip']}>
        {seats.map((seat) => (
          <li
            key={seat}
            aria-current={owing.includes(seat) ? 'true' : undefined}
            data-teller={seat === toldOf ? '' : undefined}
          >
            <SeatSign seat={seat} width={38} />
            <span className={style['short']}>
              <span className={style['who']}>
                <PlayerName seat={seat} />
              </span>
              <Figure standing={standingOf(seat)?.standing} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With the mark of what is counted: on a phone there is no room for its word. */
function Figure({ standing }: { readonly standing: Standing | undefined }): ReactNode {
  if (!standing) return null;
  const { headline, mark } = standing;
  return (
    <span className={style['figure']}>
      {mark !== undefined && <Mark place={mark} />}
      <Headline text={headline} />
    </span>
  );
}

export function PlayerCards(): ReactNode {
  const { say } = useTable();
  const seats = useSeats();
  return (
    <section className={style['players']} aria-label={say.players} {...SCROLLED_BY_KEYS}>
      {seats.map((seat) => (
        <PlayerCard key={seat} seat={seat} />
      ))}
      <EndNear />
    </section>
  );
}

export function PlayerCard({ seat }: { readonly seat: number }): ReactNode {
  const { info, say } = useTable();
  const { seat: mine } = usePlay();
  const owing = useOwing();
  const toldOf = useToldOf();
  const told = useStandingOf()(seat);
  if (!told) return null;
  const { headline, note, facts } = told.standing;
  const sitter = info.sitters[seat];
  const role = sitter?.kind === 'bot' ? say.bot(say.levels[sitter.level]) : undefined;
  return (
    <article
      className={style['player']}
      data-mine={seat === mine}
      data-teller={seat === toldOf ? '' : undefined}
      aria-current={owing.includes(seat) ? 'true' : undefined}
    >
      <header>
        <SeatSign seat={seat} width={58} />
        <div className={style['name']}>
          <h2>
            <PlayerName seat={seat} /> {seat === mine && <i>{say.you}</i>}
          </h2>
          <p>{note ?? role}</p>
        </div>
        <span className={style['headline']}>
          <Headline text={headline} />
        </span>
      </header>
      <TimeOf seat={seat} />
      <Holding view={told.view} seat={seat} />
      <dl data-many={facts.length > 2}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** How near the end is. */
function EndNear(): ReactNode {
  const { face, tell, say } = useTable();
  const view = useStageView();
  const near = view ? face.stage(view, tell).end : [];
  if (near.length === 0) return null;
  return (
    <div className={style['near']}>
      <h2>{say.end}</h2>
      <ul>
        {near.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </div>
  );
}
