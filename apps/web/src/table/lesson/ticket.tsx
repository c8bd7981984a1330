/** The end of a lesson: a ticket with every stop punched. */
import type { ReactNode } from 'react';
import { useBox } from '../../app/title-parts.ts';
import { useTable } from '../table-context.tsx';
import style from './ticket.module.css';
import { useLesson } from './use-lesson.ts';

export function Ticket(): ReactNode {
  const { title, say } = useTable();
  const lesson = useLesson();
  const { short } = useBox(title);
  if (lesson?.farewell === undefined) return null;
  return (
    <div className={style['place']} data-punched>
      <div className={style['ticket']}>
        <p className="caption">{say.lesson.name}</p>
        <p className={style['name']}>{short}</p>
        <p className={style['stops']}>{say.lesson.allStops(lesson.count)}</p>
        <span className={style['holes']} aria-hidden="true">
          {Array.from({ length: lesson.count }, (_, stop) => (
            <i key={stop} />
          ))}
        </span>
      </div>
    </div>
  );
}
