/** The expert's advice: the best choices, how good they are, and what speaks for them. */
import type { ReactNode } from 'react';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './hint-list.module.css';
import { focusAsk } from './focus-ask.ts';

export function HintList(): ReactNode {
  const { rules, words, tell, say } = useTable();
  const { choice, hint, live } = usePlay();
  if (!live) return null;
  return (
    <div className={style['hint']} aria-live="polite">
      <h3 className="caption">{hint.isThinking ? say.hintThinking : say.hintTitle}</h3>
      <ol>
        {hint.candidates?.map(({ action: text, value, reason }) => {
          const action = choice.legal.find((each) => rules.action.format(each) === text);
          if (!action) return null;
          return (
            <li key={text}>
              <button
                type="button"
                data-pick
                onClick={(event) => {
                  choice.narrow([action]);
                  if (event.detail === 0) focusAsk();
                }}
              >
                <b>{phraseOf(words.choice(action, live.view, tell.who)).main}</b>
                <span className={style['reason']}>
                  <span className="number">{say.hintValue(Math.round(value * 100))}</span>{' '}
                  {words.reason?.(reason, tell.who)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
