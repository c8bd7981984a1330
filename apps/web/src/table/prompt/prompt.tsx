/** The strip under the board, on a phone the sheet from below: what is asked, what may be chosen, what it does. */
import { useId, type ReactNode } from 'react';
import { useLayout } from '../layout-context.tsx';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { Acts } from './acts.tsx';
import { Auction } from './auction.tsx';
import { Choices } from './choices.tsx';
import { Grip } from './grip.tsx';
import { HintList } from './hint-list.tsx';
import { PreviewList } from './preview-list.tsx';
import style from './prompt.module.css';
import { useSaying } from './use-saying.ts';

export function Prompt(): ReactNode {
  const { height } = useLayout();
  const { plate, text, detail, isMine } = useSaying();
  const heading = useId();
  return (
    <section
      className={style['prompt']}
      aria-labelledby={heading}
      data-height={height}
      id="ask"
      tabIndex={-1}
    >
      <Grip />
      <div className={style['say']}>
        <span className={`plate ${style['plate']}`} data-mine={isMine} key={String(isMine)}>
          {plate}
        </span>
        <h2 id={heading} className={style['sentence']} title={text}>
          {text}
        </h2>
        {detail !== undefined && <p className={style['detail']}>{detail}</p>}
      </div>
      <div className={style['middle']}>
        <Middle />
      </div>
      <Acts />
    </section>
  );
}

function Middle(): ReactNode {
  const { face, tell } = useTable();
  const { travel, choice, hint, isMine } = usePlay();
  const { here } = travel;
  const auction = here && face.auction?.(here.view, tell);
  if (hint.isThinking || hint.candidates) return <HintList />;
  if (auction) return <Auction auction={auction} />;
  if (!isMine) return null;
  return choice.chosen ? <PreviewList /> : <Choices />;
}
