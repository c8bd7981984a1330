/** What was played and what else there was: touched, each is shown on the board. */
import type { Followed } from '@roundhouse/bots';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import style from './study-choices.module.css';
import { useStudy, type Side } from './study-context.tsx';
import { useLookedAt, useMoveName } from './use-looked-at.ts';
import { useStudyTelling } from './use-telling.ts';

export function StudyChoices(): ReactNode {
  const { say } = useTable();
  const { look, side, show } = useStudy();
  const looked = useLookedAt(look);
  const nameOf = useMoveName();
  const telling = useStudyTelling();
  if (!looked) return null;
  const { before, played, other } = looked;
  const { seat } = looked.look;
  const row = (
    each: Side,
    label: string,
    name: string,
    followed: Followed,
    worth: string,
  ): ReactNode => (
    <li>
      <button
        type="button"
        className={style['move']}
        data-study={each}
        aria-pressed={side === each}
        onClick={() => show(each)}
      >
        <span className="plate">{label}</span>
        <b>{name}</b>
        <span>{worth}</span>
        <em>{telling.why(looked.look, followed)}</em>
      </button>
    </li>
  );
  const { played: first, other: second } = looked.look;
  return (
    <ul className={style['moves']} aria-label={say.review.onBoard}>
      {row('played', say.review.played, nameOf(played, before), first, telling.wins(seat, first))}
      {row(
        'other',
        telling.other(looked.look),
        nameOf(other, before),
        second,
        telling.would(seat, second),
      )}
    </ul>
  );
}
