/** What rated games of one title say of a player. */
import type { Answer } from '@roundhouse/contract';
import { titleOf } from '@roundhouse/titles';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'wouter';
import { PlayerLink } from '../../ladder/player-name.tsx';
import { useLadderWords } from '../../ladder/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useSettings } from '../../settings/index.ts';
import { CourseChart } from './course-chart.tsx';
import style from './profile.module.css';

export type TitleProfile = Answer<'readProfile'>['titles'][number];

export function TitleSection({ told }: { readonly told: TitleProfile }): ReactNode {
  const words = useLadderWords();
  const { profile } = words;
  const { language } = useSettings();
  const heading = useId();
  const { title, rating, deviation, games, rank, isProvisional } = told;
  const number = new Intl.NumberFormat(language);
  return (
    <section className={style['title']} aria-labelledby={heading} data-title={title}>
      <header>
        <h2 id={heading}>{titleOf(title)?.names[language] ?? title}</h2>
        <p className={style['standing']}>
          <strong>{rating}</strong>
          <span>
            {words.give(deviation)}, {words.games(games)}
          </span>
          {isProvisional && <b>{words.provisional}</b>}
          {rank !== undefined && <Link href={onlinePaths.ladder(title)}>{profile.rank(rank)}</Link>}
        </p>
      </header>
      <CourseChart course={told.course} />
      <div className={style['beside']}>
        <div>
          <h3 className="caption">{profile.places}</h3>
          {told.places.map((each) => (
            <Places key={each.seats} {...each} />
          ))}
        </div>
        <div>
          <h3 className="caption">{profile.against}</h3>
          <p>{profile.wins(number.format(told.wins), number.format(told.evenWins))}</p>
          <p>{profile.beaten(told.beaten)}</p>
          <Balance share={told.beaten} />
        </div>
        {told.opponents.length > 0 && (
          <div>
            <h3 className="caption">{profile.opponents}</h3>
            <ul className={style['opponents']}>
              {told.opponents.map((each) => (
                <li key={each.player}>
                  <PlayerLink player={each} /> <span>{words.games(each.games)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

/** Columns of wagons, one for each place; each says its number and how often. */
function Places({ seats, counts }: TitleProfile['places'][number]): ReactNode {
  const { profile } = useLadderWords();
  const most = Math.max(1, ...counts);
  return (
    <figure className={style['places']}>
      <figcaption>{profile.placesAt(seats)}</figcaption>
      <ol>
        {counts.map((count, index) => (
          <li key={`place ${index + 1}`}>
            <span className="unseen">{profile.times(index + 1, count)}</span>
            <i aria-hidden="true" style={{ '--part': count / most } as CSSProperties}>
              {count}
            </i>
            <b aria-hidden="true">{index + 1}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** How far from even, on a rule: the sentence above it says the same. */
function Balance({ share }: { readonly share: number }): ReactNode {
  return (
    <svg className={style['balance']} viewBox="-6 0 212 30" aria-hidden="true">
      <path d="M4 20H196" />
      <path d="M100 8V28" className={style['even']} />
      <path d={`M100 20H${4 + share * 1.92}`} className={style['off']} data-ahead={share >= 50} />
      <circle cx={4 + share * 1.92} cy="20" r="7" data-ahead={share >= 50} />
    </svg>
  );
}
