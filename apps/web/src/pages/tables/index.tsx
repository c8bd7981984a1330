import type { Shell } from '@roundhouse/ui/words/shell';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { QuietLink } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import type { MatchEntry } from '../../host/index.ts';
import { DeleteButton } from '../../matches/delete-button.tsx';
import { MatchCard } from '../../matches/match-card.tsx';
import { ProblemAlert } from '../../matches/problem.tsx';
import { SaveKept } from '../../matches/save-kept.tsx';
import { companyOf } from '../../matches/telling.ts';
import { removeMatch, useMatches } from '../../matches/use-matches.ts';
import { hasBeenOnline } from '../../online/addresses.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useWords } from '../../words/index.ts';
import style from './tables.module.css';
import { useFair } from '../../fair/words.ts';

/** Every match on this device, and those elsewhere where one sits that are not over. */
export function TablesPage(): ReactNode {
  const words = useWords();
  const { tables } = words;
  const fair = useFair();
  const { entries, at, fault, Sign } = useMatches();
  const sound = entries?.filter(({ problem }) => problem === undefined) ?? [];
  const broken = entries?.filter(({ problem }) => problem !== undefined) ?? [];
  const running = sound.filter(({ isOver }) => !isOver);
  const over = sound.filter(({ isOver }) => isOver);
  return (
    <Page title={tables.title}>
      {Sign && <Sign />}
      <div className={style['tables']}>
        <h1>{tables.title}</h1>
        <p className={style['lead']}>{tables.lead}</p>
        <ProblemAlert fault={fault} />
        {entries?.length === 0 && (
          <p className={style['none']}>
            {tables.none} <Link href={paths.home}>{tables.begin}</Link>
          </p>
        )}
        <Matches heading={tables.running} entries={running} now={at} />
        <Matches heading={tables.over} entries={over} now={at} />
        <Matches heading={tables.broken} entries={broken} now={at} />
        <p className={style['check']}>
          {tables.company} <Link href={onlinePaths.lobby}>{tables.lobby}</Link>
        </p>
        {hasBeenOnline() && (
          <p>
            <Link href={onlinePaths.games}>{tables.shelf}</Link>
          </p>
        )}
        <p className={style['check']}>
          {fair.checkFile} <Link href={paths.verify()}>{fair.file}</Link>
        </p>
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
    <Captioned title={heading}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.match}>
            <MatchCard entry={entry} now={now} />
            <span className={style['acts']}>
              {entry.problem !== undefined && <SaveKept {...entry} />}
              {entry.problem === undefined && entry.isOver && <CheckLink entry={entry} />}
              {entry.problem === undefined && !entry.isOver && !entry.elsewhere && (
                <PutLink entry={entry} />
              )}
              {!entry.elsewhere && (
                <DeleteButton
                  label={deleteLabel(entry, words)}
                  onDelete={() => void removed(entry.match)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Captioned>
  );
}

function PutLink({ entry }: { readonly entry: MatchEntry }): ReactNode {
  const { tables } = useWords();
  return <QuietLink href={paths.putOnline(entry.title, entry.match)}>{tables.put}</QuietLink>;
}

function CheckLink({ entry }: { readonly entry: MatchEntry }): ReactNode {
  const words = useWords();
  const fair = useFair();
  return (
    <QuietLink href={paths.verify(entry.match)} aria-label={fair.checkOf(companyOf(entry, words))}>
      {fair.checkShort}
    </QuietLink>
  );
}

/** The button goes with its match; who came by keyboard stays on the page. */
async function removed(match: string): Promise<void> {
  await removeMatch(match);
  document.getElementById('content')?.focus({ preventScroll: true });
}

function deleteLabel(entry: MatchEntry, words: Shell): string {
  const company = companyOf(entry, words);
  return company === '' ? words.tables.deleteBroken : words.tables.deleteWith(company);
}
