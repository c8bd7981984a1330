/** A box of one's own, from a file: what is wrong with it is listed, a good one is played with. */
import { boxFaults, isLearned, type BoxRules, type Refusal } from '@roundhouse/engine';
import { useId, useState, type ReactNode } from 'react';
import { QuietButton, QuietLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { useRules } from '../../app/title-parts.ts';
import { useGameWords, useWords } from '../../words/index.ts';
import { agreedIn, type DraftProps } from './draft.ts';
import style from './own-box.module.css';

/** What was found in a file that was no box to play with. */
type Faults = 'unreadable' | readonly Refusal[];

export function OwnBox({ title, draft, onChange }: DraftProps): ReactNode {
  const { setup } = useWords();
  const words = useGameWords(title);
  const [faults, setFaults] = useState<Faults>([]);
  const note = useId();
  const { box } = useRules(title);
  if (!box) return null;
  const choose = async (file: File): Promise<void> => {
    const { box: _, ...without } = draft;
    const read = readBox(await file.text(), box);
    setFaults('faults' in read ? read.faults : []);
    onChange(
      'faults' in read
        ? without
        : { ...without, box: { file: file.name, field: box.field, ...read } },
    );
  };
  const drop = (): void => {
    const { box: _, ...without } = draft;
    onChange(without);
  };
  const sentences = new Set(
    faults === 'unreadable' ? [setup.boxUnreadable] : faults.map((fault) => words.refusal(fault)),
  );
  return (
    <div className={style['box']}>
      <p id={note}>{setup.boxNote}</p>
      <div className={style['choose']}>
        <label className="button quiet small">
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            aria-describedby={note}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file);
              currentTarget.value = '';
            }}
          />
          {setup.boxChoose}
        </label>
        <QuietLink href={paths.workshop(title.id)}>{setup.boxMake}</QuietLink>
        {draft.box && (
          <>
            <strong>{setup.boxChosen(draft.box.file)}</strong>
            <QuietButton onClick={drop}>{setup.boxDrop}</QuietButton>
          </>
        )}
      </div>
      {!isLearned(box, agreedIn(draft)) && <p>{setup.boxBots}</p>}
      {sentences.size > 0 && (
        <div role="alert" className={style['faults']}>
          <p>{setup.boxFaults(sentences.size)}</p>
          <ul>
            {[...sentences].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Read = { readonly data: unknown } | { readonly faults: Faults };

function readBox(text: string, rules: BoxRules): Read {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { faults: 'unreadable' };
  }
  const faults = boxFaults(rules, data);
  return faults.length > 0 ? { faults } : { data };
}
