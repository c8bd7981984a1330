/** The buttons of the strip: one that leads on and names what it does, the others quiet. */
import { useMemo, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useOfSeating } from '../elsewhere/use-seating.ts';
import { useRematch } from '../end/use-rematch.ts';
import { FarewellAsides, PlayOwn } from '../lesson/farewell-acts.tsx';
import { useLesson } from '../lesson/use-lesson.ts';
import { Mark } from '../mark.tsx';
import { loners } from '../model/facets.ts';
import { phraseOf } from '../model/phrase.ts';
import { bidsAmong } from '../model/raises.ts';
import { usePlay } from '../play/play-context.tsx';
import { useMay } from '../play/use-may.ts';
import { WatchAgain } from '../reel/recap.tsx';
import { useTable } from '../table-context.tsx';
import { ChoicePick } from './choice-pick.tsx';
import style from './prompt.module.css';
import { CONFIRM } from './focus-ask.ts';

export function Acts(): ReactNode {
  const { say, guide, riddle } = useTable();
  const { choice, hint, isMine, isOver, canUndo, undo, shown } = usePlay();
  const may = useMay();
  const lesson = useLesson();
  const others = useOtherThanBids();
  const isStopped = !isMine && shown.trouble !== undefined;
  const { isTouched } = choice.selection;
  const isLone = choice.legal.length === 1 && !guide;
  return (
    <div className={style['acts']}>
      <div className={style['quiet']}>
        {canUndo && !isTouched && (
          <Button quiet onClick={undo}>
            {say.takeBack}
          </Button>
        )}
        {isMine && isTouched && !isLone && (
          <Button quiet onClick={choice.clear}>
            {say.again}
          </Button>
        )}
        {isMine && !isTouched && may('hint') && (
          <Button
            quiet
            aria-busy={hint.isThinking}
            aria-pressed={hint.isAsked}
            onClick={hint.isAsked ? hint.dismiss : hint.ask}
          >
            {say.hint}
          </Button>
        )}
        {isMine && !isTouched && !guide && !riddle && <WatchAgain />}
        {isMine && others.map((index) => <ChoicePick key={index} index={index} />)}
        {isStopped && (
          <ButtonLink quiet href={paths.tables}>
            {say.toTables}
          </ButtonLink>
        )}
        {riddle && !isTouched && <riddle.Asides />}
        {guide && lesson?.farewell !== undefined && <FarewellAsides guide={guide} />}
        {isOver && !riddle && (
          <ButtonLink quiet href={paths.home}>
            {say.ending.other}
          </ButtonLink>
        )}
      </div>
      <Primary />
    </div>
  );
}

/** At an auction: what may be done instead of a bid. */
function useOtherThanBids(): readonly number[] {
  const { face } = useTable();
  const { choice } = usePlay();
  const { legal, selection } = choice;
  return useMemo(() => {
    const bids = bidsAmong(legal, selection.left, face.bid);
    if (bids.length === 0) return [];
    return loners(legal).filter((index) => bids.every((bid) => bid.index !== index));
  }, [face, legal, selection]);
}

/** The one that leads on. */
function Primary(): ReactNode {
  const { say, session, tell, riddle } = useTable();
  const { travel, shown, isOver, isMine } = usePlay();
  const lesson = useLesson();
  const { next } = shown.look;
  if (travel.isAway) {
    return <Button onClick={travel.goLive}>{say.time.live}</Button>;
  }
  if (lesson?.farewell !== undefined) return <PlayOwn />;
  if (riddle && !isMine) return <riddle.Onward />;
  if (isOver) return <Again />;
  if (next !== undefined) {
    return (
      <Button data-hand-over onClick={() => session.handOver()}>
        {say.handOver(tell.who(next))}
      </Button>
    );
  }
  if (isMine) return <Confirm />;
  return shown.trouble ? <TryAgain /> : <CatchUp />;
}

function Again(): ReactNode {
  const { say, info, session } = useTable();
  const rematch = useRematch();
  const isSetAgain = useOfSeating(session.host.seating, (now) => now?.isSetAgain === true);
  // Whom one meets next is drawn there.
  if (info.tournament !== undefined) {
    return (
      <ButtonLink href={onlinePaths.tournament(info.tournament)} data-to-tournament>
        {say.ending.toTournament}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={rematch}>
      {isSetAgain && info.mine.length > 0 ? say.ending.setAgain : say.ending.again}
    </Button>
  );
}

/** A bot's move could not be kept; there may be room for it now. */
function TryAgain(): ReactNode {
  const { say, session } = useTable();
  return (
    <Button id={CONFIRM} onClick={() => session.host.goOn()}>
      {say.tryAgain}
    </Button>
  );
}

/** Keeps the place of the other while others play, so that the focus has one. */
function CatchUp(): ReactNode {
  const { say, session } = useTable();
  const { shown } = usePlay();
  return (
    <Button quiet id={CONFIRM} aria-disabled={!shown.isBehind} onClick={() => session.showAll()}>
      <svg
        className={style['onward']}
        width="22"
        height="18"
        viewBox="0 0 22 18"
        aria-hidden="true"
      >
        <path d="M2 2L10 9L2 16ZM11 2L19 9L11 16Z" fill="currentColor" />
      </svg>
      <span className={style['said']}>{say.showAll}</span>
    </Button>
  );
}

/** More letters than this need more than one line; more than that, smaller ones on a phone. */
const LONG = 26;
const LONGEST = 64;

/** Does what was chosen, and names it. */
function Confirm(): ReactNode {
  const { words, face, tell, say } = useTable();
  const { choice, live, confirm } = usePlay();
  const { main, note } =
    choice.chosen && live
      ? phraseOf(words.deed(choice.chosen, live.view, tell.who))
      : { main: say.chooseFirst };
  const about = choice.chosen && live && face.about?.(choice.chosen, live.view);
  const letters = main.length + (note?.length ?? 0);
  return (
    <Button
      id={CONFIRM}
      className={style['confirm']}
      data-long={letters > LONG}
      data-longest={letters > LONGEST}
      aria-disabled={!choice.chosen}
      onClick={confirm}
    >
      {about !== undefined && <Mark place={about} />}
      <span>
        <span>{main}</span>
        {note !== undefined && <small>{note}</small>}
      </span>
    </Button>
  );
}
