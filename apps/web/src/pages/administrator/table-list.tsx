/** Every table, private ones too: who sits there and how far it is. */
import { titleOf } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { Button, QuietLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { ago } from '../../matches/telling.ts';
import { matchOf } from '../../online/addresses.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './office.module.css';
import { useOfficeWords, type Office } from './use-office.ts';

export interface TableListProps {
  readonly office: Office;
  onMore(): void;
}

export function TableList({ office: { tables, at }, onMore }: TableListProps): ReactNode {
  const { rooms: words } = useOfficeWords();
  return (
    <Part id="every-table" title={words.title} className={style['part']}>
      {tables.some.length === 0 && <p>{words.none}</p>}
      <ul className={style['rows']}>
        {tables.some.map((table) => (
          <Row key={table.table} table={table} now={at} />
        ))}
      </ul>
      {tables.hasMore && (
        <Button quiet onClick={onMore}>
          {words.more}
        </Button>
      )}
    </Part>
  );
}

interface RowProps {
  readonly table: Office['tables']['some'][number];
  readonly now: number;
}

function Row({ table, now }: RowProps): ReactNode {
  const { rooms: words } = useOfficeWords();
  const { matches } = useWords();
  const { language } = useSettings();
  const title = titleOf(table.title)?.names[language] ?? table.title;
  const names = table.seats.flatMap((holder) => (holder.kind === 'open' ? [] : [holder.name]));
  const company = names.length > 0 ? new Intl.ListFormat(language).format(names) : words.nobody;
  const where =
    table.phase === 'open' ? paths.room(table.table) : paths.table(matchOf(table.table));
  return (
    <li>
      <span>
        <strong>{title}</strong>
        <em>{words.phases[table.phase]}</em>
        <span translate="no">{company}</span>
        <small>
          {table.isPublic ? words.isPublic : words.isPrivate},{' '}
          {ago(table.touched, now, language) ?? matches.justNow}
        </small>
      </span>
      <QuietLink href={where} aria-label={words.watchAt(title, company)}>
        {words.watch}
      </QuietLink>
    </li>
  );
}
