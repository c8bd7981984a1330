/** The devices that are one's own, each on a luggage tag; each can be signed out from here. */
import type { Answer } from '@roundhouse/contract';
import type { ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { QuietButton } from '../../app/button.tsx';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { DeviceSign } from './signs.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

type Session = Answer<'listSessions'>['sessions'][number];

export interface DevicesProps {
  readonly sessions: readonly Session[];
  again(): void;
}

export function Devices({ sessions, again }: DevicesProps): ReactNode {
  const { devices } = useAccountWords();
  const { run, isBusy, trouble } = useAsking();
  const end = ({ session, isThis }: Session): void =>
    run(async () => {
      if (isThis) await server.ask('leave', {});
      else await server.ask('endSession', { session });
      again();
    });
  return (
    <Part id="devices" title={devices.title} className={style['part']}>
      <p>{devices.lead}</p>
      <ul className={style['tags']}>
        {sessions.map((each) => (
          <Tag key={each.session} session={each}>
            <QuietButton
              aria-label={devices.end(nameOf(each, devices.unknown))}
              disabled={isBusy}
              onClick={() => end(each)}
            >
              {devices.endShort}
            </QuietButton>
          </Tag>
        ))}
      </ul>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Part>
  );
}

const nameOf = ({ device }: Session, unknown: string): string => (device === '' ? unknown : device);

export interface TagProps {
  readonly session: Session;
  readonly children: ReactNode;
}

export function Tag({ session, children }: TagProps): ReactNode {
  const { devices } = useAccountWords();
  const { language } = useSettings();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li data-this={session.isThis}>
      <DeviceSign device={session.device} isProgram={session.via === 'program'} />
      <span>
        <strong>{nameOf(session, devices.unknown)}</strong>
        {session.isThis && <em>{devices.here}</em>}
        <small>{devices.used(when.format(session.used))}</small>
      </span>
      {children}
    </li>
  );
}
