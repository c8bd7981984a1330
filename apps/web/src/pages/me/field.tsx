/** A line to write on, with its name over it. */
import type { ReactNode } from 'react';
import style from './field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly type?: 'text' | 'password' | 'search';
  readonly autoComplete: string;
  /** So many letters fit. */
  readonly most?: number;
  /** It came when somebody asked for it: then that is where he writes. */
  readonly takesFocus?: boolean;
  /** Written large, as on the pass itself. */
  readonly isOnPass?: boolean;
  onChange(value: string): void;
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

export function Field({
  label,
  note,
  value,
  type = 'text',
  autoComplete,
  most = 200,
  isOnPass = false,
  takesFocus = false,
  onChange,
}: FieldProps): ReactNode {
  return (
    <label className={style['field']} data-on-pass={isOnPass}>
      <span>{label}</span>
      <input
        {...(takesFocus ? { ref: takeFocus } : {})}
        type={type}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize={isOnPass ? 'words' : 'none'}
        spellCheck={false}
        maxLength={most}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}

/** For the one that somebody has already. */
export function PasswordField(props: Pick<FieldProps, 'label' | 'value' | 'onChange'>): ReactNode {
  return <Field {...props} type="password" autoComplete="current-password" />;
}
