/** One setting on a card: its name, what it means, its values, and what it looks like. */
import type { ReactNode } from 'react';
import { Segments } from '../../app/segments.tsx';
import { useWords } from '../../words/index.ts';
import style from './setting.module.css';

export interface SettingProps {
  readonly name: string;
  readonly note?: string;
  readonly sample?: ReactNode;
  readonly children: ReactNode;
}

export function Setting({ name, note, sample, children }: SettingProps): ReactNode {
  return (
    <div className={`card ${style['setting']}`}>
      <h3>{name}</h3>
      <div className={style['values']}>{children}</div>
      {note !== undefined && <p>{note}</p>}
      {sample !== undefined && <div className={style['sample']}>{sample}</div>}
    </div>
  );
}

export interface SwitchProps {
  readonly name: string;
  readonly note: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ name, note, value, onChange }: SwitchProps): ReactNode {
  const { settings } = useWords();
  return (
    <Setting name={name} note={note}>
      <Segments
        label={name}
        options={[
          { value: false, label: settings.off },
          { value: true, label: settings.on },
        ]}
        value={value}
        onChange={onChange}
      />
    </Setting>
  );
}
