/** First steps: the page of a game's lesson. Nothing of it is kept; it can be begun again at any time. */
import { titleOf, type Title } from '@roundhouse/titles';
import { useEffect, useState, type ReactNode } from 'react';
import { Lost } from '../app/lost.tsx';
import { useTitle } from '../app/page.tsx';
import { useBox } from '../app/title-parts.ts';
import { Waiting } from '../app/waiting.tsx';
import { useSettings } from '../settings/index.ts';
import { AtTable } from '../table/at-table.tsx';
import { closeTable, type OpenTable } from '../table/opening.ts';
import { Table } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import { openLesson } from './open-lesson.ts';

export function LearnPage({ title: id }: { readonly title: string }): ReactNode {
  const title = titleOf(id);
  return title?.lesson ? <Lesson key={id} title={title} /> : <Lost />;
}

function Lesson({ title }: { readonly title: Title }): ReactNode {
  const { guest, learn } = useWords();
  const { name } = useSettings();
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ readonly round: number; readonly table: OpenTable }>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  // The name is read once: a table keeps its names while one sits there.
  const [learner] = useState(name === '' ? guest : name);
  useTitle(learn.titleOf(useBox(title).short));
  useEffect(() => {
    let isHere = true;
    const again = (): void => setRound(round + 1);
    const opening = openLesson(title, learner, again);
    opening.then(
      (table) => isHere && setOpened({ round, table }),
      (error: unknown) => isHere && setFault({ error }),
    );
    return () => {
      isHere = false;
      void opening.then(closeTable, () => undefined);
    };
  }, [title, learner, round]);
  if (fault) throw fault.error;
  if (opened?.round !== round) return <Waiting />;
  return (
    <AtTable key={round} table={opened.table}>
      <Table />
    </AtTable>
  );
}
