import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../app/page.tsx';
import { places } from '../../app/places.ts';
import type { MatchEntry } from '../../host/index.ts';
import { MatchCard } from '../../matches/match-card.tsx';
import { problemText } from '../../matches/problems.ts';
import { companyOf } from '../../matches/telling.ts';
import { removeMatch, useMatches } from '../../matches/use-matches.ts';
import { DeleteButton } from './delete-button.tsx';
import { useWords } from '../../words/index.ts';
import style from './tables.module.css';

/** Every match on this device. */
export function TablesPage(): ReactNode {
  const words = useWords();
  const { tables } = words;
  const { entries, at, fault } = useMatches();
  const running = entries?.filter(({ isOver }) => !isOver) ?? [];
  const over = entries?.filter(({ isOver }) => isOver) ?? [];
  return (
    <Page title={tables.title}>
      <div className={style['tables']}>
        <h1>{tables.title}</h1>
        <p className={style['lead']}>{tables.lead}</p>
        {fault !== undefined && <p role="alert">{problemText(fault, words)}</p>}
        {entries?.length === 0 && (
          <p className={style['none']}>
            {tables.none} <Link href={places.home}>{tables.begin}</Link>
          </p>
        )}
        <Matches heading={tables.running} entries={running} now={at} />
        <Matches heading={tables.over} entries={over} now={at} />
      </div>
    </Page>
  );
}

interface MatchesProps {
  readonly heading: string;
  readonly entries: readonly MatchEntry[];
  readonly now: number;
}

function Matches({ heading, entries, now }: MatchesProps): ReactNode {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className="caption">{heading}</h2>
      <ul className="plain">
        {entries.map((entry) => (
          <li key={entry.match}>
            <MatchCard entry={entry} now={now} />
            <DeleteButton
              label={words.tables.deleteWith(companyOf(entry, words))}
              onDelete={() => void removeMatch(entry.match)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
