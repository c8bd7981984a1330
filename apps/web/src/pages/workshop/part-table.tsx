/** A part of a design as a table: the text twin of the drawing. It is made from the form alone. */
import type { Form } from '@roundhouse/engine';
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { useSettings } from '../../settings/index.ts';
import { bare, designOf, isFields, partAt, withEntryMoved, withoutEntry } from './design.ts';
import { Field } from './field.tsx';
import style from './part-table.module.css';
import { addEntry, changeTo, entryName, isWrong, labelOf, oneOf, put } from './parts.ts';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

export interface PartProps {
  readonly work: Work;
  readonly place: string;
  readonly form: Form;
}

const SCALARS: ReadonlySet<Form['kind']> = new Set([
  'whole',
  'text',
  'id',
  'path',
  'choice',
  'flag',
]);
const isScalar = (form: Form): boolean => SCALARS.has(bare(form).kind);

export function PartTable(props: PartProps): ReactNode {
  const { work, place, form } = props;
  if (form.kind === 'maybe' && !isScalar(form)) return <Optional {...props} of={form.of} />;
  const shape = bare(form);
  if (shape.kind === 'list') return <List {...props} list={shape} />;
  if (shape.kind === 'entries') return <Entries {...props} entries={shape} />;
  if (shape.kind === 'fields') {
    return (
      <div className={style['fields']}>
        {Object.entries(shape.of).map(([name, of]) => {
          const at = place === '' ? name : `${place}.${name}`;
          return <PartTable key={at} work={work} place={at} form={of} />;
        })}
      </div>
    );
  }
  return <Field work={work} place={place} form={form} label={labelOf(work, place)} isLarge />;
}

/** What may be left out. */
function Optional({ work, place, of }: PartProps & { readonly of: Form }): ReactNode {
  const words = useWorkshopWords();
  const label = labelOf(work, place);
  if (partAt(work.design, place) === undefined) {
    return (
      <p>
        <QuietButton onClick={() => put(work, place, designOf(of, undefined))}>
          {words.fill(label)}
        </QuietButton>
      </p>
    );
  }
  return (
    <details className={style['optional']}>
      <summary>{label}</summary>
      <PartTable work={work} place={place} form={bare(of)} />
      <QuietButton onClick={() => put(work, place, undefined)}>{words.leaveOut(label)}</QuietButton>
    </details>
  );
}

interface ListProps extends PartProps {
  readonly list: Extract<Form, { kind: 'list' }>;
}

function List(props: ListProps): ReactNode {
  const { work, place, list } = props;
  const { language } = useSettings();
  const words = useWorkshopWords();
  const part = partAt(work.design, place);
  const entries: readonly unknown[] = Array.isArray(part) ? part : [];
  const of = bare(list.of);
  const isFixed = list.least === list.most;
  return (
    <section className={style['list']} aria-label={labelOf(work, place)}>
      <h3 className={style['heading']} data-wrong={work.wrong.has(place) ? '' : undefined}>
        {labelOf(work, place)} <span className="number">{entries.length}</span>
      </h3>
      {of.kind === 'fields' ? (
        <Rows {...props} entries={entries} columns={of.of} isFixed={isFixed} />
      ) : (
        <ol className={style['entries']}>
          {entries.map((_, at) => (
            // Entries of a list have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Entry {...props} at={at} isFixed={isFixed} />
            </li>
          ))}
        </ol>
      )}
      {!isFixed && entries.length < list.most && (
        <QuietButton data-place={place} onClick={() => addEntry(work, place, of, language)}>
          {words.add(oneOf(work, place))}
        </QuietButton>
      )}
    </section>
  );
}

interface EntryProps extends ListProps {
  readonly at: number;
  readonly isFixed: boolean;
}

function Entry({ work, place, list, at, isFixed }: EntryProps): ReactNode {
  const own = `${place}.${at}`;
  const name = `${oneOf(work, place)} ${at + 1}`;
  return (
    <div className={style['entry']}>
      <span className={style['number']}>{at + 1}</span>
      {isScalar(list.of) ? (
        <Field work={work} place={own} form={list.of} label={name} />
      ) : (
        <PartTable work={work} place={own} form={list.of} />
      )}
      {!isFixed && <Handles work={work} place={own} name={name} />}
    </div>
  );
}

