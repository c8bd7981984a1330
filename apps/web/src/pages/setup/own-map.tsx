/** A map made by others, from a file: what is wrong with it is listed, a good one is played on. */
import type { Refusal } from '@roundhouse/engine';
import type { MapFaults, Title } from '@roundhouse/titles';
import { useId, useState, type ReactNode } from 'react';
import { useGameWords, useWords } from '../../words/index.ts';
import type { Draft } from './draft.ts';
import style from './own-map.module.css';

/** What was found in a file that was no map to play on. */
type Faults = 'unreadable' | readonly Refusal[];

export interface OwnMapProps {
  readonly title: Title;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function OwnMap({ title, draft, onChange }: OwnMapProps): ReactNode {
  const { setup } = useWords();
  const words = useGameWords(title);
  const [faults, setFaults] = useState<Faults>([]);
  const note = useId();
  const { maps } = title;
  if (!maps) return null;
  const choose = async (file: File): Promise<void> => {
    const { map: _, ...without } = draft;
    const read = await readMap(await file.text(), await maps());
    setFaults('faults' in read ? read.faults : []);
    onChange('faults' in read ? without : { ...without, map: { file: file.name, ...read } });
  };
  const drop = (): void => {
    const { map: _, ...without } = draft;
    onChange(without);
  };
  const sentences = new Set(
    faults === 'unreadable' ? [setup.mapUnreadable] : faults.map((fault) => words.refusal(fault)),
  );
  return (
    <div className={style['map']}>
      <p id={note}>{setup.mapNote}</p>
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
          {setup.mapChoose}
        </label>
        {draft.map && (
          <>
            <strong>{setup.mapChosen(draft.map.file)}</strong>
            <button type="button" className="button quiet small" onClick={drop}>
              {setup.mapDrop}
            </button>
          </>
        )}
      </div>
      {sentences.size > 0 && (
        <div role="alert" className={style['faults']}>
          <p>{setup.mapFaults(sentences.size)}</p>
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

async function readMap(text: string, faultsOf: MapFaults): Promise<Read> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { faults: 'unreadable' };
  }
  const faults = faultsOf(data);
  return faults.length > 0 ? { faults } : { data };
}
