/** Talk at a table elsewhere. Who plays here does not fetch it. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useTable } from '../table-context.tsx';

const Panel = lazy(async () => ({ default: (await import('./talk.tsx')).TalkPages }));
const Mark = lazy(async () => ({ default: (await import('./unread.tsx')).UnreadMark }));

export function TalkPanel(): ReactNode {
  const { talk } = useTable().session.host;
  return <Suspense>{talk && <Panel talk={talk} />}</Suspense>;
}

/** How much was said since it was last read. */
export function Unread(): ReactNode {
  const { talk } = useTable().session.host;
  return <Suspense>{talk && <Mark talk={talk} />}</Suspense>;
}
