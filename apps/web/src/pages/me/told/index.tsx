/** How one is told that others wait: by which ways, and when. */
import type { Answer } from '@roundhouse/contract';
import type { ReactNode } from 'react';
import { Part } from '../../../app/part.tsx';
import { useAsked } from '../../../online/use-asked.ts';
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
  const [told, again] = useAsked('readTelegrams', {});
  if (typeof told !== 'object') return null;
  const way = { told, again: () => void again() };
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
