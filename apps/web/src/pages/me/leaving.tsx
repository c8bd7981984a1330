/** Going for good, asked twice. */
import { useState, type ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { Button, QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { server } from '../../online/here.ts';
import { PasswordField } from './field.tsx';
import style from './me.module.css';
import type { MineProps } from './mine.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

/** Who asks by keyboard is asked again where he is. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

export function Leaving({ mine, again }: MineProps): ReactNode {
  const { leaving, account } = useAccountWords();
  const { login } = mine.account;
  const [isSure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const go = (): void =>
    run(() => server.ask('deleteMe', password === '' ? {} : { password }), again);
  return (
    <Part id="leaving" title={leaving.title} className={style['leaving']}>
      <p>{leaving.lead}</p>
      <ul>
        <li>{leaving.goes}</li>
        <li>{leaving.plays}</li>
        <li>{leaving.stays}</li>
      </ul>
      {isSure ? (
        <Form className={style['line']} onSubmit={go}>
          {login !== undefined && (
            <PasswordField label={account.password} value={password} onChange={setPassword} />
          )}
          <div className={style['acts']}>
            <Button small type="submit" className={style['danger']} disabled={isBusy}>
              {leaving.sure}
            </Button>
            <QuietButton ref={takeFocus} onClick={() => setSure(false)}>
              {leaving.stay}
            </QuietButton>
          </div>
        </Form>
      ) : (
        <QuietButton onClick={() => setSure(true)}>{leaving.go}</QuietButton>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Part>
  );
}
