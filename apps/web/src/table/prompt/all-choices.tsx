/** Every choice that is left, as a list: so that nothing can only be reached by pointing at a board. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { loners } from '../model/facets.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { ChoicePick } from './choice-pick.tsx';
import style from './prompt.module.css';
import { useForemost } from './use-foremost.ts';

export function AllChoices(): ReactNode {
  const { say, board } = useTable();
  const { choice } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const { left } = choice.selection;
  // What is alone of its kind stands beside the list anyway.
  const alone = loners(choice.legal);
  const isOnBoard = left.every(
    (each) => alone.includes(each) || board?.touched?.has(choice.legal[each]?.type ?? ''),
  );
  const foremost = useForemost();
  const inOrder = [...new Set([...foremost, ...left])];
  return (
    <>
      <button
        type="button"
        className={style['all']}
        data-all
        data-on-board={isOnBoard ? '' : undefined}
        popoverTarget={id}
      >
        {say.allChoices(left.length)}
      </button>
      <dialog
        id={id}
        popover="auto"
        className={style['list']}
        aria-label={say.choicesLeft(left.length)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <h3 className="caption">{say.choicesLeft(left.length)}</h3>
        <div ref={list} className={style['picks']}>
          {isOpen && inOrder.map((index) => <ChoicePick key={index} index={index} />)}
        </div>
      </dialog>
    </>
  );
}
