/** A moment, shown as an event of its own over the board. One tap ends it, and so does a key. */
import type { Moment } from '@roundhouse/ui/moment';
import { useEffect, type ReactNode } from 'react';
import { drawn } from '../drawn.tsx';
import { useTable } from '../table-context.tsx';
import { Gavel } from './gavel.tsx';
import { Rows } from './rows.tsx';
import style from './scene.module.css';
import { useScene } from './scene-context.tsx';
import { useSceneSounds } from './use-scene-sounds.ts';

export interface SceneProps {
  readonly moment: Moment;
  /** The line that it is of. */
  readonly seq: number;
  goOn(): void;
}

export function Scene({ moment, seq, goOn }: SceneProps): ReactNode {
  const { say } = useTable();
  const { shown } = useScene();
  useSceneSounds(moment, shown);
  useGoOnKeys(goOn);
  const { kind, title, sentence, rows, sum } = moment;
  const isCounted = shown === rows.length;
  return (
    <button
      type="button"
      className={style['scene']}
      data-caption={seq}
      data-events={moment.events.map((at) => `${seq}:${at}`).join(' ')}
      data-moment={kind}
      data-side="top"
      onClick={goOn}
    >
      <span className={style['card']}>
        <span className={`sign ${style['title']}`}>{title}</span>
        <Picture moment={moment} />
        {rows.length > 0 && <Rows moment={moment} shown={shown} />}
        {kind === 'payout' && sum && (
          <span className={style['sum']} data-here={isCounted ? '' : undefined}>
            {sum.label} <b>{sum.value}</b>
          </span>
        )}
        <span className={style['sentence']} data-here={isCounted ? '' : undefined}>
          {sentence}
        </span>
        <span className={style['foot']}>
          <span className={style['touched']}>{say.moments.tap}</span>
          <span className={style['pressed']}>{say.moments.goOn}</span>
        </span>
      </span>
    </button>
  );
}

/** What it is about: the lot under the hammer, the die, the contract. */
function Picture({ moment }: { readonly moment: Moment }): ReactNode {
  const { board, info, tell, say } = useTable();
  const { kind, exhibit, sum, rows } = moment;
  if (exhibit === undefined) return null;
  const isMine = rows.some(({ seat, name }) => seat === tell.who.you && name === sum?.label);
  return (
    <span className={style['picture']}>
      <span className={style['exhibit']} lang={tell.language}>
        {drawn(board?.Exhibit, { ...tell, exhibit, config: info.config })}
        {kind === 'hammer' && (
          <span className={style['stamp']} data-sold={sum ? '' : undefined}>
            {sum ? say.moments.sold : say.moments.unsold}
          </span>
        )}
      </span>
      {kind === 'hammer' && (
        <span className={style['fall']}>
          <Gavel />
          {sum && (
            <span className={style['price']}>
              {isMine ? <span>{say.ending.you}</span> : <span translate="no">{sum.label}</span>}
              <b>{sum.value}</b>
            </span>
          )}
        </span>
      )}
    </span>
  );
}

const KEYS = ['Enter', ' ', 'Escape'];

/** Wherever the focus is, except in something that lies over the table or is written in. */
function useGoOnKeys(goOn: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isElsewhere =
        target instanceof HTMLElement && target.matches('input, select, textarea, dialog *');
      if (isElsewhere || document.querySelector(':popover-open, :modal')) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) goOn();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [goOn]);
}
