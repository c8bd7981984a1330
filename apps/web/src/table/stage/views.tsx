/** The switch between the board, the board in words, and the result. */
import { useEffect, type ReactNode } from 'react';
import { useLayout, VIEWS, type StageView } from '../layout-context.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './views.module.css';

/** What there is to see: a game may have no drawn board, and a result comes at the end. */
export function useViews(): { readonly views: readonly StageView[]; readonly shown: StageView } {
  const { board } = useTable();
  const { isOver, travel } = usePlay();
  const { view } = useLayout();
  const views = VIEWS.filter(
    (each) => (each !== 'board' || board !== undefined) && (each !== 'result' || isOver),
  );
  const usual = isOver && !travel.isAway ? 'result' : views[0];
  return { views, shown: (view && views.includes(view) ? view : usual) ?? 'words' };
}

/** The end is shown when it comes, whatever was looked at before. */
export function useEndShown(): void {
  const { isOver } = usePlay();
  const { look } = useLayout();
  useEffect(() => {
    if (isOver) look(undefined);
  }, [isOver, look]);
}

export function Views(): ReactNode {
  const { say } = useTable();
  const { look } = useLayout();
  const { views, shown } = useViews();
  const labels: Readonly<Record<StageView, string>> = {
    board: say.board,
    words: say.inWords,
    result: say.result,
  };
  if (views.length < 2) return null;
  return (
    <fieldset className={style['views']} aria-label={say.show}>
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === shown} onClick={() => look(each)}>
          {labels[each]}
        </button>
      ))}
    </fieldset>
  );
}
