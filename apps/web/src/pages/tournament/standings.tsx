/** Who stands where, on an enamel board; what tells equals apart is in it. */
import type { ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { useLadderWords } from '../../ladder/words.ts';
import { DropButton } from './drop-button.tsx';
import type { SeenProps } from './one.tsx';
import style from './tournament.module.css';

export function Standings({ seen, again }: SeenProps): ReactNode {
  const words = useLadderWords();
  const { tournaments } = words;
  // Before the first table is over nobody stands anywhere.
  const isPlayed = seen.standings.some(({ games }) => games > 0);
  return (
    <Captioned title={tournaments.standings}>
      <div className={style['board']}>
        <table data-standings>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{words.place}</span>
              </th>
              <th scope="col">{words.player}</th>
              <th scope="col">{tournaments.points}</th>
              <th scope="col">{tournaments.wins}</th>
              <th scope="col">{tournaments.strength}</th>
            </tr>
          </thead>
          <tbody>
            {seen.standings.map(({ entrant, place, points, wins, strength }) => {
              const { name = '', isGone = false } = seen.entrants[entrant] ?? {};
              return (
                <tr key={entrant} data-gone={isGone}>
                  <td className={style['place']}>{isPlayed ? place : '–'}</td>
                  <th scope="row">
                    <span translate="no">{name}</span>
                    {entrant === seen.mine && <b>{words.you}</b>}
                    {isGone && <small>{tournaments.left}</small>}
                    <small className={style['narrow']}>{tournaments.won(wins, strength)}</small>
                  </th>
                  <td className="number">{points}</td>
                  <td className="number">{wins}</td>
                  <td className="number">{strength}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={style['note']}>{tournaments.standingsNote}</p>
      {seen.isHost && seen.phase === 'running' && (
        <details className={style['absent']}>
          <summary>{tournaments.dropTitle}</summary>
          <ul className={style['entrants']}>
            {seen.entrants.map(
              ({ name, isGone }, entrant) =>
                !isGone &&
                entrant !== seen.mine && (
                  <li key={`${entrant} ${name}`}>
                    <span translate="no">{name}</span>
                    <DropButton seen={seen} again={again} entrant={entrant} />
                  </li>
                ),
            )}
          </ul>
        </details>
      )}
    </Captioned>
  );
}
