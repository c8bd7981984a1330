/** How fast is played at the table that is being set, and what becomes of who is too slow. */
import type { Pace } from '@roundhouse/table';
import { useId, type ReactNode } from 'react';
import { HERE, SPEEDS, tellPace, TIME_OUTS } from './paces.ts';
import { usePaceWords } from './words.ts';
import style from '../pages/setup/options.module.css';
import { Meaning } from '../pages/setup/options.tsx';

const [FIRST_SPEED] = SPEEDS;
/** What a table gets that needs one and for which nobody has chosen yet. */
export const FIRST_PACE: Pace | undefined = FIRST_SPEED && { ...FIRST_SPEED, atTimeOut: 'bot' };

export interface PaceChoiceProps {
  readonly pace: Pace | undefined;
  onChange(pace: Pace | undefined): void;
}

export function PaceChoice({ pace, onChange }: PaceChoiceProps): ReactNode {
  const words = usePaceWords();
  const heading = useId();
  const atTimeOut = pace?.atTimeOut ?? 'bot';
  return (
    <section className={style['options']} aria-labelledby={heading} data-pace>
      <Speeds
        heading={heading}
        speeds={SPEEDS}
        pace={pace}
        onChange={(speed) => onChange(speed && { ...speed, atTimeOut })}
      />
      {pace && (
        <fieldset>
          <legend>{words.late}</legend>
          <div className={style['values']}>
            {TIME_OUTS.map((each) => (
              <label key={each} className={style['value']}>
                <input
                  type="radio"
                  name={`${heading}late`}
                  checked={each === atTimeOut}
                  onChange={() => onChange({ ...pace, atTimeOut: each })}
                />
                <Meaning text={words.atTimeOut[each]} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

/** At one device: a clock for each, or none. */
export function ClockChoice({ pace, onChange }: PaceChoiceProps): ReactNode {
  const words = usePaceWords();
  const heading = useId();
  return (
    <section className={style['options']} aria-labelledby={heading} data-pace>
      <Speeds heading={heading} speeds={HERE} pace={pace} onChange={onChange} />
      {pace && <p>{words.here}</p>}
    </section>
  );
}

interface SpeedsProps<S> {
  readonly heading: string;
  readonly speeds: readonly S[];
  readonly pace: Pace | undefined;
  onChange(speed: S | undefined): void;
}

function Speeds<S extends (typeof SPEEDS)[number]>({
  heading,
  speeds,
  pace,
  onChange,
}: SpeedsProps<S>): ReactNode {
  const words = usePaceWords();
  return (
    <fieldset>
      <legend id={heading}>{words.title}</legend>
      <div className={style['values']}>
        {[undefined, ...speeds].map((speed) => (
          <label key={JSON.stringify(speed ?? null)} className={style['value']}>
            <input
              type="radio"
              name={heading}
              checked={isSame(pace, speed)}
              onChange={() => onChange(speed)}
            />
            <Meaning text={speed ? tellPace(words, speed) : words.none} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function isSame(pace: Pace | undefined, speed: Omit<Pace, 'atTimeOut'> | undefined): boolean {
  if (!pace || !speed) return pace === speed;
  return (['kind', 'freeMs', 'bankMs', 'incrementMs'] as const).every(
    (each) => pace[each] === speed[each],
  );
}
