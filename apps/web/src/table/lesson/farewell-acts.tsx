/** Where to go after a lesson: a game of one's own, the lesson again, the rules. */
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { playNow } from '../../matches/start-match.ts';
import { useWords } from '../../words/index.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import type { Guide } from './guide.ts';

export function FarewellAsides({ guide }: { readonly guide: Guide }): ReactNode {
  const { say, title } = useTable();
  const { home } = useWords();
  return (
    <>
      <button type="button" className="button quiet" onClick={() => guide.again()}>
        {say.lesson.again}
      </button>
      {title.puzzles && (
        <Link href={paths.puzzles()} className="button quiet">
          {home.puzzles}
        </Link>
      )}
      <Link href={paths.rules(title.id)} className="button quiet">
        {say.rules}
      </Link>
    </>
  );
}

export function PlayOwn(): ReactNode {
  const { say, title, tell } = useTable();
  const { notices } = usePlay();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      go(paths.table(await playNow(title, tell.who(0))));
    } catch (error) {
      notices.fail(error);
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" aria-busy={isBusy} onClick={() => void start()}>
      {say.lesson.play}
    </button>
  );
}
