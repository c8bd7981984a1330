/** Passkeys of a person, where the browser makes them. */
import type { ReactNode } from 'react';
import { server } from '../../online/here.ts';
import type { Mine } from './index.tsx';
import style from './me.module.css';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

export interface PasskeyCardProps {
  readonly mine: Mine;
  again(): void;
}

export function PasskeyCard({ mine: { person, account }, again }: PasskeyCardProps): ReactNode {
  const { passkey: words } = useAccountWords();
  const { run, isBusy, trouble } = useAsking();
  if (!hasPasskeys()) return null;
  const add = (): void =>
    run(async () => {
      await server.ask('addPasskey', await makePasskey(person.id, person.name));
      again();
    });
  const remove = (passkey: string): void =>
    run(async () => {
      await server.ask('removePasskey', { passkey });
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.text}</p>
      <ul className={style['list']}>
        {account.passkeys.map(({ passkey, name }) => (
          <li key={passkey}>
            <strong>{name}</strong>
            <button
              type="button"
              className="button quiet small"
              disabled={isBusy}
              onClick={() => remove(passkey)}
            >
              {words.remove(name)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button small" disabled={isBusy} onClick={add}>
        {words.add}
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
