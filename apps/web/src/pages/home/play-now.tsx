/** Two clicks to a running game: 'play now', and which. */
import { TITLES, type Title } from '@roundhouse/titles';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Cover, useBox } from '../../app/title-parts.ts';
import { playNow, quickSitters } from '../../matches/start-match.ts';
import { Problem } from '../../matches/problem.tsx';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './play-now.module.css';

export function PlayNow(): ReactNode {
  const { home } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <>
      <button
        type="button"
        className={`button ${style['go']}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {home.playNow}
      </button>
      <dialog ref={dialog} className={style['dialog']} aria-labelledby={heading} closedby="any">
        <h2 id={heading}>{home.whichGame}</h2>
        <Choice />
        <form method="dialog">
          <button type="submit" className="button quiet">
            {home.notNow}
          </button>
        </form>
      </dialog>
    </>
  );
}

function Choice(): ReactNode {
  const words = useWords();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const [starting, setStarting] = useState(false);
  const start = async (title: Title): Promise<void> => {
    setStarting(true);
    try {
      go(paths.table(await playNow(title, name === '' ? words.guest : name)));
    } catch (error) {
      setFault(error);
      setStarting(false);
    }
  };
  return (
    <>
      <div className={style['titles']}>
        {TITLES.map((title) => (
          <button
            key={title.id}
            type="button"
            disabled={starting}
            onClick={() => void start(title)}
          >
            <span className={style['picture']}>
              <Suspense>
                <Cover title={title} />
              </Suspense>
            </span>
            <Suspense>
              <Name title={title} />
            </Suspense>
            <span className={style['against']}>
              {words.home.againstBots(quickSitters(title, '').length - 1)}
            </span>
          </button>
        ))}
      </div>
      {fault !== undefined && (
        <p role="alert">
          <Problem fault={fault} />
        </p>
      )}
    </>
  );
}

function Name({ title }: { readonly title: Title }): ReactNode {
  return <strong>{useBox(title).short}</strong>;
}
