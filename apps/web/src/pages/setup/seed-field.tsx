import { useId, type ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import type { Draft } from './draft.ts';
import style from './options.module.css';

export interface SeedFieldProps {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

/** Who wants the same deal again gives it a name. */
export function SeedField({ draft, onChange }: SeedFieldProps): ReactNode {
  const { setup } = useWords();
  const id = useId();
  return (
    <details className={style['seed']}>
      <summary>{setup.seed}</summary>
      <p id={`${id}note`}>{setup.seedNote}</p>
      <label htmlFor={id}>{setup.seedName}</label>
      <input
        id={id}
        value={draft.seed}
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}note`}
        onChange={(event) => onChange({ ...draft, seed: event.target.value })}
      />
    </details>
  );
}
