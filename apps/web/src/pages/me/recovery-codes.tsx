/** Codes to write down for when all else is lost; shown once. Those that were used are punched. */
import { useState, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { server } from '../../online/here.ts';
import style from './me.module.css';
import type { MineProps } from './mine.ts';
import { useAccountWords, useAsking } from './use-asking.ts';

const ALL = 10;

export function RecoveryCodes({ mine: { account }, again }: MineProps): ReactNode {
  const { recovery } = useAccountWords();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { run, isBusy, trouble } = useAsking();
  const left = account.recoveryCodes;
  const make = (): void =>
    run(async () => {
      setCodes((await server.ask('makeRecoveryCodes', {})).codes);
      again();
    });
  return (
    <>
      <p>{recovery.text}</p>
      {left > 0 && (
        <p className={style['strip']}>
          <span aria-hidden="true">
            {Array.from({ length: ALL }, (_, at) => (
              <i key={at} data-used={at >= left} />
            ))}
          </span>
          {recovery.left(left)}
        </p>
      )}
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
      <QuietButton disabled={isBusy} onClick={make}>
        {recovery.make}
      </QuietButton>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}
