import { isRefusal } from '@roundhouse/engine';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { newMatch } from '../../host/index.ts';
import { isOnline } from '../../online/addresses.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';

/** The same game again, everybody one seat further; elsewhere each has a seat kept at the next table. */
export function useRematch(): () => void {
  const { info } = useTable();
  const { notices } = usePlay();
  const [, navigate] = useLocation();
  const { refuse, fail } = notices;
  return useCallback(() => {
    const { title, config, sitters, match, mine } = info;
    if (isOnline(match)) {
      if (mine.length === 0) navigate(`${paths.friends}/${title}`);
      else meet(match).then((table) => navigate(paths.room(table)), fail);
      return;
    }
    const rotated = sitters.map((_, seat) => sitters.at(seat - 1)).filter((sitter) => !!sitter);
    newMatch({ title, config, sitters: rotated }).then(
      (made) => (isRefusal(made) ? refuse(made) : navigate(paths.table(made))),
      fail,
    );
  }, [info, navigate, refuse, fail]);
}

const meet = async (match: string): Promise<string> =>
  (await import('../../online/rematch.ts')).meetAgain(match);
