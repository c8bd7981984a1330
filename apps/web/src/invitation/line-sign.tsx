/** Says when the line to the server is lost, what waits for it, and when the page is too old to go on. */
import type { Wire } from '@roundhouse/table';
import type { ReactNode } from 'react';
import { useWire } from '../online/use-wire.ts';
import style from './line-sign.module.css';
import { useFriendsWords } from './words.ts';

export function LineSign({ wire }: { readonly wire: Wire }): ReactNode {
  const { line } = useFriendsWords();
  const { lostSince, unanswered, reload } = useWire(wire);
  const isShown = reload !== undefined || lostSince !== undefined;
  return (
    <output className={style['place']}>
      {isShown && (
        <div className={style['line']} data-wire={reload ?? 'lost'}>
          <span className={style['lamp']} aria-hidden="true" />
          <p>
            {reload === undefined ? (
              <>
                <strong>{line.lost}</strong> {unanswered > 0 ? line.pending : line.keepsTrying}
              </>
            ) : (
              line[reload]
            )}
          </p>
          {reload === undefined ? (
            <button type="button" onClick={() => wire.tryNow()}>
              {line.tryNow}
            </button>
          ) : (
            <button type="button" onClick={() => location.reload()}>
              {line.reload}
            </button>
          )}
        </div>
      )}
    </output>
  );
}
