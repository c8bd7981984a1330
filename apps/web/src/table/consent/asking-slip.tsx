/** Somebody asks that something be taken back: exactly what, who has agreed, and a yes or a no. */
import type { Asking } from '@roundhouse/table';
import { useMemo, type ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { Button, QuietButton } from '../../app/button.tsx';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { useTable } from '../table-context.tsx';
import { useTalkWords } from '../talk/use-talk.ts';
import style from './asking-slip.module.css';

export function AskingSlip({ asking }: { readonly asking: Asking }): ReactNode {
  const table = useTable();
  const { story, takeBackByAll, decline } = usePlay();
  const { back } = useTalkWords();
  const { info, tell } = table;
  const gone = useMemo(
    () =>
      story
        .filter(({ seq }) => asking.takesBack.includes(seq))
        .flatMap((step) => sentencesOf(table, step)),
    [story, asking, table],
  );
  const isMine = info.mine.every((seat) => asking.agreed.includes(seat));
  const missing = info.sitters.flatMap(({ kind }, seat) =>
    kind === 'person' && !asking.agreed.includes(seat) ? [seat] : [],
  );
  const list = new Intl.ListFormat(tell.language);
  const names = (seats: readonly number[]): string => list.format(seats.map(tell.who));
  return (
    <Captioned
      className={`${style['slip']} ${isMine ? style['own'] : ''}`}
      title={isMine ? back.waiting(names(missing)) : back.asks(names(asking.agreed))}
      data-asking
    >
      <ol>
        {gone.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
      <div className={style['acts']}>
        {!isMine && (
          <Button small onClick={() => takeBackByAll(asking.to)}>
            {back.agree}
          </Button>
        )}
        <QuietButton onClick={decline}>{isMine ? back.withdraw : back.refuse}</QuietButton>
      </div>
    </Captioned>
  );
}
