/** Every choice that is left, as a list: so that nothing can only be reached by pointing at a board. */
import { useId, useRef, type ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { ChoicePick } from './choice-pick.tsx';
import style from './prompt.module.css';

export function AllChoices(): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { left } = choice.selection;
  return (
    <>
      <button type="button" className={style['all']} popoverTarget={id}>
        {say.allChoices(left.length)}
      </button>
      <div ref={list} id={id} popover="auto" className={style['list']}>
        <h3 className="caption">{say.choicesLeft(left.length)}</h3>
        <div className={style['picks']}>
          {left.map((index) => (
            <ChoicePick key={index} index={index} />
          ))}
        </div>
      </div>
    </>
  );
}
