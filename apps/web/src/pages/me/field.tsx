/** A line to type in, with its name over it. */
import type { ReactNode } from 'react';
import style from './me.module.css';

export interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  onChange(value: string): void;
}

export function Field({
  label,
  note,
  value,
  type = 'text',
  autoComplete,
  onChange,
}: FieldProps): ReactNode {
  return (
    <label className={style['field']}>
      <span>{label}</span>
      <input
        type={type}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
