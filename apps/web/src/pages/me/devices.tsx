/** The devices that are one's own, and the programs; each can be signed out from here. */
import type { Answer } from '@roundhouse/contract';
import type { ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

type Session = Answer<'listSessions'>['sessions'][number];

export interface DevicesProps {
  readonly sessions: readonly Session[];
  again(): void;
}

export function Devices({ sessions, again }: DevicesProps): ReactNode {
  const { devices } = useAccountWords();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const end = ({ session, isThis }: Session): void =>
    run(async () => {
      if (isThis) await server.ask('leave', {});
      else await server.ask('endSession', { session });
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="devices">
      <h2 id="devices">{devices.title}</h2>
      <ul className={style['list']}>
        {sessions.map((each) => {
          const name = each.device === '' ? devices.unknown : each.device;
          const kind = each.via === 'program' ? devices.program : undefined;
          const mark = each.isThis ? devices.here : kind;
          return (
            <li key={each.session}>
              <span>
                <strong>{name}</strong>
                {mark !== undefined && <em> {mark}</em>}
                <small>{devices.used(when.format(each.used))}</small>
              </span>
              <button
                type="button"
                className="button quiet small"
                aria-label={devices.end(name)}
                disabled={isBusy}
                onClick={() => end(each)}
              >
                {devices.endShort}
              </button>
            </li>
          );
        })}
      </ul>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
