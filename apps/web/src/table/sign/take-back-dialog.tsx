/** Taking back what nobody takes back alone: it says exactly what goes, and everybody agrees, or is asked to. */
import { useId, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { useTable } from '../table-context.tsx';
import style from './take-back-dialog.module.css';

export function TakeBackDialog({ id }: { readonly id: string }): ReactNode {
  const table = useTable();
  const { story, live, takeBackByAll } = usePlay();
  const heading = useId();
  const to = live?.undoByAllTo;
  if (to === undefined) return null;
  const { back } = table.say.review;
  const isAsked = table.info.sitters.some(
    ({ kind }, seat) => kind === 'person' && !table.info.mine.includes(seat),
  );
  const isShared = table.persons.length > 1 || isAsked;
  const gone = story.filter(({ seq }) => seq > to).flatMap((step) => sentencesOf(table, step));
  /** And the menu that it was opened from. */
  const hide = (): void => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  };
  return (
    <dialog id={id} popover="auto" aria-labelledby={heading} className={style['back']}>
      <h2 id={heading} className="caption">
        {back.title}
      </h2>
      <p>{isShared ? back.leadAll : back.lead}</p>
      <ol>
        {gone.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
      <p>{back.note}</p>
      <div className={style['acts']}>
        <Button
          small
          onClick={() => {
            hide();
            takeBackByAll(to);
          }}
        >
          {isAsked ? back.ask : table.persons.length > 1 ? back.agreeAll : back.agree}
        </Button>
        <QuietButton onClick={hide}>{table.say.close}</QuietButton>
      </div>
    </dialog>
  );
}
