/** Where to go after a lesson: a game of one's own, the lesson again, the rules. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../app/button.tsx';
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
      <Button quiet onClick={() => guide.again()}>
        {say.lesson.again}
      </Button>
      {title.puzzles && (
        <ButtonLink quiet href={paths.puzzles()}>
          {home.puzzles}
        </ButtonLink>
      )}
      <ButtonLink quiet href={paths.rules(title.id)}>
        {say.rules}
      </ButtonLink>
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
    <Button aria-busy={isBusy} onClick={() => void start()}>
      {say.lesson.play}
    </Button>
  );
}
