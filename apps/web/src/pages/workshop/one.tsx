/** One design on the bench: the drawing or the table, and beside it a panel for each thing that can be done with it. */
import { titleOf, type Title } from '@roundhouse/titles';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { createElement, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { ButtonLink } from '../../app/button.tsx';
import { Lost } from '../../app/lost.tsx';
import { Notice } from '../../app/notice.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { Segments } from '../../app/segments.tsx';
import { useRules, useWorkbench } from '../../app/title-parts.ts';
import { useSettings } from '../../settings/index.ts';
import { useGameWords } from '../../words/index.ts';
import { Carry } from './carry.tsx';
import { Check } from './check.tsx';
import { stepsOf } from './design.ts';
import { Field } from './field.tsx';
import { Hand } from './hand.tsx';
import { openKept } from './kept-designs.ts';
import style from './one.module.css';
import { labelOf } from './parts.ts';
import { Top } from './top.tsx';
import { PartTable } from './part-table.tsx';
import { KeepPanel } from './sets/panel.tsx';
import { useWork, type Work, type WorkParts } from './work.ts';
import { useWorkshopWords } from './words.ts';

const Trial = lazy(async () => ({ default: (await import('./trial/index.tsx')).Trial }));

/** What a box says of itself; the title goes without saying. */
const HEAD = ['name', 'version', 'by', 'licence'];

export function DesignPage({
  title: id,
  design,
}: {
  readonly title: string;
  readonly design: string;
}): ReactNode {
  const title = titleOf(id);
  return title ? <Opened key={design} title={title} id={design} /> : <Lost />;
}

function Opened({ title, id }: { readonly title: Title; readonly id: string }): ReactNode {
  const words = useWorkshopWords();
  const game = useGameWords(title);
  const bench = useWorkbench(title);
  const { box: rules } = useRules(title);
  const [opened] = useState(() => rules && openKept(id, title.id, rules.form));
  if (!rules) return <Lost />;
  if (!opened) {
    return (
      <Page title={words.title}>
        <Notice title={words.title} text={words.lost}>
          <ButtonLink href={paths.workshop(title.id)}>{words.leave}</ButtonLink>
        </Notice>
      </Page>
    );
  }
  return <Bench id={id} title={title} rules={rules} words={game} bench={bench} opened={opened} />;
}

type View = 'drawing' | 'table';

function Bench(parts: WorkParts): ReactNode {
  const words = useWorkshopWords();
  const work = useWork(parts);
  const { bench, words: game } = work;
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>(bench ? 'drawing' : 'table');
  const [sought, setSought] = useState<{ readonly place: string }>();
  useEffect(() => {
    if (sought && root.current) focusOn(root.current, sought.place);
  }, [sought]);
  const seek = (place: string): void => {
    const entry = entryOf(place);
    if (entry !== undefined && work.bench) work.select(entry);
    else if (!HEAD.includes(place)) setView('table');
    setSought({ place });
  };
  useUndoKeys(work.undo, work.redo);
  return (
    <Page title={words.titleOf(game.name)}>
      <div ref={root} className={style['shop']}>
        <Top work={work} seek={seek} />
        <div className={style['main']}>
          {bench && (
            <Segments<View>
              label={words.views}
              options={[
                { value: 'drawing', label: words.drawing },
                { value: 'table', label: words.table },
              ]}
              value={view}
              onChange={setView}
            />
          )}
          {bench && view === 'drawing' ? <Drawing work={work} /> : <Table work={work} />}
        </div>
        {/* Each panel is a file of its own; one more is one more line here. */}
        <div className={style['aside']}>
          <Hand work={work} />
          <Check work={work} id={parts.id} seek={seek} />
          <Suspense>
            <Trial work={work} />
          </Suspense>
          <Carry work={work} />
          <KeepPanel work={work} id={parts.id} />
          <About work={work} />
        </div>
      </div>
    </Page>
  );
}

/** Wherever the focus is: Ctrl+Z, and Ctrl+Y or with Shift the other way. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}

/** 'cities.3' for 'cities.3.value'; undefined: it is not within an entry of a list. */
function entryOf(place: string): string | undefined {
  const [list, number] = stepsOf(place);
  return number !== undefined && /^\d+$/.test(number) ? `${list}.${number}` : undefined;
}

/** What stands at the place, or around it. */
function focusOn(root: HTMLElement, place: string): void {
  for (let steps = stepsOf(place); steps.length > 0; steps = steps.slice(0, -1)) {
    const found = root.querySelector<HTMLElement>(`[data-place="${CSS.escape(steps.join('.'))}"]`);
    if (!found) continue;
    for (let around = found.closest('details'); around;) {
      around.open = true;
      around = around.parentElement?.closest('details') ?? null;
    }
    found.focus();
    found.scrollIntoView({ block: 'center', inline: 'nearest' });
    return;
  }
}

function Drawing({ work }: { readonly work: Work }): ReactNode {
  const { language } = useSettings();
  const { bench, design, wrong, selected, select, change } = work;
  if (!bench) return null;
  return (
    <div className={style['board']}>
      {createElement(bench.Bench as (props: WorkbenchProps<object>) => ReactNode, {
        language,
        design,
        faults: wrong,
        selected,
        select,
        change,
      })}
    </div>
  );
}

function Table({ work }: { readonly work: Work }): ReactNode {
  const { form } = work.rules;
  if (form.kind !== 'fields') return null;
  const own = Object.entries(form.of).filter(([name]) => !HEAD.includes(name) && name !== 'title');
  return (
    <div className={style['table']}>
      {own.map(([name, of]) => (
        <PartTable key={name} work={work} place={name} form={of} />
      ))}
    </div>
  );
}

function About({ work }: { readonly work: Work }): ReactNode {
  const words = useWorkshopWords();
  const { form } = work.rules;
  if (form.kind !== 'fields') return null;
  return (
    <Captioned className={style['about']} title={words.about}>
      {HEAD.map((name) => {
        const of = form.of[name];
        return (
          of && (
            <Field
              key={name}
              work={work}
              place={name}
              form={of}
              label={labelOf(work, name)}
              isLarge
            />
          )
        );
      })}
      {!work.isKept && <p role="alert">{words.notKept}</p>}
    </Captioned>
  );
}
