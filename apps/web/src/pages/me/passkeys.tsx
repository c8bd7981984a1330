/** Passkeys of a person, where the browser makes them. */
import type { ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { server } from '../../online/here.ts';
import style from './me.module.css';
import type { MineProps } from './mine.ts';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

export function Passkeys({ mine: { person, account }, again }: MineProps): ReactNode {
  const { passkey: words } = useAccountWords();
  const { run, isBusy, trouble } = useAsking();
  const add = (): void =>
    run(async () => server.ask('addPasskey', await makePasskey(person.id, person.name)), again);
  const remove = (passkey: string): void =>
    run(() => server.ask('removePasskey', { passkey }), again);
  return (
    <>
      <p>{words.text}</p>
      {account.passkeys.length > 0 && (
        <ul className={style['list']}>
          {account.passkeys.map(({ passkey, name }) => (
            <li key={passkey}>
              <strong translate="no">{name}</strong>
              <QuietButton disabled={isBusy} onClick={() => remove(passkey)}>
                {words.remove(name)}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <QuietButton disabled={isBusy} onClick={add}>
          {words.add}
        </QuietButton>
      ) : (
        <p>
          <small>{words.unsafe}</small>
        </p>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}
