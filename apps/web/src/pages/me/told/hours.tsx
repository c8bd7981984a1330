/** When one is told: at once or once a day, and not at night. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../../app/button.tsx';
import { Form } from '../../../app/form.tsx';
import { Segments } from '../../../app/segments.tsx';
import { server } from '../../../online/here.ts';
import { useSettings } from '../../../settings/index.ts';
import field from '../field.module.css';
import style from '../me.module.css';
import { useAsking } from '../use-asking.ts';
import type { WayProps } from './index.tsx';
import { ownZone } from './keep-wish.ts';
import { NightClock } from './night-clock.tsx';
import clock from './told.module.css';
import { useToldWords } from './words.ts';

const NIGHT = { from: 23 * 60, until: 8 * 60 };
const EVENING = 20 * 60;

const shown = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function Hours({ told, again }: WayProps): ReactNode {
  const { hours: words } = useToldWords();
  const { language } = useSettings();
  const { wish } = told;
  const [isDaily, setDaily] = useState(wish?.digestAt !== undefined);
  const [digestAt, setDigestAt] = useState(wish?.digestAt ?? EVENING);
  const [isQuiet, setQuiet] = useState(wish?.quiet !== undefined);
  const [quiet, setHours] = useState(wish?.quiet ?? NIGHT);
  const [isKept, setKept] = useState(false);
  // What was kept goes by the clock that it was kept by, until it is changed here.
  const [zone, setZone] = useState(wish?.zone ?? ownZone());
  const { run, isBusy, trouble } = useAsking();
  const save = (): void =>
    run(async () => {
      const when = { ...(isDaily ? { digestAt } : {}), ...(isQuiet ? { quiet } : {}) };
      await server.ask('wishTelegrams', { language, zone, ...when });
      setKept(true);
      again();
    });
  return (
    <Form
      className={clock['hours']}
      aria-label={words.title}
      onChange={() => {
        setKept(false);
        setZone(ownZone());
      }}
      onSubmit={save}
    >
      <NightClock quiet={isQuiet ? quiet : undefined} digestAt={isDaily ? digestAt : undefined} />
      <div>
        <h3>{words.title}</h3>
        <Segments
          label={words.how}
          options={[
            { value: false, label: words.single },
            { value: true, label: words.digest },
          ]}
          value={isDaily}
          onChange={(value) => setDaily(value)}
        />
        {isDaily && (
          <>
            <div className={clock['pair']}>
              <Hour label={words.digestAt} value={digestAt} onChange={setDigestAt} />
            </div>
            <p>{words.digestNote}</p>
          </>
        )}
        <label className={style['choice']}>
          <input
            type="checkbox"
            checked={isQuiet}
            onChange={({ target }) => setQuiet(target.checked)}
          />
          <span>{words.quiet}</span>
        </label>
        {isQuiet && (
          <div className={clock['pair']}>
            <Hour
              label={words.quietFrom}
              value={quiet.from}
              onChange={(from) => setHours({ ...quiet, from })}
            />
            <Hour
              label={words.quietUntil}
              value={quiet.until}
              onChange={(until) => setHours({ ...quiet, until })}
            />
          </div>
        )}
        <p>{words.zone(zone)}</p>
        <QuietButton type="submit" disabled={isBusy}>
          {words.save}
        </QuietButton>
        <output>{isKept ? words.saved : ''}</output>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </div>
    </Form>
  );
}

interface HourProps {
  readonly label: string;
  readonly value: number;
  onChange(minute: number): void;
}

function Hour({ label, value, onChange }: HourProps): ReactNode {
  return (
    <label className={field['field']}>
      <span>{label}</span>
      <input
        type="time"
        value={shown(value)}
        onChange={({ target }) => {
          const minute = minuteOf(target.value);
          if (minute !== undefined) onChange(minute);
        }}
      />
    </label>
  );
}
