/** The right column: what lies beside the board, and the log and rules. A drawer on middle screens. */
import { useId, useMemo, type ReactNode } from 'react';
import { drawn } from '../drawn.tsx';
import { panelsAt, useLayout, type Panel } from '../layout-context.tsx';
import { Notes } from '../notes/notes.tsx';
import { PlayerCards } from '../players/players.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useBoardProps } from '../stage/board.tsx';
import { useTable } from '../table-context.tsx';
import { TalkPanel, Unread } from '../talk/index.tsx';
import { Log } from './log.tsx';
import { RulesPanel } from './rules-panel.tsx';
import style from './side.module.css';

type Tab = Exclude<Panel, 'board'>;
const isTab = (panel: Panel): panel is Tab => panel !== 'board';

export function Side(): ReactNode {
  const table = useTable();
  const { say } = table;
  const { shown } = usePlay();
  const { panel, open } = useLayout();
  const tab: Tab = panel === 'board' ? 'log' : panel;
  const id = useId();
  const labels: Readonly<Record<Tab, string>> = {
    players: say.players,
    log: say.log,
    talk: say.talk,
    rules: say.rules,
    notes: say.review.notes.title,
  };
  return (
    <aside className={style['side']} data-tab={tab}>
      <Beside />
      <div className={style['book']}>
        <div role="tablist" aria-label={say.panels} className={style['tabs']}>
          {panelsAt(table)
            .filter(isTab)
            .map((each) => (
              <button
                key={each}
                type="button"
                role="tab"
                id={`${id}-${each}`}
                aria-selected={each === tab}
                aria-controls={`${id}-panel`}
                data-tab={each}
                onClick={() => open(each)}
              >
                {labels[each]}
                {each === 'talk' && each !== tab && <Unread />}
              </button>
            ))}
          <button
            type="button"
            className={style['close']}
            aria-label={say.close}
            onClick={() => open('board')}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tab}`}
          className={style['panel']}
        >
          {tab === 'players' && <PlayerCards />}
          {tab === 'log' && <Log />}
          {tab === 'talk' && <TalkPanel />}
          {tab === 'rules' && <RulesPanel />}
          {tab === 'notes' && <Notes key={String(shown.look.viewer)} />}
        </div>
      </div>
    </aside>
  );
}

/** Companies and stocks, where the game draws them. */
export function Beside(): ReactNode {
  const { board, tell } = useTable();
  const props = useBoardProps();
  const drawing = useMemo(() => props && drawn(board?.Side, props), [board, props]);
  if (!board?.Side || !drawing) return null;
  return (
    <div className={style['beside']} lang={tell.language}>
      {drawing}
    </div>
  );
}
