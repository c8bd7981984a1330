/** Being away for some days: time stands still at tables with days a move. */
import type { Answer } from '@roundhouse/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { tellMoment } from '../../pace/paces.ts';
import { usePaceWords } from '../../pace/words.ts';
import { useSettings } from '../../settings/index.ts';
import style from './me.module.css';
import { useAsking } from './use-asking.ts';

const LENGTHS = [1, 3, 7, 14, 30];

export function Vacation(): ReactNode {
  const { vacation: say } = usePaceWords();
  const { language } = useSettings();
  const [known, setKnown] = useState<Answer<'readVacation'>>();
  const [days, setDays] = useState(7);
  const { run, isBusy, trouble } = useAsking();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = server.askUntilAnswered(leaving.signal);
    ask('readVacation', {}).then(setKnown, () => undefined);
    return () => leaving.abort();
  }, []);
  if (!known) return null;
  const { until, daysLeft } = known;
  const lengths = LENGTHS.filter((each) => each <= daysLeft);
  return (
    <section className={style['part']} aria-labelledby="vacation">
      <h2 id="vacation">{say.title}</h2>
      <p>{say.text}</p>
      <p>
        {until === undefined
          ? say.daysLeft(daysLeft)
          : say.awayUntil(tellMoment(until, Date.now(), language))}
      </p>
      {until === undefined ? (
        lengths.length > 0 && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              run(async () => setKnown(await server.ask('takeVacation', { days })));
            }}
          >
            <label>
              {say.days}{' '}
              <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {lengths.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>{' '}
            <button type="submit" className="button quiet small" disabled={isBusy}>
              {say.go}
            </button>
          </form>
        )
      ) : (
        <button
          type="button"
          className="button quiet small"
          disabled={isBusy}
          onClick={() => run(async () => setKnown(await server.ask('endVacation', {})))}
        >
          {say.back}
        </button>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
