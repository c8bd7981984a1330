/** Being told on this very device. */
import { useState, type ReactNode } from 'react';
import { Button } from '../../../app/button.tsx';
import { server } from '../../../online/here.ts';
import { useAsking } from '../use-asking.ts';
import type { WayProps } from './index.tsx';
import { keepWish } from './keep-wish.ts';
import { ownChannel, pushState, rememberChannel, subscribed } from './push.ts';
import { HungWay } from './way.tsx';
import { useToldWords } from './words.ts';

export function PushWay({ told, again }: WayProps): ReactNode {
  const { push: words } = useToldWords();
  const { run, isBusy, trouble } = useAsking();
  const [state, setState] = useState(pushState);
  const [hasFailed, setFailed] = useState(false);
  const isHere = told.channels.some(({ channel }) => channel === ownChannel());
  const add = (): void =>
    run(async () => {
      setFailed(false);
      const target = await subscribed(told.pushKey).catch(() => 'failed' as const);
      setState(pushState());
      if (target === 'failed') setFailed(true);
      if (!target || target === 'failed') return;
      await keepWish(told);
      const { channel } = await server.ask('addChannel', { target });
      rememberChannel(channel);
      again();
    });
  return (
    <HungWay
      kind="push"
      title={words.title}
      text={state === 'can' ? words.text : words[state]}
      isThere={isHere}
    >
      {isHere && state === 'can' && <p>{words.here}</p>}
      {state === 'can' && !isHere && (
        <Button small disabled={isBusy} onClick={add}>
          {words.add}
        </Button>
      )}
      {hasFailed && <p role="alert">{words.failed}</p>}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </HungWay>
  );
}
