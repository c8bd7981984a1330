/** Over the board of a table elsewhere: what somebody asks to take back, and a yes or a no from who plays here. */
import { useId, type ReactNode } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { useTable } from '../table-context.tsx';
import style from './asking-sign.module.css';

export function AskingSign(): ReactNode {
  const table = useTable();
  const { info, persons, session } = table;
  const { live, story, takeBackByAll, declineBack } = usePlay();
  const heading = useId();
  const asking = session.host.wire && live?.asking;
  const { back } = table.say.review;
  const nameOf = (seat: number): string => info.sitters[seat]?.name ?? '';
  const [asker = 0] = asking?.agreed ?? [];
  const gone = story
    .filter(({ seq }) => asking?.takesBack.includes(seq))
    .flatMap((step) => sentencesOf(table, step));
  const missing = info.sitters.flatMap(({ kind }, seat) =>
    kind === 'person' && !asking?.agreed.includes(seat) ? [seat] : [],
  );
  const isAsked = missing.some((seat) => persons.includes(seat));
  const isAsker = persons.includes(asker);
  return (
    <output className={style['place']}>
      {asking && (
        <section className={style['asking']} aria-labelledby={heading}>
          <h2 id={heading}>{isAsker ? back.youAsk : back.asks(nameOf(asker))}</h2>
          <ol>
            {gone.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ol>
          {!isAsked && <p>{back.waits(missing.map(nameOf))}</p>}
          {persons.length > 0 && (
            <div className={style['acts']}>
              {isAsked && (
                <button
                  type="button"
                  className="button small"
                  onClick={() => takeBackByAll(asking.to)}
                >
                  {back.yes}
                </button>
              )}
              <button type="button" className="button quiet small" onClick={declineBack}>
                {isAsker ? back.withdraw : back.no}
              </button>
            </div>
          )}
        </section>
      )}
    </output>
  );
}
