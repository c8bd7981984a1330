/** What the chosen action would change, for whom. */
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { usePlay } from '../play/play-context.tsx';
import { SCROLLED_BY_KEYS } from '../scrolled-by-keys.ts';
import { useMeaning } from './use-meaning.ts';
import { useTable } from '../table-context.tsx';
import style from './preview-list.module.css';

export function PreviewList(): ReactNode {
  const { say, tell } = useTable();
  const { choice } = usePlay();
  const { changes } = choice;
  const meaning = useMeaning(choice.chosen);
  return (
    <div className={style['preview']} aria-live="polite" {...SCROLLED_BY_KEYS}>
      <h3 className="unseen">{say.preview}</h3>
      {meaning !== undefined && <p className={style['meaning']}>{meaning}</p>}
      <ul>
        {changes.map(({ of, seat, place, what, to, by, tone }, at) => (
          <li key={`${of} ${what}`} data-tone={tone}>
            <span className={style['of']} data-again={changes[at - 1]?.of === of ? '' : undefined}>
              {place !== undefined && <Mark place={place} />}
              {seat !== undefined && seat === tell.who.you ? say.ending.you : of}
            </span>
            <b className="number">{by}</b>
            <span className={style['what']}>
              {what}
              {to !== by && (
                <span className={style['to']}>, {to === '' ? say.gone : say.becomes(to)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
