/** Nothing else of the table is seen while a game tells its result. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import style from './reckoning.module.css';

export interface ReckoningProps {
  told(): void;
  readonly children: ReactNode;
}

export function Reckoning({ told, children }: ReckoningProps): ReactNode {
  const { say } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={style['reckoning']} aria-labelledby="reckoning" onCancel={told}>
      <h2 id="reckoning" className={`sign ${style['title']}`}>
        {say.ending.over}
      </h2>
      {children}
    </dialog>
  );
}
