/** The strip under the board, on a phone the sheet from below: what is asked, what may be chosen, what it does. */
import { useId, useMemo, type ReactNode } from 'react';
import { Raises } from '../auction/raises.tsx';
import { useAuction } from '../auction/use-auction.ts';
import { sheetHeight, useLayout } from '../layout-context.tsx';
import { bidsIn } from '../model/raises.ts';
import { usePlay } from '../play/play-context.tsx';
import { Views } from '../stage/views.tsx';
import { Acts } from './acts.tsx';
import { Choices } from './choices.tsx';
import { Grip } from './grip.tsx';
import { HintList } from './hint-list.tsx';
import { PreviewList } from './preview-list.tsx';
import style from './prompt.module.css';
import { useSaying } from './use-saying.ts';

export function Prompt(): ReactNode {
  const layout = useLayout();
  const { live } = usePlay();
  const { plate, text, detail, isMine } = useSaying();
  const heading = useId();
  return (
    <section
      className={style['prompt']}
      aria-labelledby={heading}
      data-height={sheetHeight(layout)}
      id="ask"
      data-line={live?.seq}
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
        <span className={style['views']}>
          <Views />
        </span>
      </div>
      <div className={style['middle']}>
        <Middle />
      </div>
      <Acts />
    </section>
  );
}

function Middle(): ReactNode {
  const { choice, hint, isMine, isOver } = usePlay();
  const auction = useAuction();
  const standing = auction?.bid;
  const bids = useMemo(
    () => (standing === undefined ? [] : bidsIn(choice.legal, standing)),
    [choice.legal, standing],
  );
  if (isOver) {
    return (
      <div className={style['endViews']}>
        <Views />
      </div>
    );
  }
  if (!isMine) return null;
  if (hint.isThinking || hint.candidates) return <HintList />;
  if (bids.length > 0) return <Raises bids={bids} />;
  return choice.chosen ? <PreviewList /> : <Choices />;
}
