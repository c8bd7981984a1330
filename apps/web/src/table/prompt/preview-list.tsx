/** What the chosen action would change, for whom. */
import type { ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './preview-list.module.css';

export function PreviewList(): ReactNode {
  const { say } = useTable();
  const { choice } = usePlay();
  const { changes, preview } = choice;
  return (
    <div className={style['preview']} aria-live="polite">
      <h3 className="unseen">{say.preview}</h3>
      {preview && changes.length === 0 && <p className={style['same']}>{say.previewSame}</p>}
      <ul>
        {changes.map(({ of, what, to, by, tone }) => (
          <li key={`${of} ${what}`} data-tone={tone}>
            <span className={style['of']}>{of}</span>
            <b className="number">{by}</b>
            <span className={style['what']}>
              {what}
              {to !== by && (
                <span className={style['to']}> {to === '' ? say.gone : say.becomes(to)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
