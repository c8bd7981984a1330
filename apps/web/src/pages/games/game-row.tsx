/** A game on the shelf: what, with whom, how it ended for me, and what can be done with it. */
import { titleOf, type Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Cover, useBox } from '../../app/title-parts.ts';
import { useFair } from '../../fair/words.ts';
import { saveRecord } from '../../matches/save-record.ts';
import { matchOf } from '../../online/addresses.ts';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { useAccountWords, useAsking } from '../me/use-asking.ts';
import style from './games.module.css';
import type { Game } from './use-games.ts';

export function GameRow({ game }: { readonly game: Game }): ReactNode {
  const { games } = useAccountWords();
  const fair = useFair();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking();
  const { table, mine, seats, touched, places } = game;
  const title = titleOf(game.title);
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
      <span className={style['picture']}>
        <Suspense>{title && <Cover title={title} />}</Suspense>
      </span>
      <span className={style['what']}>
        <strong>
          <Suspense>{title ? <Name title={title} /> : game.title}</Suspense>
        </strong>
        <span translate="no">{company}</span>
        <time dateTime={new Date(touched).toISOString()}>{day.format(touched)}</time>
      </span>
      <Stamp mine={mine} places={places} seats={seats.length} />
      <span className={style['acts']}>
        <Link
          href={paths.table(match)}
          className="button quiet small"
          aria-label={games.lookAt(company)}
        >
          {games.look}
        </Link>
        <Link
          href={paths.verify(match)}
          className="button quiet small"
          aria-label={fair.checkOf(company)}
        >
          {fair.checkShort}
        </Link>
        <button
          type="button"
          className="button quiet small"
          aria-label={games.saveOf(company)}
          disabled={isBusy}
          onClick={save}
        >
          {games.save}
        </button>
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

function Name({ title }: { readonly title: Title }): ReactNode {
  return useBox(title).short;
}
