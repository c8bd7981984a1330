/** The tables of every round, the latest round first. */
import type { ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { QuietLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { matchOf } from '../../online/addresses.ts';
import type { Tournament } from './seen.ts';
import style from './tournament.module.css';

export function Rounds({ seen }: { readonly seen: Tournament }): ReactNode {
  const { tournaments: words } = useLadderWords();
  const rounds = seen.drawn.map((tables, at) => ({ tables, round: at + 1 })).toReversed();
  return rounds.map(({ tables, round }) => (
    <Captioned key={round} title={words.tables(round)} data-round={round}>
      <ol className={style['tables']}>
        {tables.map((table, at) => (
          <li key={table.table} className="card">
            <TableCard seen={seen} drawn={table} number={at + 1} />
          </li>
        ))}
      </ol>
    </Captioned>
  ));
}

interface TableCardProps {
  readonly seen: Tournament;
  readonly drawn: Tournament['drawn'][number][number];
  readonly number: number;
}

function TableCard({ seen, drawn, number }: TableCardProps): ReactNode {
  const { tournaments: words } = useLadderWords();
  const { set } = useFriendsWords();
  const { table, seats, places } = drawn;
  const order = seats
    .map((entrant, seat) => ({ entrant, seat, place: places?.[seat] }))
    .toSorted((one, other) => (one.place ?? one.seat) - (other.place ?? other.seat));
  const isMine = seen.mine !== undefined && seats.includes(seen.mine);
  return (
    <>
      <h3>{words.table(number)}</h3>
      <ul>
        {order.map(({ entrant, seat, place }) => (
          <li key={seat}>
            {place !== undefined && <b>{place}</b>}
            {entrant === null ? (
              set.bot
            ) : (
              <span translate="no">{seen.entrants[entrant]?.name}</span>
            )}
          </li>
        ))}
      </ul>
      <QuietLink href={paths.table(matchOf(table))}>
        {wayTo(words, { isOver: places !== undefined, isMine })}
      </QuietLink>
    </>
  );
}

function wayTo(
  words: ReturnType<typeof useLadderWords>['tournaments'],
  { isOver, isMine }: { readonly isOver: boolean; readonly isMine: boolean },
): string {
  if (isOver) return words.result;
  return isMine ? words.yourTable : words.watch;
}
