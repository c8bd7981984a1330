/** The sign on top: which game, where it is, whose order, and the way out. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useBox } from '../../app/title-parts.ts';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { paths } from '../../app/paths.ts';
import { Wheel } from '../../app/wheel.tsx';
import { useStageView } from '../moments/use-told-figures.ts';
import { PlayerName } from '../player-name.tsx';
import { usePlay } from '../play/play-context.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import { Menu } from './menu.tsx';
import style from './sign.module.css';

export function Sign(): ReactNode {
  const { title, tell, say, face } = useTable();
  const view = useStageView();
  const stage = view && face.stage(view, tell);
  return (
    <header className={`sign ${style['sign']}`}>
      <span className={style['wheel']}>
        <Wheel size={32} />
      </span>
      <h1 translate="no">{useBox(title).short}</h1>
      <p className={style['now']}>{stage?.now}</p>
      {stage && stage.order.length > 0 && <Order seats={stage.order} />}
      <div className={style['ways']}>
        <span className={style['language']}>
          <LanguageSwitch />
        </span>
        <Menu />
        <Link href={paths.home} className={style['leave']}>
          {say.leave}
        </Link>
      </div>
    </header>
  );
}

function Order({ seats }: { readonly seats: readonly number[] }): ReactNode {
  const { say } = useTable();
  const { travel } = usePlay();
  const turn = travel.here?.turn;
  const owing = turn?.kind === 'act' ? turn.seats : [];
  return (
    <div className={style['order']}>
      <span>{say.order}</span>
      <ol aria-label={say.order}>
        {seats.map((seat, place) => (
          <li key={place} aria-current={owing.includes(seat) ? 'true' : undefined}>
            <SeatSign seat={seat} width={44} />
            <b>
              <PlayerName seat={seat} />
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
