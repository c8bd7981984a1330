/** Going for good, asked twice. */
import type { Answer } from '@roundhouse/contract';
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import { Field } from './field.tsx';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

/** Who asks by keyboard is asked again where he is. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

export interface LeavingProps {
  readonly account: Answer<'readAccount'>;
  again(): void;
}

export function Leaving({ account: { login }, again }: LeavingProps): ReactNode {
  const { leaving, account } = useAccountWords();
  const [isSure, setSure] = useState(false);
  const [password, setPassword] = useState('');
  const { run, isBusy, trouble } = useAsking();
  const go = (): void =>
    run(async () => {
      await server.ask('deleteMe', password === '' ? {} : { password });
      again();
    });
  return (
    <section className={style['leaving']} aria-labelledby="leaving">
      <h2 id="leaving">{leaving.title}</h2>
      <p>{leaving.lead}</p>
      <ul>
        <li>{leaving.goes}</li>
        <li>{leaving.plays}</li>
        <li>{leaving.stays}</li>
      </ul>
      {isSure ? (
        <form
          className={style['line']}
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          {login !== undefined && (
            <Field
              label={account.password}
              value={password}
              onChange={setPassword}
              type="password"
              autoComplete="current-password"
            />
          )}
          <div className={style['acts']}>
            <button type="submit" className={`button small ${style['danger']}`} disabled={isBusy}>
              {leaving.sure}
            </button>
            <button
              ref={takeFocus}
              type="button"
              className="button quiet small"
              onClick={() => setSure(false)}
            >
              {leaving.stay}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" className="button quiet small" onClick={() => setSure(true)}>
          {leaving.go}
        </button>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
