import type { ReactNode } from 'react';
import { LayoutProvider } from './layout-context.tsx';
import { SceneProvider } from './moments/scene-context.tsx';
import type { OpenTable } from './opening.ts';
import { PlayProvider } from './play/play-context.tsx';
import { StudyProvider } from './study/study-context.tsx';
import { TableProvider } from './table-context.tsx';

export interface AtTableProps {
  readonly table: OpenTable;
  /** The line to look at; undefined: the newest. */
  readonly at?: number | undefined;
  readonly children: ReactNode;
}

/** What every part of a table asks for, around all of them. */
export function AtTable({ table, at, children }: AtTableProps): ReactNode {
  return (
    <TableProvider table={table}>
      <LayoutProvider>
        <PlayProvider {...(at === undefined ? {} : { at })}>
          <StudyProvider>
            <SceneProvider>{children}</SceneProvider>
          </StudyProvider>
        </PlayProvider>
      </LayoutProvider>
    </TableProvider>
  );
}
