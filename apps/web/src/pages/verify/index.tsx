/** Was chance fair? A finished game of this device, or a saved one, checked in the browser. */
import { useEffect, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { checkMatch, checkText, type RecordCheck } from '../../host/index.ts';
import { Problem } from '../../matches/problem.tsx';
import { ChooseFile } from './choose-file.tsx';
import { namesAt } from './names-at.ts';
import { Plan } from './plan.tsx';
import { Report } from './report.tsx';
import style from './verify.module.css';
import { useFair } from '../../fair/words.ts';

export interface VerifyPageProps {
  /** A game on this device; without it a file is asked for. */
  readonly match?: string;
}

type Asked =
  | { readonly check: RecordCheck; readonly names?: readonly string[] }
  | { readonly fault: unknown };

export function VerifyPage({ match }: VerifyPageProps): ReactNode {
  const fair = useFair();
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let isLeft = false;
    const check = async (): Promise<void> => {
      if (match === undefined) return;
      const answer = await answerOf(checkMatch(match));
      const names = await namesAt(match).catch(() => undefined);
      if (!isLeft) setAsked({ ...answer, ...(names ? { names } : {}) });
    };
    void check();
    return () => {
      isLeft = true;
    };
  }, [match]);
  const readFile = async (file: File): Promise<void> =>
    setAsked(await answerOf(file.text().then(checkText)));
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
        {asked && 'check' in asked && <Report {...asked} />}
        {match === undefined && !asked ? (
          <Plan>
            <ChooseFile isFirst onChoose={(file) => void readFile(file)} />
          </Plan>
        ) : (
          <footer>
            {match !== undefined && (
              <ButtonLink quiet href={paths.table(match)}>
                {fair.toTable}
              </ButtonLink>
            )}
            <ChooseFile isFirst={false} onChoose={(file) => void readFile(file)} />
          </footer>
        )}
      </div>
    </Page>
  );
}

async function answerOf(checked: Promise<RecordCheck>): Promise<Asked> {
  try {
    return { check: await checked };
  } catch (fault) {
    return { fault };
  }
}
