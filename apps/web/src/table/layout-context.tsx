/** Which parts of the table are open: it is one table on every screen, and small ones show less of it at once. */
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { OpenTable } from './opening.ts';

const PANELS = ['board', 'players', 'log', 'talk', 'rules', 'notes'] as const;
export type Panel = (typeof PANELS)[number];

/** A lesson or a puzzle has nothing to note: it is gone when it is over. Where all sit together they need no page to talk. */
export function panelsAt({ guide, riddle, session }: OpenTable): readonly Panel[] {
  const isThere = (panel: Panel): boolean => {
    if (panel === 'notes') return guide === undefined && riddle === undefined;
    return panel !== 'talk' || session.host.talk !== undefined;
  };
  return PANELS.filter(isThere);
}

export const VIEWS = ['board', 'words', 'result'] as const;
/** How the stage shows the game: drawn, in words, or what came of it. */
export type StageView = (typeof VIEWS)[number];

export const HEIGHTS = ['low', 'middle', 'high'] as const;
/** How high the sheet stands on a phone. */
export type Height = (typeof HEIGHTS)[number];

/** What a phone beside a screen was told to show: the hand, the hand with the map, or the table as it is elsewhere. */
export interface Beside {
  readonly shows: 'hand' | 'map' | 'whole';
  /** The question at which it was told so, by its line. */
  readonly at: number | undefined;
}

export interface Layout {
  readonly panel: Panel;
  open(panel: Panel): void;
  /** The rule that the rulebook is open at. */
  readonly rule: string | undefined;
  openRule(rule: string): void;
  /** What somebody chose to see; undefined: what fits the moment. */
  readonly view: StageView | undefined;
  look(view: StageView | undefined): void;
  /** Undefined: what fits the moment. */
  readonly beside: Beside | undefined;
  lay(beside: Beside | undefined): void;
  readonly height: Height;
  raise(height: Height): void;
  /** Down from its full height, so that what was chosen is seen on the board. */
  settle(): void;
}

const LayoutContext = createContext<Layout | undefined>(undefined);

export function useLayout(): Layout {
  const layout = use(LayoutContext);
  if (!layout) throw new Error('the table has no layout here');
  return layout;
}

/** What the sheet really stands at: it leaves room for other parts. */
export function sheetHeight({ panel, height }: Layout): Height {
  return panel === 'board' ? height : 'low';
}

export function LayoutProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [panel, open] = useState<Panel>('board');
  const [rule, setRule] = useState<string>();
  const [view, look] = useState<StageView>();
  const [beside, lay] = useState<Beside>();
  const [height, raise] = useState<Height>('middle');
  const settle = useCallback(() => raise((now) => (now === 'high' ? 'middle' : now)), []);
  const layout = useMemo(
    (): Layout => ({
      panel,
      open,
      rule,
      openRule(number: string) {
        setRule(number);
        open('rules');
      },
      view,
      look,
      beside,
      lay,
      height,
      raise,
      settle,
    }),
    [panel, rule, view, beside, height, settle],
  );
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}
