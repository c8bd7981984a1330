/** Two clicks to a running game: 'play now', and which. */
import { TITLES, type Title } from '@roundhouse/titles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import { playNow, quickSitters } from '../../matches/start-match.ts';
import { ProblemAlert } from '../../matches/problem.tsx';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './play-now.module.css';

export function PlayNow(): ReactNode {
  const { home } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <>
      <Button
        className={style['go']}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {home.playNow}
      </Button>
      <dialog ref={dialog} className={style['dialog']} aria-labelledby={heading} closedby="any">
        <h2 id={heading}>{home.whichGame}</h2>
        <Choice />
        <form method="dialog">
          <Button quiet type="submit">
            {home.notNow}
          </Button>
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
            <FramedCover id={title.id} className={style['picture']} />
            <strong>
              <TitleName id={title.id} />
            </strong>
            <span className={style['against']}>
              {words.home.againstBots(quickSitters(title, '').length - 1)}
            </span>
          </button>
        ))}
      </div>
      <ProblemAlert fault={fault} />
    </>
  );
}
