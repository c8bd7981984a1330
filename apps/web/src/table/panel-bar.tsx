/** The parts of the table on a phone, near the thumb; on middle screens the way to the drawer. */
import type { ReactNode } from 'react';
import { useHand } from './hand/use-hand.ts';
import { panelsAt, useLayout, type Panel } from './layout-context.tsx';
import style from './panel-bar.module.css';
import { useTable } from './table-context.tsx';
import { Unread } from './talk/index.tsx';

const ICONS: Readonly<Record<Panel, string>> = {
  board: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5z',
  players:
    'M12 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM3.5 21.5v-2a4.5 4.5 0 0 1 4.5-4.5h8a4.5 4.5 0 0 1 4.5 4.5v2z',
  log: 'M4 5.5h16M4 12h11M4 18.5h16',
  talk: 'M3 4.5h18v12H11l-5 4.5v-4.5H3zM7.5 9h9M7.5 12.5h6',
  rules: 'M5 2.5h11l4 4v15H5zM9 9h7M9 13h7M9 17h4',
  notes: 'M4 20.5l1.2-5L16.5 4.2l3.8 3.8L9 19.3zM14 6.7l3.8 3.8',
};

export function PanelBar(): ReactNode {
  const table = useTable();
  const { say } = table;
  const { panel, open } = useLayout();
  const labels: Readonly<Record<Panel, string>> = {
    board: useHand().isHand ? say.hand : say.board,
    players: say.players,
    log: say.log,
    talk: say.talk,
    rules: say.rules,
    notes: say.review.notes.title,
  };
  return (
    <nav className={style['bar']} aria-label={say.panels}>
      {panelsAt(table).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === panel ? 'true' : undefined}
          data-panel={each}
          onClick={() => open(each)}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[each]} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {labels[each]}
          {each === 'talk' && each !== panel && <Unread />}
        </button>
      ))}
    </nav>
  );
}
