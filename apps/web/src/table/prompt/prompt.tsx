/** The strip under the board, on a phone the sheet from below: what is asked, what may be chosen, what it does. */
import { More } from '@roundhouse/ui/pieces/more';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { Raises } from '../auction/raises.tsx';
import { sheetHeight, useLayout } from '../layout-context.tsx';
import { Tutor } from '../lesson/tutor.tsx';
import { useLesson } from '../lesson/use-lesson.ts';
import { bidsAmong } from '../model/raises.ts';
import { usePlay } from '../play/play-context.tsx';
import { useIsWaiting } from '../play/use-is-waiting.ts';
import { Views } from '../stage/views.tsx';
import { StudyChoices } from '../study/study-choices.tsx';
import { useStudy } from '../study/study-context.tsx';
import { useTable } from '../table-context.tsx';
import { StandInNotice, TimeAsked } from '../time/index.tsx';
import { Acts } from './acts.tsx';
import { Choices } from './choices.tsx';
import { Grip } from './grip.tsx';
import { HintList } from './hint-list.tsx';
import { NoticeLine, ReadAgain } from './notice.tsx';
import { PreviewList } from './preview-list.tsx';
import style from './prompt.module.css';
import { useFocusNext } from './use-focus-next.ts';
import { useSaying } from './use-saying.ts';

export function Prompt(): ReactNode {
  const layout = useLayout();
  const { live, isOver, travel } = usePlay();
  const isWaiting = useIsWaiting();
  const lesson = useLesson();
  const { riddle } = useTable();
  const isTutored = lesson !== undefined || riddle !== undefined;
  const study = useStudy();
  const heading = useId();
  const middle = useRef<HTMLDivElement>(null);
  useFocusNext();
  useSheet(isWaiting);
  return (
    <section
      className={style['prompt']}
      aria-labelledby={heading}
      data-height={sheetHeight(layout)}
      data-waiting={isWaiting ? '' : undefined}
      data-lesson={isTutored ? '' : undefined}
      data-looking={study.look ? '' : undefined}
      data-over={isOver && !travel.isAway && !lesson ? '' : undefined}
      id="ask"
      data-line={live?.seq}
      tabIndex={-1}
    >
      <Grip />
      <NoticeLine />
      <StandInNotice />
      {lesson && <Tutor lesson={lesson} heading={heading} />}
      {riddle && <riddle.Speech heading={heading} />}
      {isTutored ? <Looks /> : <Say heading={heading} />}
      <div ref={middle} className={style['middle']}>
        <Middle />
        <More within={middle} way="down" />
      </div>
      <Acts />
    </section>
  );
}

/** How high the sheet stands by itself. */
function useSheet(isWaiting: boolean): void {
  const { raise, settle } = useLayout();
  const { choice, hint } = usePlay();
  // A sheet that was pulled up for one question is down again at the next.
  useEffect(() => {
    if (!isWaiting) raise('middle');
  }, [raise, isWaiting]);
  // Advice is asked for to be read.
  const isAdvised = hint.isAsked && !choice.selection.isTouched;
  useEffect(() => {
    if (isAdvised) raise('high');
    else settle();
  }, [raise, settle, isAdvised]);
  const isChosen = choice.chosen !== undefined;
  useEffect(() => {
    if (isChosen) settle();
  }, [settle, isChosen]);
}

function Say({ heading }: { readonly heading: string }): ReactNode {
  const { plate, text, detail, isMine } = useSaying();
  return (
    <div className={style['say']}>
      <span className={`plate ${style['plate']}`} data-mine={isMine} key={String(isMine)}>
        {plate}
        <TimeAsked />
      </span>
      <h2 id={heading} className={style['sentence']} title={text}>
        {text}
      </h2>
      <ReadAgain />
      {detail !== undefined && <p className={style['detail']}>{detail}</p>}
      <Looks />
    </div>
  );
}

function Looks(): ReactNode {
  return (
    <span className={style['views']}>
      <Views />
    </span>
  );
}

function Middle(): ReactNode {
  const { choice, hint, isMine, isOver } = usePlay();
  const { legal, selection } = choice;
  const study = useStudy();
  const { face } = useTable();
  const bids = useMemo(() => bidsAmong(legal, selection.left, face.bid), [face, legal, selection]);
  if (study.look) return <StudyChoices />;
  if (isOver) {
    return (
      <div className={style['endViews']}>
        <Views />
      </div>
    );
  }
  if (!isMine) return null;
  if (hint.isAsked && !selection.isTouched) return <HintList />;
  if (bids.length > 0) return <Raises bids={bids} />;
  return choice.chosen ? <PreviewList /> : <Choices />;
}
