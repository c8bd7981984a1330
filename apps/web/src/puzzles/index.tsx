/** The page of one puzzle: the real table, over a host that knows the answer. */
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
import { openPuzzle } from './open-puzzle.ts';
import { riddleOf } from './riddle-parts.tsx';
import { useShelf } from './use-shelf.ts';
import { usePuzzleWords } from './words.ts';

export interface PuzzlePageProps {
  readonly title: string;
  /** As it stands in the address. */
  readonly number: string;
}

export function PuzzlePage({ title: id, number }: PuzzlePageProps): ReactNode {
  const title = titleOf(id);
  if (!title?.puzzles || !/^[1-9]\d{0,5}$/.test(number)) return <Lost />;
  return <OnePuzzle key={`${id} ${number}`} title={title} number={Number(number)} />;
}

interface OnePuzzleProps {
  readonly title: Title;
  readonly number: number;
}

function OnePuzzle({ title, number }: OnePuzzleProps): ReactNode {
  const { guest } = useWords();
  const say = usePuzzleWords();
  const { name } = useSettings();
  const shelf = useShelf(title);
  const shelved = shelf.all[number - 1];
  const [table, setTable] = useState<OpenTable>();
  const [fault, setFault] = useState<{ readonly error: unknown }>();
  // The name is read once: a table keeps its names while one sits there.
  const [solver] = useState(name === '' ? guest : name);
  useTitle(`${say.title}: ${useBox(title).short}`);
  useEffect(() => {
    if (!shelved) return undefined;
    let isHere = true;
    const opening = openPuzzle(title, shelved, solver);
    opening.then(
      (opened) =>
        isHere && setTable({ ...opened.table, riddle: riddleOf(title, shelf, shelved, opened) }),
      (error: unknown) => isHere && setFault({ error }),
    );
    return () => {
      isHere = false;
      void opening.then(
        (opened) => closeTable(opened.table),
        () => undefined,
      );
    };
  }, [title, shelf, shelved, solver]);
  if (!shelved) return <Lost />;
  if (fault) throw fault.error;
  if (!table) return <Waiting />;
  return (
    <AtTable table={table}>
      <Table />
    </AtTable>
  );
}
