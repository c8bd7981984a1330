/** The ways by which one is told, each on a tag: tried, or taken away. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { QuietButton } from '../../../app/button.tsx';
import { server } from '../../../online/here.ts';
import { useSettings } from '../../../settings/index.ts';
import style from '../me.module.css';
import { useAsking } from '../use-asking.ts';
import { ChannelSign } from './channel-sign.tsx';
import type { Told, WayProps } from './index.tsx';
import { ownChannel, unsubscribed } from './push.ts';
import { useToldWords } from './words.ts';

type Channel = Told['channels'][number];

export function ChannelTags({ told, again }: WayProps): ReactNode {
  const words = useToldWords();
  const { run, isBusy, trouble } = useAsking();
  const [tried, setTried] = useState('');
  const attempt = ({ channel }: Channel): void =>
    run(async () => {
      const { delivery } = await server.ask('testChannel', { channel });
      setTried(words.tried[delivery]);
      again();
    });
  const remove = ({ channel, kind }: Channel): void =>
    run(async () => {
      if (kind === 'push' && channel === ownChannel()) await unsubscribed().catch(() => undefined);
      await server.ask('removeChannel', { channel });
      again();
    });
  return (
    <>
      <ul className={style['tags']}>
        {told.channels.map((each) => (
          <Tag key={each.channel} channel={each}>
            <div className={style['acts']}>
              {each.isConfirmed && (
                <QuietButton
                  aria-label={words.tryNamed(nameOf(each, words.kinds))}
                  disabled={isBusy}
                  onClick={() => attempt(each)}
                >
                  {words.try}
                </QuietButton>
              )}
              <QuietButton
                aria-label={words.removeNamed(nameOf(each, words.kinds))}
                disabled={isBusy}
                onClick={() => remove(each)}
              >
                {words.remove}
              </QuietButton>
            </div>
          </Tag>
        ))}
      </ul>
      <output>{tried}</output>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}

const nameOf = ({ kind, label }: Channel, kinds: Readonly<Record<Channel['kind'], string>>) =>
  label === '' ? kinds[kind] : label;

function Tag({
  channel,
  children,
}: {
  readonly channel: Channel;
  readonly children: ReactNode;
}): ReactNode {
  const words = useToldWords();
  const { language } = useSettings();
  const { kind, made, isConfirmed, trouble } = channel;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(made);
  return (
    <li data-channel={kind}>
      <ChannelSign kind={kind} />
      <span>
        <strong translate="no">{nameOf(channel, words.kinds)}</strong>
        <small>{isConfirmed ? words.made(when) : words.unconfirmed}</small>
        {trouble !== undefined && <small role="alert">{words.trouble[trouble]}</small>}
      </span>
      {children}
    </li>
  );
}