interface RowsProps extends ListProps {
  readonly entries: readonly unknown[];
  readonly columns: Readonly<Record<string, Form>>;
  readonly isFixed: boolean;
}

function Rows({ work, place, entries, columns, isFixed }: RowsProps): ReactNode {
  const words = useWorkshopWords();
  const names = Object.keys(columns);
  return (
    <div className={style['scroll']}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="unseen">
              {oneOf(work, place)}
            </th>
            {names.map((name) => (
              <th key={name} scope="col">
                {labelOf(work, `${place}.${name}`)}
              </th>
            ))}
            {!isFixed && (
              <td>
                <span className="unseen">{words.remove}</span>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((_, at) => {
            const own = `${place}.${at}`;
            const name = entryName(work, own);
            return (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at} data-selected={work.selected === own ? '' : undefined}>
                <th scope="row">
                  <QuietButton
                    aria-pressed={work.selected === own}
                    data-wrong={isWrong(work, own) ? '' : undefined}
                    data-place={own}
                    onClick={() => work.select(work.selected === own ? undefined : own)}
                  >
                    {at + 1}
                    <span className="unseen">{name}</span>
                  </QuietButton>
                </th>
                {names.map((field) => (
                  <td key={field}>
                    <Field
                      work={work}
                      place={`${own}.${field}`}
                      form={columns[field] ?? { kind: 'flag' }}
                      label={`${name}: ${labelOf(work, `${own}.${field}`)}`}
                    />
                  </td>
                ))}
                {!isFixed && (
                  <td>
                    <Handles work={work} place={own} name={name} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Up, down and away. */
function Handles({
  work,
  place,
  name,
}: {
  readonly work: Work;
  readonly place: string;
  readonly name: string;
}): ReactNode {
  const words = useWorkshopWords();
  const move = (by: 1 | -1): void => {
    work.select(undefined);
    work.change(withEntryMoved(work.design, place, by) as object);
  };
  return (
    <span className={style['handles']}>
      <button type="button" aria-label={words.up(name)} onClick={() => move(-1)}>
        <Sign d="M0 6V-6M-5 -1L0 -6L5 -1" />
      </button>
      <button type="button" aria-label={words.down(name)} onClick={() => move(1)}>
        <Sign d="M0 -6V6M-5 1L0 6L5 1" />
      </button>
      <button
        type="button"
        aria-label={words.removeOne(name)}
        onClick={() => {
          work.select(undefined);
          changeTo(work, withoutEntry(work.design, place));
        }}
      >
        <Sign d="M-5 -5L5 5M-5 5L5 -5" />
      </button>
    </span>
  );
}

function Sign({ d }: { readonly d: string }): ReactNode {
  return (
    <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Entries under names of their own. */
function Entries({
  work,
  place,
  entries,
}: PartProps & { readonly entries: Extract<Form, { kind: 'entries' }> }): ReactNode {
  const words = useWorkshopWords();
  const [name, setName] = useState('');
  const part = partAt(work.design, place);
  const names = isFields(part) ? Object.keys(part) : [];
  return (
    <section className={style['list']} aria-label={labelOf(work, place)}>
      <h3 className={style['heading']}>{labelOf(work, place)}</h3>
      <ul className={style['entries']}>
        {names.map((each) => (
          <li key={each} className={style['entry']}>
            <strong>{each}</strong>
            <PartTable work={work} place={`${place}.${each}`} form={entries.of} />
            <QuietButton onClick={() => put(work, `${place}.${each}`, undefined)}>
              {words.leaveOut(each)}
            </QuietButton>
          </li>
        ))}
      </ul>
      <span className={style['entry']}>
        <input
          type="text"
          className={`entry ${style['name']}`}
          aria-label={words.fill(labelOf(work, place))}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <QuietButton
          disabled={name === '' || names.includes(name) || name.includes('.')}
          onClick={() => {
            put(work, `${place}.${name}`, designOf(entries.of, undefined));
            setName('');
          }}
        >
          {words.fill(name)}
        </QuietButton>
      </span>
    </section>
  );
}
