/** One thing that was said. */
import type { Saying, Talk } from '@roundhouse/table';
import type { TalkWords } from '@roundhouse/ui/words/talk';
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { CLOCK } from '../../pace/paces.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useTable } from '../table-context.tsx';
import style from './talk.module.css';
import { useTalkWords } from './use-talk.ts';

interface LineProps {
  readonly saying: Saying;
  readonly talk: Talk;
  readonly isOwner: boolean;
}

export function SayingLine({ saying, talk, isOwner }: LineProps): ReactNode {
  const words = useTalkWords();
  const { tell } = useTable();
  const { kind, name, seat, at, isMine, circle } = saying;
  if (kind === 'system') {
    return <li className={style['system']}>{sentenceOf(words, saying)}</li>;
  }
  const time = new Intl.DateTimeFormat(tell.language, CLOCK);
  return (
    <li className={style['saying']} data-mine={isMine} data-kind={kind}>
      <p className={style['head']}>
        {seat !== undefined && <SeatSign seat={seat} width={34} />}
        <b>{name}</b>
        {circle === 'spectators' && <i>{words.lookingOn}</i>}
        <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
      </p>
      <p className={style['text']}>{sentenceOf(words, saying)}</p>
      {!isMine && kind === 'text' && <More saying={saying} talk={talk} isOwner={isOwner} />}
    </li>
  );
}

/** What one may do about it: seldom needed, so it takes a touch to see it. */
function More({ saying: { number }, talk, isOwner }: LineProps): ReactNode {
  const words = useTalkWords();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const attempt = (told: string, work: () => Promise<void>): void => {
    work().then(
      () => setDone(told),
      () => setDone(words.failed),
    );
  };
  if (done !== undefined) return <output>{done}</output>;
  return (
    <div className={style['more']}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={words.more}
        className={style['dots']}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path
            d="M3 9h.01M9 9h.01M15 9h.01"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isOpen && (
        <>
          {words.reasons.map((reason) => (
            <QuietButton
              key={reason}
              onClick={() => attempt(words.reported, () => talk.report(number, reason))}
            >
              {words.report(reason)}
            </QuietButton>
          ))}
          {isOwner && (
            <QuietButton onClick={() => attempt(words.muted, () => talk.mute(number, true))}>
              {words.mute}
            </QuietButton>
          )}
        </>
      )}
    </div>
  );
}

function sentenceOf(words: TalkWords, { kind, text, name }: Saying): string {
  if (kind === 'removed') return words.removed;
  if (kind === 'reaction') return words.reactions[text] ?? text;
  if (kind === 'system') return words.table[text]?.(name) ?? '';
  return text;
}
