/** The middle of the table: the board, the board in words, or the result. */
import type { ReactNode } from 'react';
import { End } from '../end/end.tsx';
import { useLayout, VIEWS, type StageView } from '../layout-context.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { Board } from './board.tsx';
import style from './stage.module.css';
import { Twin } from './twin.tsx';

export function Stage(): ReactNode {
  const { board, say } = useTable();
  const { isOver } = usePlay();
  const { view, look } = useLayout();
  const views = VIEWS.filter(
    (each) => (each !== 'board' || board !== undefined) && (each !== 'result' || isOver),
  );
  const labels: Readonly<Record<StageView, string>> = {
    board: say.board,
    words: say.inWords,
    result: say.result,
  };
  const shown = views.includes(view) ? view : (views[0] ?? 'words');
  return (
    <div className={style['stage']}>
      {views.length > 1 && (
        <fieldset className={style['views']} aria-label={say.show}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === shown}
              onClick={() => look(each)}
            >
              {labels[each]}
            </button>
          ))}
        </fieldset>
      )}
      {shown === 'board' && <Board />}
      {shown === 'words' && <Twin />}
      {shown === 'result' && <End />}
    </div>
  );
}
