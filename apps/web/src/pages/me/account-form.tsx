/** A name and a password: made here, and changed by who knows the one until now. */
import type { Answer } from '@roundhouse/contract';
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export interface AccountFormProps {
  readonly account: Answer<'readAccount'>;
  again(): void;
}

export function AccountForm({ account, again }: AccountFormProps): ReactNode {
  const { account: words, pass } = useAccountWords();
  const known = account.login;
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <p>{known === undefined ? words.text : pass.signsInAs(known)}</p>
      {isOpen ? (
        <Form
          known={known}
          onDone={(isChanged) => {
            setOpen(false);
            setDone(isChanged);
            if (isChanged) again();
          }}
        />
      ) : (
        <button type="button" className="button quiet small" onClick={() => setOpen(true)}>
          {known === undefined ? words.open : words.change}
        </button>
      )}
      <output>{isDone && !isOpen ? words.done : ''}</output>
    </>
  );
}

interface FormProps {
  readonly known: string | undefined;
  onDone(isChanged: boolean): void;
}

function Form({ known, onDone }: FormProps): ReactNode {
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
    <form
      className={style['line']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={words.login}
        note={words.loginNote}
        takesFocus
        value={login}
        onChange={setLogin}
        autoComplete="username"
      />
      {known !== undefined && (
        <Field
          label={words.current}
          value={current}
          onChange={setCurrent}
          type="password"
          autoComplete="current-password"
        />
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
        <button type="submit" className="button small" disabled={isBusy || password === ''}>
          {known === undefined ? words.make : words.change}
        </button>
        <button type="button" className="button quiet small" onClick={() => onDone(false)}>
          {pass.leave}
        </button>
      </div>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </form>
  );
}
