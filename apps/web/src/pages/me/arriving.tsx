/** The ways to open a pass that one has elsewhere: a code, name and password, a passkey, a recovery code. */
import type { Answer } from '@roundhouse/contract';
import { useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { callMe } from '../../online/call-me.ts';
import { server } from '../../online/here.ts';
import { Bring } from './bring.tsx';
import { TypeCode } from './device-code.tsx';
import { Field, PasswordField } from './field.tsx';
import style from './me.module.css';
import type { Mine } from './mine.ts';
import { hasPasskeys, signByPasskey } from './passkey.ts';
import { useAccountWords, useAsking, type Asking } from './use-asking.ts';

/** What each of the ways is given. */
export interface Arriving {
  readonly asking: Asking;
  /** Whether what the guest has here comes along. */
  readonly bringSeats: boolean;
  readonly code?: string;
  /** By a way that answers whose pass it is. */
  arrive(work: () => Promise<Answer<'signIn'>>): void;
}

export interface WaysInProps {
  /** The guest that this device is, if any. */
  readonly guest?: Mine;
  /** From a link that another device showed. */
  readonly code?: string;
  /** How many tables came along. */
  onArrived(brought: number): void;
}

export function WaysIn({ guest, code, onArrived }: WaysInProps): ReactNode {
  const { arriving } = useAccountWords();
  const asking = useAsking();
  const { luggage } = guest ?? {};
  const count = luggage ? luggage.tables.length + luggage.over : 0;
  const [isWanted, setWanted] = useState(true);
  const bringSeats = isWanted && count > 0;
  const arrive: Arriving['arrive'] = (work) =>
    asking.run(
      () => callMe(work()),
      () => onArrived(bringSeats ? count : 0),
    );
  const ways = { asking, bringSeats, arrive };
  const ofCode = <TypeCode {...ways} {...(code === undefined ? {} : { code })} />;
  const rest = (
    <>
      <SignIn {...ways} />
      <Recover {...ways} />
    </>
  );
  return (
    <>
      <p>{arriving.lead}</p>
      {luggage && count > 0 && <Bring luggage={luggage} isWanted={isWanted} onChange={setWanted} />}
      {asking.trouble !== undefined && <p role="alert">{asking.trouble}</p>}
      <div className={style['ways']}>
        {ofCode}
        {rest}
      </div>
    </>
  );
}

function SignIn({ arrive, asking, bringSeats }: Arriving): ReactNode {
  const { account, passkey } = useAccountWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      className={style['way']}
      aria-label={account.signInTitle}
      onSubmit={() => arrive(() => server.ask('signIn', { login, password, bringSeats }))}
    >
      <h3>{account.signInTitle}</h3>
      <Field label={account.login} value={login} onChange={setLogin} autoComplete="username" />
      <PasswordField label={account.password} value={password} onChange={setPassword} />
      <div className={style['acts']}>
        <Button small type="submit" disabled={asking.isBusy || password === ''}>
          {account.signIn}
        </Button>
        {hasPasskeys() && (
          <QuietButton
            disabled={asking.isBusy}
            onClick={() =>
              arrive(async () =>
                server.ask('signInByPasskey', { ...(await signByPasskey()), bringSeats }),
              )
            }
          >
            {passkey.use}
          </QuietButton>
        )}
      </div>
    </Form>
  );
}

function Recover({ arrive, asking, bringSeats }: Arriving): ReactNode {
  const { account } = useAccountWords();
  const [code, setCode] = useState('');
  return (
    <Form
      className={style['way']}
      aria-label={account.recoveryTitle}
      onSubmit={() => arrive(() => server.ask('recover', { code, bringSeats }))}
    >
      <h3>{account.recoveryTitle}</h3>
      <Field label={account.recoveryCode} value={code} onChange={setCode} autoComplete="off" />
      <QuietButton type="submit" disabled={asking.isBusy || code.trim() === ''}>
        {account.recover}
      </QuietButton>
    </Form>
  );
}
