/** Codes to write down for when a password is lost; shown once. */
import type { Answer } from '@roundhouse/contract';
import { useState, type ReactNode } from 'react';
import { server } from '../../online/here.ts';
import style from './me.module.css';
import { useAccountWords, useAsking } from './use-asking.ts';

export interface RecoveryCardProps {
  readonly account: Answer<'readAccount'>;
  again(): void;
}

export function RecoveryCard({ account, again }: RecoveryCardProps): ReactNode {
  const { recovery } = useAccountWords();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { run, isBusy, trouble } = useAsking();
  const make = (): void =>
    run(async () => {
      setCodes((await server.ask('makeRecoveryCodes', {})).codes);
      again();
    });
  return (
    <section className={`card ${style['card']}`} aria-labelledby="recovery">
      <h2 id="recovery">{recovery.title}</h2>
      <p>
        {recovery.text} {account.recoveryCodes > 0 && recovery.left(account.recoveryCodes)}
      </p>
      <output>
        {codes.length > 0 && (
          <>
            <ul className={style['codes']}>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <p>{recovery.once}</p>
          </>
        )}
      </output>
      <button type="button" className="button small" disabled={isBusy} onClick={make}>
        {recovery.make}
      </button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </section>
  );
}
