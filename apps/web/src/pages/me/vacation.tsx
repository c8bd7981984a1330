/** Being away for some days: time stands still at tables with days a move. */
import type { Answer } from '@roundhouse/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { server } from '../../online/here.ts';
import { tellMoment } from '../../pace/paces.ts';
import { usePaceWords } from '../../pace/words.ts';
import { useSettings } from '../../settings/index.ts';
import style from './me.module.css';
import { useAsking } from './use-asking.ts';

/** With when it was heard. */
type Known = Answer<'readVacation'> & { readonly at: number };
const heardNow = (seen: Answer<'readVacation'>): Known => ({ ...seen, at: Date.now() });

const LENGTHS = [1, 3, 7, 14, 30];

export function Vacation(): ReactNode {
  const { vacation: say } = usePaceWords();
  const { language } = useSettings();
  const [known, setKnown] = useState<Known>();
  const [days, setDays] = useState(7);
  const { run, isBusy, trouble } = useAsking();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = server.askUntilAnswered(leaving.signal);
    ask('readVacation', {}).then(
      (seen) => setKnown(heardNow(seen)),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (!known) return null;
  const { until, daysLeft, at } = known;
  const lengths = LENGTHS.filter((each) => each <= daysLeft);
  return (
    <Part id="vacation" title={say.title} className={style['part']}>
      <p>{say.text}</p>
      <p>
        {until === undefined
          ? say.daysLeft(daysLeft)
          : say.awayUntil(tellMoment(until, at, language))}
      </p>
      {until === undefined ? (
        lengths.length > 0 && (
          <Form
            onSubmit={() =>
              run(async () => setKnown(heardNow(await server.ask('takeVacation', { days }))))
            }
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
            <QuietButton type="submit" disabled={isBusy}>
              {say.go}
            </QuietButton>
          </Form>
        )
      ) : (
        <QuietButton
          disabled={isBusy}
          onClick={() => run(async () => setKnown(heardNow(await server.ask('endVacation', {}))))}
        >
          {say.back}
        </QuietButton>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Part>
  );
}
