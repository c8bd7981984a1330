/** The buttons of the strip: one that does what was chosen and names it, the others quiet. */
import type { ReactNode } from 'react';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './prompt.module.css';
import { CONFIRM } from './use-focus-ask.ts';

export function Acts(): ReactNode {
  const { say, session, tell } = useTable();
  const { travel, shown, choice, hint, isMine, canUndo, undo } = usePlay();
  const { next } = shown.look;
  return (
    <div className={style['acts']}>
      {canUndo && (
        <button type="button" className="button quiet" onClick={undo}>
          {say.takeBack}
        </button>
      )}
      {isMine && choice.selection.isTouched && choice.legal.length > 1 && (
        <button type="button" className="button quiet" onClick={choice.clear}>
          {say.again}
        </button>
      )}
      {isMine && !choice.selection.isTouched && (
        <button
          type="button"
          className="button quiet"
          aria-busy={hint.isThinking}
          onClick={hint.ask}
        >
          {say.hint}
        </button>
      )}
      {travel.isAway ? (
        <button type="button" className="button" onClick={travel.goLive}>
          {say.time.live}
        </button>
      ) : next === undefined ? (
        <Confirm />
      ) : (
        <button type="button" className="button" onClick={() => session.handOver()}>
          {say.handOver(tell.who(next))}
        </button>
      )}
    </div>
  );
}

function Confirm(): ReactNode {
  const { words, say, session } = useTable();
  const { choice, live, isMine, isOver, shown, confirm } = usePlay();
  if (isOver) return null;
  if (!isMine) {
    // Stays where it is, so that the focus has a place while others play.
    return (
      <button
        type="button"
        id={CONFIRM}
        className="button quiet"
        aria-disabled={!shown.isBehind}
        onClick={() => session.catchUp()}
      >
        {say.showAll}
      </button>
    );
  }
  const { main, note } =
    choice.chosen && live
      ? phraseOf(words.choice(choice.chosen, live.view))
      : { main: say.chooseFirst };
  return (
    <button
      type="button"
      id={CONFIRM}
      className={`button ${style['confirm']}`}
      aria-disabled={!choice.chosen}
      onClick={confirm}
    >
      <span>{main}</span>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}
