/** One setting on a card: its name, what it means, its values, and what it looks like. */
import type { ReactNode } from 'react';
import { Segments, type Segment } from '../../app/segments.tsx';
import { changeSettings, useSettings } from '../../settings/index.ts';
import type { Settings } from '../../settings/settings.ts';
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

type Kept = Omit<Settings, 'language' | 'name' | 'brackets'>;

export interface ChoiceProps<K extends keyof Kept> extends Omit<SettingProps, 'children'> {
  readonly of: K;
  readonly options: readonly Segment<Kept[K]>[];
}

/** One of a few values, kept as soon as it is chosen. */
export function Choice<K extends keyof Kept>({
  of,
  options,
  ...setting
}: ChoiceProps<K>): ReactNode {
  const value: Kept[K] = useSettings()[of];
  const change = (chosen: Kept[K]): void => changeSettings({ [of]: chosen });
  return (
    <Setting {...setting}>
      <Segments label={setting.name} options={options} value={value} onChange={change} />
    </Setting>
  );
}

export interface SwitchProps {
  readonly of: 'confirm' | 'coach' | 'sound';
  readonly name: string;
  readonly note: string;
}

export function Switch(props: SwitchProps): ReactNode {
  const { off, on } = useWords().settings;
  const options = [
    { value: false, label: off },
    { value: true, label: on },
  ];
  return <Choice {...props} options={options} />;
}
