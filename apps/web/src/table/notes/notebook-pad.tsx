/** One's notes at a table elsewhere: the server keeps them, for no eyes but one's own. */
import type { Notebook } from '@roundhouse/table';
import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import { useTalkWords } from '../talk/use-talk.ts';
import style from './notes.module.css';

/** As the contract has it. */
const MOST_NOTED = 4_000;

export function NotebookPad({ notebook }: { readonly notebook: Notebook }): ReactNode {
  const { say } = useTable();
  const words = useTalkWords().notebook;
  const { text, stage } = useSyncExternalStore(notebook.subscribe, notebook.now);
  const id = useId();
  useEffect(() => notebook.open(), [notebook]);
  if (stage === 'nobody') return <p>{words.nobody}</p>;
  return (
    <>
      <p>{words.lead}</p>
      <label htmlFor={id}>{say.review.notes.title}</label>
      <textarea
        id={id}
        value={text}
        maxLength={MOST_NOTED}
        disabled={stage === 'reading'}
        placeholder={say.review.notes.empty}
        onChange={({ target }) => notebook.write(target.value)}
      />
      <output className={style['stage']} data-stage={stage}>
        {stage === 'writing' && words.writing}
        {stage === 'kept' && text !== '' && words.kept}
      </output>
    </>
  );
}
