/** What every part of the table knows: the game's parts, and how things are called in the reader's language. */
import type { Shell } from '@roundhouse/ui/words/shell';
import type { AnyWords } from '@roundhouse/titles';
import type { Telling } from '@roundhouse/ui/face';
import { naming } from '@roundhouse/ui/person';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from '../settings/index.ts';
import { useGameWords, useWords } from '../words/index.ts';
import { bracketedFace } from './bracketed-face.ts';
import type { OpenTable } from './opening.ts';

export interface TableParts extends OpenTable {
  /** The game's words. */
  readonly words: AnyWords;
  readonly tell: Telling;
  /** The table's own words. */
  readonly say: Shell['table'];
}

const TableContext = createContext<TableParts | undefined>(undefined);

export function useTable(): TableParts {
  const parts = use(TableContext);
  if (!parts) throw new Error('no table stands here');
  return parts;
}

const nobodyChanges = (): (() => void) => () => undefined;

/** Elsewhere others may sit down while it runs. */
function useInfo({ info, session: { host } }: OpenTable): OpenTable['info'] {
  const { seating } = host;
  return useSyncExternalStore(seating?.subscribe ?? nobodyChanges, () =>
    seating ? host.info : info,
  );
}

export interface TableProviderProps {
  readonly table: OpenTable;
  readonly children: ReactNode;
}

export function TableProvider({ table, children }: TableProviderProps): ReactNode {
  const { language, brackets } = useSettings();
  const words = useGameWords(table.title);
  const say = useWords().table;
  const info = useInfo(table);
  const { sitters } = info;
  const parts = useMemo(() => {
    // Where several persons share a device, 'you' is anybody's: then all are called by their names.
    const you = table.persons.length === 1 ? table.persons[0] : undefined;
    return {
      ...table,
      info,
      face: brackets ? bracketedFace(table.face) : table.face,
      words: words.on?.(info.config) ?? words,
      say,
      tell: { language, who: naming((seat) => sitters[seat]?.name ?? say.nobody, you) },
    };
  }, [table, info, words, say, language, brackets, sitters]);
  return <TableContext value={parts}>{children}</TableContext>;
}
