/** A game on the shelf: what, with whom, how it ended for me, and what can be done with it. */
import type { ReactNode } from 'react';
import { QuietButton, QuietLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { useFair } from '../../fair/words.ts';
import { saveRecord } from '../../matches/save-record.ts';
import { matchOf } from '../../online/addresses.ts';
import { sittersOf } from '../../online/list.ts';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { useAccountWords, useAsking } from '../me/use-asking.ts';
import style from './games.module.css';
import { KeepHere } from './keep-here.tsx';
import type { Game } from './use-games.ts';

export function GameRow({ game }: { readonly game: Game }): ReactNode {
  const { games } = useAccountWords();
  const fair = useFair();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking();
  const { table, mine, seats, touched, places } = game;
  const match = matchOf(table);
  const others = seats.flatMap((holder, seat) =>
    holder.kind === 'open' || mine.includes(seat) ? [] : [holder.name],
  );
  const company = new Intl.ListFormat(language).format(others);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  const save = (): void =>
    run(async () => {
      const { record } = await server.ask('readRecord', { table });
      saveRecord(record, `${game.title}-${table}`);
    });
  return (
    <li className={`card ${style['game']}`}>
      <FramedCover id={game.title} className={style['picture']} />
      <span className={style['what']}>
        <strong>
          <TitleName id={game.title} />
        </strong>
        <span translate="no">{company}</span>
        <time dateTime={new Date(touched).toISOString()}>{day.format(touched)}</time>
      </span>
      <Stamp mine={mine} places={places} seats={seats.length} />
      <span className={style['acts']}>
        <QuietLink href={paths.table(match)} aria-label={games.lookAt(company)}>
          {games.look}
        </QuietLink>
        <QuietLink href={paths.verify(match)} aria-label={fair.checkOf(company)}>
          {fair.checkShort}
        </QuietLink>
        <QuietButton aria-label={games.saveOf(company)} disabled={isBusy} onClick={save}>
          {games.save}
        </QuietButton>
        <KeepHere match={match} sitters={sittersOf(seats)} />
      </span>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </li>
  );
}

interface StampProps {
  readonly mine: readonly number[];
  readonly places: readonly number[] | undefined;
  readonly seats: number;
}

/** The best place of a seat of mine; who only kept the table has none. */
function Stamp({ mine, places, seats }: StampProps): ReactNode {
  const { games } = useAccountWords();
  const own = mine.flatMap((seat) => places?.[seat] ?? []);
  if (own.length === 0) {
    return <span className={style['stamp']}>{mine.length === 0 && games.watched}</span>;
  }
  const best = Math.min(...own);
  return (
    <span className={style['stamp']} data-won={best === 1}>
      {games.place(best, seats)}
    </span>
  );
}
