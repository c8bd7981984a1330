/** One field of a design: its value as it is typed, counted or chosen. */
import type { Form } from '@roundhouse/engine';
import { fieldAt, fieldWords } from '@roundhouse/ui/box-fields';
import { createElement, useId, useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { bare, partAt } from './design.ts';
import style from './field.module.css';
import { labelOf, put, referred } from './parts.ts';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

export interface FieldProps {
  readonly work: Work;
  readonly place: string;
  readonly form: Form;
  /** What it is called, where the column above does not say so: 'Amsterdam: value'. */
  readonly label: string;
  /** In hand, with its name and what it means; else in a table. */
  readonly isLarge?: boolean;
}

/** So many choices lie side by side. */
const FEW = 5;
/** Numbers that go far are counted in tens. */
const FAR = 100;
const TEN = 10;

export function Field(props: FieldProps): ReactNode {
  const { work, place, label, isLarge } = props;
  const note = useId();
  const described = isLarge ? fieldWords(work.words.fields ?? {}, place)?.note : undefined;
  const isWrong = work.wrong.has(place);
  return (
    <div className={style[isLarge ? 'large' : 'cell']} data-wrong={isWrong ? '' : undefined}>
      {isLarge && <span className={style['label']}>{labelOf(work, place)}</span>}
      <Control
        {...props}
        given={{
          'data-place': place,
          'aria-label': label,
          'aria-invalid': isWrong ? true : undefined,
          'aria-describedby': described === undefined ? undefined : note,
        }}
      />
      {described !== undefined && (
        <p id={note} className={style['note']}>
          {described}
        </p>
      )}
    </div>
  );
}

interface Given {
  readonly 'data-place': string;
  readonly 'aria-label': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface ControlProps extends FieldProps {
  readonly given: Given;
}

function Control(props: ControlProps): ReactNode {
  const { work, place, given, isLarge } = props;
  const form = bare(props.form);
  const value = partAt(work.design, place);
  const field = fieldAt(place);
  const among = referred(work, field);
  if (among) return <Reference {...props} among={among} />;
  switch (form.kind) {
    case 'whole':
      return <Whole {...props} form={form} />;
    case 'choice':
      return isLarge === true && form.among.length <= FEW ? (
        <Plates {...props} among={form.among} />
      ) : (
        <select
          {...given}
          value={textOf(value)}
          onChange={(event) => put(work, place, event.target.value)}
        >
          {form.among.map((each) => (
            <option key={each} value={each}>
              {meaning(work, place, each)}
            </option>
          ))}
        </select>
      );
    case 'flag':
      return (
        <input
          {...given}
          type="checkbox"
          checked={value === true}
          onChange={(event) => put(work, place, event.target.checked)}
        />
      );
    case 'id':
      return <Id {...props} key={textOf(value)} />;
    case 'path':
      return (
        <textarea
          {...given}
          rows={3}
          spellCheck={false}
          value={textOf(value)}
          onChange={(event) => put(work, place, event.target.value, `text ${place}`)}
        />
      );
    default:
      return (
        <input
          {...given}
          type="text"
          value={textOf(value)}
          onChange={(event) => {
            const { value: text } = event.target;
            const isGone = text === '' && props.form.kind === 'maybe';
            put(work, place, isGone ? undefined : text, `text ${place}`);
          }}
        />
      );
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const meaning = (work: Work, place: string, value: string): string =>
  fieldWords(work.words.fields ?? {}, place)?.choices?.[value] ?? value;

/** A number: typed, or counted up and down. What is half typed is no number yet, and stays what it was. */
function Whole(
  props: ControlProps & { readonly form: Extract<Form, { kind: 'whole' }> },
): ReactNode {
  const { work, place, form, given, label, isLarge } = props;
  const words = useWorkshopWords();
  const value = partAt(work.design, place);
  const number = typeof value === 'number' ? value : undefined;
  const [typed, setTyped] = useState<string>();
  const stride = form.most - form.least >= FAR ? TEN : 1;
  const count = (by: number): void => {
    const next = (number ?? form.least) + by;
    put(work, place, Math.max(form.least, Math.min(form.most, next)), `count ${place}`);
  };
  const input = (
    <input
      {...given}
      type="number"
      inputMode="numeric"
      min={form.least}
      max={form.most}
      value={typed ?? number ?? ''}
      onChange={(event) => {
        const { value: text } = event.target;
        const next = Number(text);
        const isNumber = text !== '' && Number.isInteger(next);
        setTyped(isNumber ? undefined : text);
        if (isNumber) put(work, place, next, `text ${place}`);
        else if (text === '' && props.form !== form) put(work, place, undefined, `text ${place}`);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
  if (isLarge !== true) return input;
  return (
    <span className={style['counter']}>
      <QuietButton aria-label={words.lessOf(label)} onClick={() => count(-stride)}>
        −
      </QuietButton>
      {input}
      <QuietButton aria-label={words.moreOf(label)} onClick={() => count(stride)}>
        +
      </QuietButton>
    </span>
  );
}

/** An id counts once it is whole: on its way it may be another's. */
function Id({ work, place, given }: ControlProps): ReactNode {
  const value = textOf(partAt(work.design, place));
  const [typed, setTyped] = useState(value);
  const take = (): void => {
    if (typed !== value) put(work, place, typed);
  };
  return (
    <input
      {...given}
      type="text"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(value);
      }}
    />
  );
}

interface ReferenceProps extends ControlProps {
  readonly among: readonly { readonly id: string; readonly name: string }[];
}

/** One of the entries of another list. What leads nowhere stands there too, so that it can be seen. */
function Reference({ work, place, given, among }: ReferenceProps): ReactNode {
  const words = useWorkshopWords();
  const value = textOf(partAt(work.design, place));
  const isKnown = among.some(({ id }) => id === value);
  return (
    <select {...given} value={value} onChange={(event) => put(work, place, event.target.value)}>
      {!isKnown && <option value={value}>{value === '' ? words.nobody : value}</option>}
      {among.map(({ id, name }, at) => (
        <option key={`${id} ${at}`} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Choices side by side, each with its picture. */
function Plates({
  work,
  place,
  given,
  among,
}: ControlProps & { readonly among: readonly string[] }): ReactNode {
  const name = useId();
  const value = partAt(work.design, place);
  const { bench } = work;
  return (
    <fieldset className={style['plates']}>
      <legend className="unseen">{given['aria-label']}</legend>
      {among.map((each) => (
        <label key={each}>
          <input
            type="radio"
            className="unseen"
            name={name}
            data-place={value === each ? place : undefined}
            checked={value === each}
            onChange={() => put(work, place, each)}
          />
          <span>
            {bench?.ChoiceMark &&
              createElement(
                bench.ChoiceMark as (props: { field: string; value: string }) => ReactNode,
                { field: fieldAt(place), value: each },
              )}
            {meaning(work, place, each)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
