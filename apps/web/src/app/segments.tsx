/** A few values side by side, one of them chosen: a radio group that looks like a row of plates. */
import { useId, type ReactNode } from 'react';
import style from './segments.module.css';

export interface Segment<Value> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentsProps<Value> {
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  onChange(value: Value): void;
}

export function Segments<Value extends string | number | boolean>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={style['segments']}>
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
