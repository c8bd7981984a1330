/** A page that has only one thing to say: a signal at danger, what it is, and the way on. */
import type { ReactNode } from 'react';
import style from './notice.module.css';
import { Signal } from './signal.tsx';

export interface NoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

export function Notice({ title, text, children }: NoticeProps): ReactNode {
  return (
    <div className={style['notice']}>
      <Signal />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={style['ways']}>{children}</div>
    </div>
  );
}
