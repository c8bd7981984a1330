/** Was chance fair? A finished game of this device, or a saved one, checked in the browser. */
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../app/page.tsx';
import { places } from '../../app/places.ts';
import { checkMatch, checkText, type RecordCheck } from '../../host/index.ts';
import { Problem } from '../../matches/problem.tsx';
import { useMatches } from '../../matches/use-matches.ts';
import { useWords } from '../../words/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { Report } from './report.tsx';
import style from './verify.module.css';

export interface VerifyPageProps {
  /** A game on this device; without it a file is asked for. */
  readonly match?: string;
}

type Asked =
  | { readonly check: RecordCheck; readonly isFile: boolean }
  | { readonly fault: unknown };

export function VerifyPage({ match }: VerifyPageProps): ReactNode {
  const { fair } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const names = useNames(match);
  const ask = useCallback(async (checked: Promise<RecordCheck>, isFile: boolean) => {
    try {
      setAsked({ check: await checked, isFile });
    } catch (fault) {
      setAsked({ fault });
    }
  }, []);
  useEffect(() => {
    if (match !== undefined) void ask(checkMatch(match), false);
  }, [match, ask]);
  const readFile = async (file: File): Promise<void> => ask(checkText(await file.text()), true);
  return (
    <Page title={fair.title}>
      <div className={style['verify']}>
        <header>
          <h1>{fair.title}</h1>
          <p>{fair.lead}</p>
        </header>
        {asked && 'fault' in asked && (
          <p role="alert">
            <Problem fault={asked.fault} />
          </p>
        )}
        {asked && 'check' in asked && (
          <Report check={asked.check} {...(names && !asked.isFile ? { names } : {})} />
        )}
        <footer>
          {match !== undefined && (
            <Link href={places.table(match)} className="button quiet">
              {fair.toTable}
            </Link>
          )}
          <ChooseFile
            isFirst={match === undefined && !asked}
            onChoose={(file) => void readFile(file)}
          />
        </footer>
      </div>
    </Page>
  );
}

/** Who played a game of this device. */
function useNames(match: string | undefined): readonly string[] | undefined {
  const { entries } = useMatches();
  return entries?.find((entry) => entry.match === match)?.sitters.map(({ name }) => name);
}
