/** What the table agrees on: the game's options, each value with what it means. */
import { useId, type ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { useRules } from '../../app/title-parts.ts';
import { useGameWords, useWords } from '../../words/index.ts';
import { agreedIn, type DraftProps } from './draft.ts';
import style from './options.module.css';

export function Options({ title, draft, onChange }: DraftProps): ReactNode {
  const { setup } = useWords();
  const said = useGameWords(title);
  const words = said.on?.(agreedIn(draft)) ?? said;
  const { meta } = useRules(title);
  // What a box of one's own stands in the place of is not to be chosen besides.
  const options = meta.options.filter(({ name }) => name !== draft.box?.field);
  const heading = useId();
  const choose = (name: string, value: string): void =>
    onChange({ ...draft, options: { ...draft.options, [name]: value } });
  return (
    <Captioned className={style['options']} title={setup.options}>
      {options.map(({ name, values, default: first }) => {
        const { label, values: meanings } = words.option(name);
        const chosen = draft.options[name] ?? first;
        return (
          <fieldset key={name}>
            <legend>{label}</legend>
            {values.length > FEW ? (
              <select
                aria-label={label}
                value={chosen}
                onChange={(event) => choose(name, event.target.value)}
              >
                {values.map((value) => (
                  <option key={value} value={value}>
                    {meanings[value] ?? value}
                  </option>
                ))}
              </select>
            ) : (
              <div className={style['values']}>
                {values.map((value) => (
                  <label key={value} className={style['value']}>
                    <input
                      type="radio"
                      name={`${heading}${name}`}
                      checked={value === chosen}
                      onChange={() => choose(name, value)}
                    />
                    <Meaning text={meanings[value] ?? value} />
                  </label>
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
    </Captioned>
  );
}

/** So many values are shown side by side with their meanings; more are a list to choose from. */
const FEW = 4;

/** 'Strict: nobody keeps a tally': the word before the colon is the value's name. */
export function Meaning({ text }: { readonly text: string }): ReactNode {
  const colon = text.indexOf(': ');
  if (colon < 0) return <strong>{text}</strong>;
  return (
    <span>
      <strong>{text.slice(0, colon)}</strong>
      <span className="unseen">: </span>
      <span className={style['meaning']}>{text.slice(colon + 2)}</span>
    </span>
  );
}
