import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './prompt.module.css';
import { focusAsk } from './focus-ask.ts';

/** One choice as a button: what it is, and the figures that it carries. */
export function ChoicePick({ index }: { readonly index: number }): ReactNode {
  const { words, face, tell, board } = useTable();
  const { choice, live } = usePlay();
  const action = choice.legal[index];
  if (!action || !live) return null;
  const { main, note } = phraseOf(words.choice(action, live.view, tell.who));
  const gist = words.gist?.(action, live.view) ?? note;
  const about = face.about?.(action, live.view);
  return (
    <button
      type="button"
      className={style['pick']}
      data-pick
      data-on-board={board?.touched?.has(action.type) ? '' : undefined}
      onClick={(event) => {
        choice.narrow([action]);
        if (event.detail === 0) focusAsk();
      }}
    >
      {about !== undefined && <Mark place={about} />}
      <span>
        <b>{main}</b>
        {gist !== undefined && <small>{gist}</small>}
      </span>
    </button>
  );
}
