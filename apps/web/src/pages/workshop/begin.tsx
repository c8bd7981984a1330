/** How a design begins: from ours, from nothing, from a file. */
import { titleOf, type Title } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { useRules, useWorkbench } from '../../app/title-parts.ts';
import { useSettings } from '../../settings/index.ts';
import { useGameWords } from '../../words/index.ts';
import style from './begin.module.css';
import { bring, type Brought } from './bringing.ts';
import { NotBrought } from './brought.tsx';
import { readFile } from './carrying.ts';
import { designOf } from './design.ts';
import { KeptList } from './kept-list.tsx';
import { keepNew } from './kept-designs.ts';
import { SetShelf } from './sets/shelf.tsx';
import { DesignSketch } from './sketch.tsx';
import { useWorkshopWords } from './words.ts';

export function BeginPage({ title: id }: { readonly title: string }): ReactNode {
  const title = titleOf(id);
  return title ? <Begin key={id} title={title} /> : <Lost />;
}

function Begin({ title }: { readonly title: Title }): ReactNode {
  const words = useWorkshopWords();
  const game = useGameWords(title);
  const bench = useWorkbench(title);
  const { box: rules, meta } = useRules(title);
  const { language } = useSettings();
  const [, go] = useLocation();
  if (!rules) return <Lost />;
  const begin = (data: object): void => {
    const design = designOf(rules.form, { ...data, title: title.id }) as object;
    go(paths.design(title.id, keepNew(title.id, design)));
  };
  const values = meta.options.some(({ name }) => name === rules.field)
    ? game.option(rules.field).values
    : {};
  return (
    <Page title={words.titleOf(game.name)}>
      <div className={style['begin']}>
        <h1>{words.titleOf(game.name)}</h1>
        <p>{words.lead}</p>
        <h2 className="caption">{words.begin}</h2>
        <ul className={style['ways']}>
          {Object.entries(rules.ours).map(([name, ours]) => (
            <li key={name}>
              <button type="button" className={style['way']} onClick={() => begin(ours)}>
                <DesignSketch title={title} design={ours} />
                <strong>{words.ours}</strong>
                <span>{values[name]?.split(': ')[0] ?? words.oursNote}</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={style['way']}
              onClick={() => begin(bench?.blank(language) ?? {})}
            >
              <strong>{words.blank}</strong>
              <span>{words.blankNote}</span>
            </button>
          </li>
          <li>
            <FromFile title={title} />
          </li>
        </ul>
        <KeptList title={title} />
        <SetShelf title={title} />
        <p>
          <Link href={paths.workshop()}>{words.whichGame}</Link>
        </p>
      </div>
    </Page>
  );
}

/** Undefined: the file says for which game it is. */
export function FromFile({ title }: { readonly title: Title | undefined }): ReactNode {
  const words = useWorkshopWords();
  const [, go] = useLocation();
  const [brought, setBrought] = useState<Brought>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const answer = await bring(await readFile(file), title);
    setBrought(answer);
    if (answer.kind === 'kept') go(paths.design(answer.title.id, answer.design));
  };
  return (
    <>
      <label className={style['way']}>
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <strong>{words.file}</strong>
        <span>{words.fileNote}</span>
      </label>
      {brought && <NotBrought brought={brought} />}
    </>
  );
}
