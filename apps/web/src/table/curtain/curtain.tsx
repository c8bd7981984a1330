/** Between two persons on one device: nothing of any hand is on the page until the next one is there. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../app/button.tsx';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './curtain.module.css';

export function Curtain({ next }: { readonly next: number }): ReactNode {
  const { session, tell, say } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = tell.who(next);
  return (
    <dialog
      ref={dialog}
      className={style['curtain']}
      aria-labelledby="curtain"
      // Only the one who is named opens it. A browser lets Escape be refused once, and closes at the second.
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <div className={style['card']}>
        <SeatSign seat={next} width={150} />
        <h2 id="curtain">{say.curtainTitle(name)}</h2>
        <p>{say.curtainText}</p>
        <Button onClick={() => session.takeSeat()}>{say.curtainOpen(name)}</Button>
      </div>
    </dialog>
  );
}
