import { useId, type ReactNode } from 'react';
import { LONGEST_NAME } from '../host/index.ts';
import style from './name-field.module.css';
import { useFriendsWords } from './words.ts';

export interface NameFieldProps {
  readonly name: string;
  onChange(name: string): void;
}

/** What one is called at the table: written on a plate, not in a form. */
export function NameField({ name, onChange }: NameFieldProps): ReactNode {
  const { join } = useFriendsWords();
  const id = useId();
  return (
    <div className={style['name']}>
      <label htmlFor={id} className="caption">
        {join.name}
      </label>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        enterKeyHint="go"
        required
        pattern=".*\S.*"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
