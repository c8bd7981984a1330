/** How one is told that others wait: by which ways, and when. */
import type { Answer } from '@roundhouse/contract';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Part } from '../../../app/part.tsx';
import { server } from '../../../online/here.ts';
import style from '../me.module.css';
import { ChannelTags } from './channel-tags.tsx';
import { Hours } from './hours.tsx';
import { MailWay } from './mail-way.tsx';
import { PushWay } from './push-way.tsx';
import { WebhookWay } from './webhook-way.tsx';
import { useToldWords } from './words.ts';

export type Told = Answer<'readTelegrams'>;

/** What each of the ways is given. */
export interface WayProps {
  readonly told: Told;
  again(): void;
}

export function BeingTold(): ReactNode {
  const words = useToldWords();
  const [told, setTold] = useState<Told>();
  const read = useCallback((signal: AbortSignal) => {
    server
      .askUntilAnswered(signal)('readTelegrams', {})
      .then(setTold, () => undefined);
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  if (!told) return null;
  const again = (): void => read(new AbortController().signal);
  const way = { told, again };
  return (
    <Part id="told" title={words.title} className={style['part']}>
      <p>{words.lead}</p>
      {told.channels.length === 0 ? <p>{words.none}</p> : <ChannelTags {...way} />}
      <ul className={style['rack']}>
        <PushWay {...way} />
        {told.hasMail && <MailWay {...way} />}
        <WebhookWay {...way} />
      </ul>
      {told.channels.length > 0 && <Hours {...way} />}
    </Part>
  );
}
