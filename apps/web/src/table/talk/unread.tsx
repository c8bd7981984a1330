import type { Talk } from '@roundhouse/table';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import style from './talk.module.css';
import { unreadAt, useTalk, useTalkWords } from './use-talk.ts';

export function UnreadMark({ talk }: { readonly talk: Talk }): ReactNode {
  const words = useTalkWords();
  const { match } = useTable().info;
  const count = unreadAt(match, useTalk(talk));
  if (count === 0) return null;
  return (
    <span className={style['unread']}>
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="unseen">{words.unread(count)}</span>
    </span>
  );
}
