/** While others decide here, another table may wait for whoever sits at this one. */
import { useEffect, useState, type ReactNode } from 'react';
import { QuietLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import { nextWaiting } from '../../online/next-waiting.ts';
import { useTable } from '../table-context.tsx';

/** A game that begins to wait meanwhile is found, too. */
const EVERY_MS = 15_000;

export function NextGame(): ReactNode {
  const { info } = useTable();
  const { next: words } = useFriendsWords();
  const [next, setNext] = useState<string>();
  const { match } = info;
  const isSeated = info.mine.length > 0;
  useEffect(() => {
    let isHere = true;
    const look = (): void => {
      if (!isSeated || document.visibilityState === 'hidden') return;
      nextWaiting(match).then(
        (found) => isHere && setNext(found),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [match, isSeated]);
  if (next === undefined) return null;
  return (
    <QuietLink href={paths.table(next)} data-next>
      {words.table}
    </QuietLink>
  );
}
