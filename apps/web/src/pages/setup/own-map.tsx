/** A map made by others, from a file: what is wrong with it is listed, a good one is played on. */
import type { MapFaults, Title } from '@roundhouse/titles';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import type { Draft } from './draft.ts';
import style from './own-map.module.css';

export interface OwnMapProps {
  readonly title: Title;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

export function OwnMap({ title, draft, onChange }: OwnMapProps): ReactNode {
  const { setup } = useWords();
  const [faults, setFaults] = useState<readonly string[]>([]);
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
      {faults.length > 0 && (
        <div role="alert" className={style['faults']}>
          <p>{setup.mapFaults(faults.length)}</p>
          <ul lang="en" translate="no">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Read = { readonly data: unknown } | { readonly faults: readonly string[] };

async function readMap(text: string, faultsOf: MapFaults): Promise<Read> {
  try {
    const data: unknown = JSON.parse(text);
    const faults = [...new Set(faultsOf(data))];
    return faults.length > 0 ? { faults } : { data };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}
