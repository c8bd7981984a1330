/** A name and a password: made here, and changed by who knows the one until now. */
import { useState, type ReactNode } from 'react';
import { Button, QuietButton } from '../../app/button.tsx';
import { Form } from '../../app/form.tsx';
import { server } from '../../online/here.ts';
import { Field, PasswordField } from './field.tsx';
import style from './me.module.css';
import type { MineProps } from './mine.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

export function AccountForm({ mine: { account }, again }: MineProps): ReactNode {
  const { account: words, pass } = useAccountWords();
  const known = account.login;
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <p>{known === undefined ? words.text : pass.signsInAs(known)}</p>
      {isOpen ? (
        <Password
          known={known}
          onDone={(isChanged) => {
            setOpen(false);
            setDone(isChanged);
            if (isChanged) again();
          }}
        />
      ) : (
        <QuietButton onClick={() => setOpen(true)}>
          {known === undefined ? words.open : words.change}
        </QuietButton>
      )}
      <output>{isDone && !isOpen ? words.done : ''}</output>
    </>
  );
}

interface FormProps {
  readonly known: string | undefined;
  onDone(isChanged: boolean): void;
}

function Password({ known, onDone }: FormProps): ReactNode {
  const { account: words, pass } = useAccountWords();
  const [login, setLogin] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const save = (): void =>
    run(async () => {
      const given = current === '' ? {} : { current };
      await server.ask('setPassword', { login, password, ...given });
      onDone(true);
    });
  return (
    <Form className={style['line']} onSubmit={save}>
      <Field
        label={words.login}
        note={words.loginNote}
        takesFocus
        value={login}
        onChange={setLogin}
        autoComplete="username"
      />
      {known !== undefined && (
        <PasswordField label={words.current} value={current} onChange={setCurrent} />
      )}
      <Field
        label={words.password}
        note={words.passwordNote}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="new-password"
      />
      <div className={style['acts']}>
        <Button small type="submit" disabled={isBusy || password === ''}>
          {known === undefined ? words.make : words.change}
        </Button>
        <QuietButton onClick={() => onDone(false)}>{pass.leave}</QuietButton>
      </div>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </Form>
  );
}
