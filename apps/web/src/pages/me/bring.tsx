/** What a guest takes along when he opens a pass of his own: the tables where he sits. */
import type { ReactNode } from 'react';
import { TitleName } from '../../app/title-name.tsx';
import { useSettings } from '../../settings/index.ts';
import style from './me.module.css';
import type { Luggage } from './mine.ts';
import { useAccountWords } from './use-asking.ts';

export interface BringProps {
  readonly luggage: Luggage;
  readonly isWanted: boolean;
  onChange(isWanted: boolean): void;
}

export function Bring({ luggage, isWanted, onChange }: BringProps): ReactNode {
  const { bring } = useAccountWords();
  const { tables, over } = luggage;
  return (
    <fieldset className={style['bring']}>
      <legend>{bring.title}</legend>
      <p>{bring.text(tables.length + over)}</p>
      <ul className={style['luggage']} data-stays={!isWanted}>
        {tables.map((table) => (
          <Piece key={table.table} table={table} />
        ))}
        {over > 0 && (
          <li>
            <strong>{bring.over(over)}</strong>
          </li>
        )}
      </ul>
      <label className={style['choice']}>
        <input
          type="checkbox"
          checked={isWanted}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{bring.choice}</span>
      </label>
      {!isWanted && <p>{bring.left}</p>}
    </fieldset>
  );
}

interface PieceProps {
  readonly table: Luggage['tables'][number];
}

function Piece({ table: { title: id, seats, mine } }: PieceProps): ReactNode {
  const { bring } = useAccountWords();
  const { language } = useSettings();
  const others = seats.flatMap((holder, seat) =>
    holder.kind === 'open' || mine.includes(seat) ? [] : [holder.name],
  );
  const company = new Intl.ListFormat(language).format(others);
  return (
    <li>
      <strong>
        <TitleName id={id} />
      </strong>
      <span translate="no">{others.length > 0 ? company : bring.alone}</span>
    </li>
  );
}
