import { useState, type ReactNode } from 'react';
import { QuietButton } from '../app/button.tsx';
import { keptRecord } from '../host/index.ts';
import { useWords } from '../words/index.ts';
import { saveRecord } from './save-record.ts';

/** Saves what is left of a match that can't be opened; all of it where only the version is wrong. */
export function SaveKept({
  match,
  title,
}: {
  readonly match: string;
  readonly title: string;
}): ReactNode {
  const { tables, table } = useWords();
  const [isLost, setLost] = useState(false);
  const save = async (): Promise<void> => {
    try {
      saveRecord(await keptRecord(match), `${title}-${match}`);
    } catch {
      setLost(true);
    }
  };
  return (
    <QuietButton onClick={() => void save()}>
      {isLost ? table.problems.missing : tables.save}
    </QuietButton>
  );
}
