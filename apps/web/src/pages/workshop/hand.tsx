/** What is in hand: the city, the route, the contract that was touched, with all its fields. */
import { fieldAt } from '@roundhouse/ui/box-fields';
import type { ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { QuietButton } from '../../app/button.tsx';
import { entryAt, formAt, partAt, withoutEntry } from './design.ts';
import { Field } from './field.tsx';
import style from './hand.module.css';
import { changeTo, entryName, labelOf, oneOf } from './parts.ts';
import type { Work } from './work.ts';
import { useWorkshopWords } from './words.ts';

export function Hand({ work }: { readonly work: Work }): ReactNode {
  const words = useWorkshopWords();
  const { selected: place } = work;
  const isThere = place !== undefined && partAt(work.design, place) !== undefined;
  const form = isThere ? formAt(work.rules.form, place) : undefined;
  const entry = isThere ? entryAt(place) : undefined;
  return (
    <Captioned className={style['hand']} title={entry ? oneOf(work, entry.list) : words.chosen}>
      {!isThere || !form ? (
        <p className={style['none']}>{work.bench ? words.nothingChosen : words.nothingInTable}</p>
      ) : (
        <>
          <p className={style['name']}>{entryName(work, place)}</p>
          <Fields work={work} place={place} />
          <p className={style['acts']}>
            <QuietButton onClick={() => work.select(undefined)}>{words.putDown}</QuietButton>
            {entry && !isFixed(work, entry.list) && (
              <QuietButton
                onClick={() => {
                  work.select(undefined);
                  changeTo(work, withoutEntry(work.design, place));
                }}
              >
                {words.remove}
              </QuietButton>
            )}
          </p>
        </>
      )}
    </Captioned>
  );
}

function isFixed({ rules }: Work, list: string): boolean {
  const form = formAt(rules.form, list);
  return form?.kind === 'list' && form.least === form.most;
}

/** What few need stands behind a word. */
function Fields({ work, place }: { readonly work: Work; readonly place: string }): ReactNode {
  const words = useWorkshopWords();
  const form = formAt(work.rules.form, place);
  if (!form) return null;
  if (form.kind !== 'fields') {
    return <Field work={work} place={place} form={form} label={entryName(work, place)} isLarge />;
  }
  const name = entryName(work, place);
  const all = Object.entries(form.of).map(([field, of]) => ({ at: `${place}.${field}`, of }));
  const isRare = ({ at }: (typeof all)[number]): boolean =>
    work.bench?.rare?.has(fieldAt(at)) === true;
  const shown = (each: (typeof all)[number]): ReactNode => (
    <Field
      key={each.at}
      work={work}
      place={each.at}
      form={each.of}
      label={`${name}: ${labelOf(work, each.at)}`}
      isLarge
    />
  );
  const rare = all.filter(isRare);
  return (
    <>
      <div className={style['fields']}>{all.filter((each) => !isRare(each)).map(shown)}</div>
      {rare.length > 0 && (
        <details>
          <summary className={style['more']}>{words.more}</summary>
          <div className={style['fields']}>{rare.map(shown)}</div>
        </details>
      )}
    </>
  );
}
