/** The expert's advice: the few choices worth a look, how often they win, and what speaks for them. */
import type { Weighed } from '@roundhouse/bots';
import { adviceOn } from '@roundhouse/ui/advice';
import type { ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import { phraseOf } from '../model/phrase.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './hint-list.module.css';
import { focusAsk } from './focus-ask.ts';

export function HintList(): ReactNode {
  const { say, words, tell } = useTable();
  const { hint } = usePlay();
  return (
    <div className={style['hint']} aria-live="polite">
      <h3 className="caption">{hint.isThinking ? say.hintThinking : say.hintTitle}</h3>
      <ol>
        {hint.candidates?.map((candidate, at, all) => (
          <Candidate
            key={candidate.action}
            {...candidate}
            said={adviceOn(words, all, at, tell.who)}
          />
        ))}
      </ol>
    </div>
  );
}

interface CandidateProps extends Weighed<string> {
  readonly said: string;
}

/** One number, and what it means; alone there is nothing to compare it with. */
function Candidate({ action: text, wins, said }: CandidateProps): ReactNode {
  const { rules, words, face, tell, say } = useTable();
  const { choice, live } = usePlay();
  const action = choice.legal.find((each) => rules.action.format(each) === text);
  if (!action || !live) return null;
  const about = face.about?.(action, live.view);
  return (
    <li>
      <button
        type="button"
        data-pick
        onClick={(event) => {
          choice.narrow([action]);
          if (event.detail === 0) focusAsk();
        }}
      >
        <b>
          {about !== undefined && <Mark place={about} />}
          {phraseOf(words.choice(action, live.view, tell.who)).main}
        </b>
        <span className={style['reason']}>
          <span className="number">{wins === undefined ? say.hintOnly : say.hintWins(wins)}</span>{' '}
          {said}
        </span>
      </button>
    </li>
  );
}
