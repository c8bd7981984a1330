/** Being told by mail: an address, then the code that came there. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../../app/button.tsx';
import { Form } from '../../../app/form.tsx';
import { server } from '../../../online/here.ts';
import { Field } from '../field.tsx';
import style from '../me.module.css';
import { useAsking } from '../use-asking.ts';
import type { WayProps } from './index.tsx';
import { keepWish } from './keep-wish.ts';
import { HungWay } from './way.tsx';
import { useToldWords } from './words.ts';

export function MailWay({ told, again }: WayProps): ReactNode {
  const { mail: words } = useToldWords();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { run, isBusy, trouble } = useAsking({
    'bad-address': words.bad,
    'bad-request': words.bad,
  });
  const isAwaited = told.channels.some(({ kind, isConfirmed }) => kind === 'mail' && !isConfirmed);
  const send = (): void =>
    run(async () => {
      if (isAwaited) await server.ask('confirmChannel', { code });
      else {
        await keepWish(told);
        await server.ask('addChannel', { target: { kind: 'mail', address: address.trim() } });
      }
      setAddress('');
      setCode('');
      setWanted(false);
      again();
    });
  return (
    <HungWay
      kind="mail"
      title={words.title}
      text={words.text}
      isThere={told.channels.some(({ kind, isConfirmed }) => kind === 'mail' && isConfirmed)}
    >
      {isAwaited || isWanted ? (
        <Form className={style['line']} aria-label={words.title} onSubmit={send}>
          {isAwaited ? (
            <Field
              label={words.code}
              value={code}
              onChange={setCode}
              autoComplete="one-time-code"
            />
          ) : (
            <Field
              label={words.address}
              value={address}
              onChange={setAddress}
              autoComplete="email"
            />
          )}
          <QuietButton
            type="submit"
            disabled={isBusy || (isAwaited ? code : address).trim() === ''}
          >
            {isAwaited ? words.confirm : words.send}
          </QuietButton>
          {trouble !== undefined && <p role="alert">{trouble}</p>}
        </Form>
      ) : (
        <QuietButton onClick={() => setWanted(true)}>{words.open}</QuietButton>
      )}
    </HungWay>
  );
}
