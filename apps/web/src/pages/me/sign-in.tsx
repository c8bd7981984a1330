/** Signing in: by name and password, by a passkey, or by a recovery code. */
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { hasPasskeys, signByPasskey } from './passkey.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

export function SignIn({ again }: { again(): void }): ReactNode {
  const { account: words, passkey } = useAccountWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const signing = (work: () => Promise<unknown>): void =>
    run(async () => {
      await work();
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="sign-in">
      <h2 id="sign-in">{words.signInTitle}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signing(() => server.ask('signIn', { login, password }));
        }}
      >
        <Field label={words.login} value={login} onChange={setLogin} autoComplete="username" />
        <Field
          label={words.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <button type="submit" className="button small" disabled={isBusy || password === ''}>
          {words.signIn}
        </button>
      </form>
      {hasPasskeys() && (
        <button
          type="button"
          className="button quiet small"
          disabled={isBusy}
          onClick={() => signing(async () => server.ask('signInByPasskey', await signByPasskey()))}
        >
          {passkey.use}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signing(() => server.ask('recover', { code }));
        }}
      >
        <Field label={words.recoveryCode} value={code} onChange={setCode} autoComplete="off" />
        <button type="submit" className="button quiet small" disabled={isBusy || code === ''}>
          {words.recover}
        </button>
      </form>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
