import { isRefusal, type Refusal } from '@roundhouse/engine';
import { titleOf, type Title } from '@roundhouse/titles';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { useRules } from '../../app/title-parts.ts';
import { newMatch } from '../../host/index.ts';
import { Problem } from '../../matches/problem.tsx';
import { keepOpened } from '../../offline/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useGameWords, useWords } from '../../words/index.ts';
import { BoxFront } from './box-front.tsx';
import { Chairs } from './chairs.tsx';
import { firstDraft, matchOf } from './draft.ts';
import { withDesign } from './from-workshop.ts';
import { keepTable, lastTable } from './last-table.ts';
import { Options } from './options.tsx';
import { OwnBox } from './own-box.tsx';
import { SeedField } from './seed-field.tsx';
import style from './setup.module.css';

const ClockChoice = lazy(async () => ({
  default: (await import('../../pace/pace-choice.tsx')).ClockChoice,
}));

export interface SetupPageProps {
  readonly title: string;
  /** A design of this device that is played with. */
  readonly design?: string;
}

export function SetupPage({ title: id, design }: SetupPageProps): ReactNode {
  const title = titleOf(id);
  return title ? <Setup key={id} title={title} design={design} /> : <Lost />;
}

interface SetupProps {
  readonly title: Title;
  readonly design: string | undefined;
}

function Setup({ title, design }: SetupProps): ReactNode {
  const words = useWords();
  const { setup } = words;
  const game = useGameWords(title);
  const { name } = useSettings();
  const { box } = useRules(title);
  const [draft, setDraft] = useState(() => {
    const first = lastTable(title) ?? firstDraft(title, name === '' ? words.guest : name, 'easy');
    return design === undefined || !box ? first : withDesign(first, title, design, box);
  });
  const [, go] = useLocation();
  const [refused, setRefused] = useState<Refusal>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => keepOpened(title.id), [title]);
  const begin = async (): Promise<void> => {
    try {
      const match = await newMatch(matchOf(draft, title, setup.playerName));
      if (isRefusal(match)) setRefused(match);
      else {
        keepTable(title, draft);
        go(paths.table(match));
      }
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <Page title={game.name}>
      <Form className={style['setup']} onSubmit={() => void begin()}>
        <BoxFront title={title} />
        <div className={style['table']}>
          <h1>{setup.title}</h1>
          <Chairs title={title} draft={draft} onChange={setDraft} />
          <Suspense>
            <ClockChoice pace={draft.pace} onChange={(pace) => setDraft({ ...draft, pace })} />
          </Suspense>
          <Options title={title} draft={draft} onChange={setDraft} />
          <OwnBox title={title} draft={draft} onChange={setDraft} />
          <SeedField draft={draft} onChange={setDraft} />
        </div>
        <div className={style['begin']}>
          <output>
            {refused && game.refusal(refused)}
            {fault !== undefined && <Problem fault={fault} />}
          </output>
          <Button type="submit">{setup.begin}</Button>
        </div>
      </Form>
    </Page>
  );
}
