/** The buttons of the strip: one that leads on and names what it does, the others quiet. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { places } from '../../app/places.ts';
import { useRematch } from '../end/use-rematch.ts';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './prompt.module.css';
import { CONFIRM } from './focus-ask.ts';

export function Acts(): ReactNode {
  const { say } = useTable();
  const { choice, hint, isMine, isOver, canUndo, undo } = usePlay();
  const { isTouched } = choice.selection;
  return (
    <div className={style['acts']}>
      <div className={style['quiet']}>
        {canUndo && (
          <button type="button" className="button quiet" onClick={undo}>
            {say.takeBack}
          </button>
        )}
        {isMine && isTouched && choice.legal.length > 1 && (
          <button type="button" className="button quiet" onClick={choice.clear}>
            {say.again}
          </button>
        )}
        {isMine && !isTouched && (
          <button
            type="button"
            className="button quiet"
            aria-busy={hint.isThinking}
            onClick={hint.ask}
          >
            {say.hint}
          </button>
        )}
        {isOver && (
          <Link href={places.home} className="button quiet">
            {say.ending.other}
          </Link>
        )}
      </div>
      <Primary />
    </div>
  );
}

/** The one that leads on. */
function Primary(): ReactNode {
  const { say, session, tell } = useTable();
  const { travel, shown, isOver, isMine } = usePlay();
  const { next } = shown.look;
  if (travel.isAway) {
    return (
      <button type="button" className="button" onClick={travel.goLive}>
        {say.time.live}
      </button>
    );
  }
  if (isOver) return <Again />;
  if (next !== undefined) {
    return (
      <button type="button" className="button" data-hand-over onClick={() => session.handOver()}>
        {say.handOver(tell.who(next))}
      </button>
    );
  }
  return isMine ? <Confirm /> : <CatchUp />;
}

function Again(): ReactNode {
  const { say } = useTable();
  const rematch = useRematch();
  return (
    <button type="button" className="button" onClick={rematch}>
      {say.ending.again}
    </button>
  );
}

/** Keeps the place of the other while others play, so that the focus has one. */
function CatchUp(): ReactNode {
  const { say, session } = useTable();
  const { shown } = usePlay();
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

/** Does what was chosen, and names it. */
function Confirm(): ReactNode {
  const { words, say } = useTable();
  const { choice, live, confirm } = usePlay();
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
