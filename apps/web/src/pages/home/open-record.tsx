/** A game from a file: chosen, read, and opened at its last line. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { importRecord } from '../../host/index.ts';
import { ProblemAlert } from '../../matches/problem.tsx';
import { useWords } from '../../words/index.ts';
import style from './open-record.module.css';

export function OpenRecord(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      go(paths.table(await importRecord(await file.text())));
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <div className={style['open']}>
      <label className="button quiet">
        <input
          type="file"
          className="unseen"
          accept=".rec,text/plain"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {words.home.openRecord}
      </label>
      <ProblemAlert fault={fault} />
    </div>
  );
}
