/** A name and a password: made here, and changed by who knows the one until now. */
import type { Answer } from '@roundhouse/contract';
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export interface AccountCardProps {
  readonly account: Answer<'readAccount'>;
  again(): void;
}

export function AccountCard({ account, again }: AccountCardProps): ReactNode {
  const { account: words } = useAccountWords();
  const known = account.login;
  const [login, setLogin] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [isDone, setDone] = useState(false);
  const { run, isBusy, trouble } = useAsking();
  const save = (): void =>
    run(async () => {
      const given = current === '' ? {} : { current };
      await server.ask('setPassword', { login, password, ...given });
      setPassword('');
      setCurrent('');
      setDone(true);
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="account">
      <h2 id="account">{words.title}</h2>
      <p>{known === undefined ? words.text : words.has(known)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={words.login}
          note={words.loginNote}
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
        <button type="submit" className="button small" disabled={isBusy || password === ''}>
          {known === undefined ? words.make : words.change}
        </button>
        <output>{isDone && trouble === undefined ? words.done : ''}</output>
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </section>
  );
}
