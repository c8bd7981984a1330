/** What a guest takes along when he opens a pass of his own: the tables where he sits. */
import type { Answer } from '@roundhouse/contract';
import type { ReactNode } from 'react';
import { TitleName } from '../../app/title-name.tsx';
import { useSettings } from '../../settings/index.ts';
import style from './me.module.css';
import { useAccountWords } from './use-asking.ts';

type Table = Answer<'listTables'>['tables'][number];

export interface BringProps {
  readonly tables: readonly Table[];
  readonly isWanted: boolean;
  onChange(isWanted: boolean): void;
}

export function Bring({ tables, isWanted, onChange }: BringProps): ReactNode {
  const { bring } = useAccountWords();
  return (
    <fieldset className={style['bring']}>
      <legend>{bring.title}</legend>
      <p>{bring.text(tables.length)}</p>
      <ul className={style['luggage']} data-stays={!isWanted}>
        {tables.map((table) => (
          <Luggage key={table.table} table={table} />
        ))}
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

function Luggage({ table: { title: id, seats, mine } }: { readonly table: Table }): ReactNode {
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
